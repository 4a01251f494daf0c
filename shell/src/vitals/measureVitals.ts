import { onCLS, onINP, onLCP, type MetricType, type ReportOpts } from 'web-vitals';
import { writeDebugLog } from '../debugLog/debugLog';
import { offers$ } from '../remotes/offers';
import { remoteNames } from '../remotes/remotePlaces';
import { shellTag, versionTag } from '../remotes/versionTag';
import { routeTable, rowAt } from '../routing/routeTable';

type Vital = Pick<MetricType, 'name' | 'value' | 'rating'>;

/** A function that measures a vital and reports each worse value. */
type Observe = (tell: (vital: Vital) => void, options: ReportOpts) => void;

/** Returns the owner of the current page: `mf_logbook@4.4.17+1a2b3c4d/logbook`. */
const tagOfPage = (): string => {
  const row = rowAt(routeTable(offers$.value, remoteNames), location.pathname);
  if (row !== undefined && 'remote' in row.drawnBy)
    return `${versionTag(row.drawnBy.remote)}/${row.drawnBy.page}`;
  return `${shellTag()}${location.pathname}`;
};

/** Returns `LCP 812 ms good`; the layout shift has no unit: `CLS 0.02 good`. */
const wordsOf = ({ name, value, rating }: Vital): string =>
  `${name} ${name === 'CLS' ? value.toFixed(2) : `${Math.round(value)} ms`} ${rating}`;

/**
 * Measures paint, response and layout shift, and logs them once a start when the racer leaves the app, each with the owner
 * of the page at its worst.
 */
export const measureVitals = (
  observers: readonly Observe[] = [onLCP, onINP, onCLS],
  tag: () => string = tagOfPage,
): void => {
  const worst = new Map<string, string>();
  const noteWorse = (vital: Vital) => void worst.set(vital.name, `${wordsOf(vital)} ${tag()}`);
  for (const observe of observers) observe(noteWorse, { reportAllChanges: true });
  const note = () => {
    if (document.visibilityState !== 'hidden' || worst.size === 0) return;
    removeEventListener('visibilitychange', note);
    writeDebugLog(`web vitals: ${[...worst.values()].join(', ')}`);
  };
  // On the window, so that the observers, which listen on the document, have told their last values.
  addEventListener('visibilitychange', note);
};
