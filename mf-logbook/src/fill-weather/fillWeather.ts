import {
  formatPasses,
  formatWhole,
  undoTimeout,
  observationAtTrack,
  sameStored,
  withWeather,
  type Location,
  type LogBooksPort,
  type LogEntry,
  type Ports,
  type Share,
  type Vehicle,
  type WeatherObservation,
  type WeatherPort,
} from '@holeshot/shared-core';
import type { Work } from '@holeshot/shared-core/react';
import { filter, firstValueFrom, map } from 'rxjs';
import { requestObservation } from '../form/requestObservation';
import { stationOf } from '../form/stationOf';

/** Pass before and after its weather was filled in. */
interface Filled {
  before: LogEntry;
  after: LogEntry;
}

const storedPasses = (logBooks: LogBooksPort): Promise<LogEntry[]> =>
  firstValueFrom(
    logBooks.entries$().pipe(
      filter(({ state }) => state !== 'unknown'),
      map((loaded) => (loaded.state === 'present' ? loaded.value : [])),
    ),
  );

const sameUid =
  (pass: LogEntry) =>
  ({ log_entry_uid }: LogEntry): boolean =>
    log_entry_uid === pass.log_entry_uid;

/** Requests the weather of each pass in turn; skips a station after its first failure. */
const requestAll = async (
  passes: readonly LogEntry[],
  locations: readonly Location[],
  weather: WeatherPort,
  work: Work,
  onShare: (share: Share) => void,
) => {
  const found = new Map<LogEntry, WeatherObservation>();
  const troubles = new Map<string, string>();
  let silent = 0;
  for (const [index, pass] of passes.entries()) {
    const { location, log_entry_datetime: at } = pass;
    const stationId = stationOf(location, locations)?.id ?? '';
    if (!troubles.has(stationId)) {
      const answer = await requestObservation(weather, { stationId, at });
      if (work.canceled) return undefined;
      if (answer.ok) found.set(pass, observationAtTrack(answer.value, location.elevation));
      else if (answer.failure.code === 'weather-range') silent += 1;
      else troubles.set(stationId, answer.failure.message);
    }
    onShare((index + 1) / passes.length);
  }
  return { found, silent, reasons: new Set(troubles.values()) };
};

const outcomeInWords = (filled: number, asked: number): string => {
  if (filled === 0) return 'No weather was filled in.';
  const of = filled === asked ? '' : `${formatWhole(filled)} of `;
  return `Weather filled in for ${of}${formatPasses(asked)}.`;
};

/**
 * Fills in the closest observation for each pass without weather and shows a message with Undo. Saves after all
 * requests, and skips passes changed meanwhile.
 * @param work stores nothing when canceled
 */
export const fillWeather = async (
  passes: readonly LogEntry[],
  {
    ports,
    vehicles,
    locations,
  }: {
    vehicles: readonly Vehicle[];
    locations: readonly Location[];
    ports: Pick<Ports, 'weather' | 'logBooks' | 'feedback'>;
  },
  work: Work,
  onShare: (share: Share) => void,
): Promise<void> => {
  const answers = await requestAll(passes, locations, ports.weather, work, onShare);
  if (answers === undefined) return;
  const { found, silent, reasons } = answers;
  const now = await storedPasses(ports.logBooks);
  if (work.canceled) return;
  const filled: Filled[] = [];
  for (const [pass, observation] of found) {
    const before = now.find(sameUid(pass));
    const vehicle = vehicles.find(({ uid }) => uid === before?.vehicle.uid);
    if (before === undefined || vehicle === undefined || before.weather !== null) continue;
    const { log_entry_datetime, location } = before;
    if (!sameStored([log_entry_datetime, location], [pass.log_entry_datetime, pass.location])) continue;
    const after = withWeather(before, vehicle, observation);
    const saved = after.ok ? ports.logBooks.save(after.value, before) : after;
    if (!saved.ok) reasons.add(saved.failure.message);
    else if (after.ok) filled.push({ before, after: after.value });
  }
  const undo = async (): Promise<void> => {
    const stored = await storedPasses(ports.logBooks);
    for (const { before, after } of filled) {
      const is = stored.find(sameUid(after));
      if (is !== undefined && sameStored(is.weather, after.weather)) ports.logBooks.save(before, after);
    }
  };
  const nothing = silent === 0 ? [] : [`No report within 24 hours for ${silent === 1 ? 'one' : silent}.`];
  ports.feedback.snackbar({
    text: [outcomeInWords(filled.length, passes.length), ...nothing, ...reasons].join(' '),
    color: filled.length === passes.length ? 'success' : 'warning',
    timeout: undoTimeout,
    ...(filled.length > 0 && { saved: true, action: { label: 'Undo', run: () => void undo() } }),
  });
};
