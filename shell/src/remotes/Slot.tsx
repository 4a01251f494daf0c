import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { firstValueFrom, Subject } from 'rxjs';
import {
  failedAs,
  partFailures,
  type DialogName,
  type DialogProps,
  type Failure,
  type FailureCode,
  type Lifecycle,
  type Ports,
  type Remote,
  type Result,
  type WidgetProps,
} from '@holeshot/shared-core';
import { expectPart } from '../loading/firstPage';
import { reportError } from '../debugLog/debugLog';
import { unsavedForms$ } from '../drafts/draftStore';
import { scopePorts } from './scopePorts';
import { reloadAfterFailure } from '../routing/reloadLimit';
import { FailedPart } from './FailedPart';
import { wasReady } from '../device/wasReady';
import { isFromDevice } from './isFromDevice';
import { loadRemote } from './loadRemote';
import { LoadingPart } from './LoadingPart';
import { mountPlace, type MountedPlace } from './mountPlace';
import { versionTag } from './versionTag';
import { withTag } from './withTag';
import { versionTrial, type VersionTrial } from './versionTrial';

type Kind = 'page' | 'dialog' | 'widget';

interface SlotProps {
  kind: Kind;
  remote: string;
  /** Key of the row in the remote's offer. */
  place: string;
  /** Title for people. */
  title: string;
  ports: Ports;
  /** Input and close function of a dialog. */
  dialog?: DialogProps<DialogName>;
  /** Stored row of a widget on Home. */
  stored?: WidgetProps['stored'];
  onShown?: () => void;
  onFailed?: () => void;
  load?: (name: string, part?: string) => Promise<Result<Remote>>;
  reload?: () => void;
  trial?: VersionTrial;
}

type PlaceProps = { platform: Partial<Ports> } & Partial<DialogProps<DialogName>> & WidgetProps;

const rowsOf = (remote: Remote, kind: Kind) =>
  ({ page: remote.pages, dialog: remote.dialogs, widget: remote.widgets })[kind] as Partial<
    Record<string, () => Promise<Lifecycle<PlaceProps>>>
  >;

type State = { is: 'loading' } | { is: 'shown' } | { is: 'failed'; failure: Failure };

/** Returns the name under which a pointer lists the first files of a part; a dialog has none, it loads when opened. */
const startOf = (kind: Kind, place: string): string | undefined =>
  ({ page: place, widget: `widget-${place}`, dialog: undefined })[kind];

/** The same each time: a place is drawn and then said to be shown, and the second changes nothing. */
const shown: State = { is: 'shown' };

/** Pause (ms) before the second try to load a part. */
const untilAskedAgain = 500;

const reloadApp = (): void => location.reload();

/** Failures that a retry or a reload may mend: files that did not arrive, or that a publish has just replaced. */
const mendable = new Set<FailureCode>(['remote-broken', 'pointer-missing', 'place-broken']);

/** Failures that the code of a version causes, if the whole version is on the device. */
const ofCode = new Set<FailureCode>(['part-unshown', 'remote-broken', 'place-broken']);

/** Whether the tab began without a network: then every version comes whole from the device. */
const beganOffline = !navigator.onLine;

/** Returns whether the code of a version caused a failure. The network may cause a missing file, unless the device has all. */
const isOfCode = ({ code }: Failure): boolean => {
  if (code === 'part-threw') return true;
  return ofCode.has(code) && isFromDevice() && wasReady() && (navigator.onLine || beganOffline);
};

const putBack = failedAs(partFailures, 'version-put-back').failure;

/**
 * Calls back in the frame in which a part is drawn, before it reports to be shown, until the returned function is called.
 * @param frame the parent of the part
 */
const whenDrawn = (frame: HTMLElement, onDrawn: () => void): (() => void) => {
  const watching = new MutationObserver(() => {
    if (frame.querySelector(':scope > * > *') === null) return;
    watching.disconnect();
    onDrawn();
  });
  watching.observe(frame, { childList: true, subtree: true });
  return () => watching.disconnect();
};

/**
 * The stand-in of a part; if it disappears with the focus inside, the focus moves to the slot and stays in its dialog.
 * @param over lays it over the part, which then appears where it stays
 */
const StandIn = ({ over = false, children }: { over?: boolean; children: ReactNode }) => {
  const ground = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ground.current;
    const place = element?.parentElement;
    return () => {
      if (element?.contains(document.activeElement)) place?.focus();
    };
  }, []);
  return (
    <Box ref={ground} sx={over ? { position: 'absolute', inset: 0 } : undefined}>
      {children}
    </Box>
  );
};

/**
 * The slot of one page, dialog or widget of a remote. It loads and mounts the part; a failure shows here with a Retry, and
 * the rest of the app goes on. Loading is tried twice, then a page reloads the app. Each try mounts a new parcel.
 */
export const Slot = ({
  kind,
  remote: name,
  place,
  title,
  ports,
  dialog,
  stored,
  onShown,
  onFailed,
  load = loadRemote,
  reload = reloadApp,
  trial = versionTrial,
}: SlotProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ is: 'loading' });
  const [{ tries, isSecond }, setTry] = useState({ tries: 1, isSecond: false });
  const latest = useRef({ dialog, stored, onShown, onFailed });
  useEffect(() => {
    latest.current = { dialog, stored, onShown, onFailed };
  });

  useEffect(() => {
    const ended$ = new Subject<void>();
    let ended = false;
    let hasFailed = false;
    let endTrial = (): void => undefined;
    let mounted: Promise<MountedPlace> | undefined;
    let forgetDrawn = (): void => undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const fail = (failure: Failure, error: unknown) => {
      reportError(error, `${versionTag(name)}/${place}`);
      if (ended) return;
      hasFailed = true;
      endTrial();
      const mayMend = mendable.has(failure.code);
      if (mayMend && !isSecond) {
        waiting = setTimeout(() => setTry({ tries, isSecond: true }), untilAskedAgain);
        return;
      }
      const isPutBack = isOfCode(failure) && trial.failed(name, `${kind}/${place}`);
      const mayReload = kind === 'page' && unsavedForms$.value === 0;
      if (mayReload && isPutBack && reloadAfterFailure(reload, true)) return;
      const isFirst = tries === 1 && !isPutBack;
      if (mayReload && isFirst && mayMend && reloadAfterFailure(reload, navigator.onLine)) return;
      setState({ is: 'failed', failure: isPutBack ? putBack : failure });
      latest.current.onFailed?.();
    };

    const show = async () => {
      const loaded = await load(name, startOf(kind, place));
      if (!loaded.ok) {
        if (!ended) fail(loaded.failure, loaded.failure.message);
        return;
      }
      const loadPlace = rowsOf(loaded.value, kind)[place];
      if (loadPlace === undefined) {
        fail(failedAs(partFailures, 'place-missing').failure, 'no code for the row');
        return;
      }
      // Loads even if the part is gone: the browser warns about files fetched ahead and not used.
      const lifecycle = await loadPlace().catch((error: unknown) =>
        fail(failedAs(partFailures, 'place-broken').failure, error),
      );
      const element = frame.current;
      if (lifecycle === undefined || ended || element === null) return;
      const platform = scopePorts(withTag(ports, name, place), loaded.value.offer.needs, ended$);
      // Removed, not hidden by a style: the focus trap of a dialog would tab to the invisible button.
      forgetDrawn = whenDrawn(element, () => {
        if (!hasFailed) flushSync(() => setState(shown));
      });
      mounted = mountPlace(element, `${name}/${place}`, lifecycle, {
        platform,
        ...latest.current.dialog,
        ...(latest.current.stored && { stored: latest.current.stored }),
        onFailure: (error: unknown) => fail(failedAs(partFailures, 'part-threw').failure, error),
      });
      await (
        await mounted
      ).shown;
      if (ended || hasFailed) return;
      setState(shown);
      endTrial = trial.shown(name, `${kind}/${place}`);
      latest.current.onShown?.();
    };

    const showing = show().catch((error: unknown) =>
      fail(failedAs(partFailures, 'part-unshown').failure, error),
    );
    if (kind !== 'dialog') expectPart(Promise.race([showing, firstValueFrom(ended$)]));
    return () => {
      ended = true;
      clearTimeout(waiting);
      endTrial();
      forgetDrawn();
      ended$.next();
      // After a failed mount, which `show` has reported, there is nothing to remove.
      mounted?.then((place) => place.remove()).catch(() => undefined);
    };
  }, [kind, name, place, ports, tries, isSecond, load, reload, trial]);

  const retry = () => {
    setState({ is: 'loading' });
    setTry({ tries: tries + 1, isSecond: false });
  };

  return (
    <Box tabIndex={-1} sx={{ position: 'relative', height: '100%', outline: 'none' }}>
      {state.is === 'loading' && (
        <StandIn over={kind === 'page'}>
          <LoadingPart kind={kind} title={title} onClose={dialog && (() => dialog.close())} />
        </StandIn>
      )}
      {state.is === 'failed' && (
        <StandIn>
          <FailedPart
            title={title}
            failure={state.failure}
            onRetry={retry}
            onReload={tries > 1 || state.failure === putBack ? reload : undefined}
            onClose={dialog && (() => dialog.close())}
          />
        </StandIn>
      )}
      <Box
        ref={frame}
        hidden={state.is === 'failed'}
        sx={{ height: '100%', ...(state.is === 'failed' && { display: 'none' }) }}
      />
    </Box>
  );
};
