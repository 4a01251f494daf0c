import {
  combineLatest,
  concatMap,
  distinctUntilChanged,
  map,
  startWith,
  tap,
  type Observable,
  type Subscription,
} from 'rxjs';
import {
  isUnverified,
  type DialogName,
  type DialogsPort,
  type Offer,
  type Session,
  type SnackbarMessage,
} from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';
import type { deviceStorage } from '../device/deviceStorage';
import type { SharesAnswer } from '../overlays/dialogStack';
import type { StoredShare, StoredShares, Shared } from './storedShares';

const signInFirst = 'Sign in to open your share. It waits on this device until then.';
const tooLarge =
  'Your share is too large: a slip has at most 20,000 characters, a file 64 MB. The original is unchanged.';
const tooOld =
  'The log book on this device cannot open your share yet. It waits here and opens after the next update.';

const closedKey = (key: string): string => `holeshot.closed.${key}`;

/** Who can work: `out` is nobody, `elsewhere` is a racer with an unverified address. */
const standingOf = (session: Session): 'in' | 'out' | 'elsewhere' => {
  if (session.status === 'signed-out') return 'out';
  return session.status === 'signed-in' && !isUnverified(session) ? 'in' : 'elsewhere';
};

const dialogTaking = (kind: Shared['kind'], offers: Record<string, Offer>): DialogName | undefined =>
  Object.values(offers)
    .flatMap(({ dialogs }) => Object.entries(dialogs))
    .find(([, { takesShared, takesPicture }]) =>
      kind === 'picture' ? takesPicture === true : takesShared === kind,
    )?.[0] as DialogName | undefined;

/**
 * Asks about waiting shares once a racer is signed in and whenever more arrive, and opens them in their dialog, one
 * after the other. A share stays on the device until its dialog is closed or it is discarded.
 */
export const openWaitingShares = ({
  shares,
  closed,
  arrived$,
  session$,
  offers,
  dialogs,
  say,
  ask,
  alone,
}: {
  shares: Pick<StoredShares, 'waiting' | 'remove'>;
  /** Marks a closed share at once: the racer may leave before the device has removed it. */
  closed: Pick<typeof deviceStorage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Emits the keys of files that the racer has opened with the app; they need no question. */
  arrived$: Observable<readonly string[]>;
  session$: Observable<Session>;
  offers: () => Record<string, Offer>;
  dialogs: DialogsPort;
  say: (message: SnackbarMessage) => void;
  /** Asks before anything opens: a share may be a foreign page's. */
  ask: (things: readonly Shared[]) => Promise<SharesAnswer>;
  /** Runs the work unless another tab does: a share opens in one tab. */
  alone: (key: string, work: () => Promise<void>) => Promise<unknown>;
}): Subscription => {
  let standing: ReturnType<typeof standingOf> = 'elsewhere';

  const remove = async (key: string): Promise<void> => {
    closed.setItem(closedKey(key), 'yes');
    await shares.remove(key);
    closed.removeItem(closedKey(key));
  };

  const open = async ({ key, shared }: StoredShare): Promise<void> => {
    if (shared === undefined) {
      say({ text: tooLarge, color: 'error', timeout: -1 });
      await remove(key);
      return;
    }
    const name = dialogTaking(shared.kind, offers());
    if (name === undefined) {
      say({ text: tooOld, timeout: -1 });
      return;
    }
    const input = { shared: shared.kind === 'text' ? shared.text : shared.file };
    await dialogs.open(name, input);
    // Signing out closes every dialog without a decision.
    if (standing === 'in') await remove(key);
  };

  const isOpen = ({ key }: StoredShare): boolean => closed.getItem(closedKey(key)) === null;

  const look = async (chosen: readonly string[]): Promise<void> => {
    const all = standing === 'elsewhere' ? [] : await shares.waiting();
    const waiting = all.filter(isOpen);
    for (const { key } of all.filter((each) => !waiting.includes(each)))
      await remove(key).catch((error: unknown) => reportError(error, 'share'));
    if (waiting.length === 0) return;
    if (standing === 'out') {
      say({ text: signInFirst, timeout: -1 });
      return;
    }
    const doubtful = waiting.filter(({ key }) => !chosen.includes(key));
    const asked = doubtful.map(({ shared }) => shared).filter((shared) => shared !== undefined);
    const answer = asked.length === 0 ? 'open' : await ask(asked);
    if (answer === 'discard') await Promise.all(doubtful.map(({ key }) => remove(key)));
    for (const each of answer === 'open' ? waiting : waiting.filter(({ key }) => chosen.includes(key)))
      await alone(each.key, async () => {
        // Another tab may have opened and closed it meanwhile.
        const still = (await shares.waiting()).filter(isOpen);
        if (still.some(({ key }) => key === each.key)) await open(each);
      });
  };

  return combineLatest([
    session$.pipe(
      map(standingOf),
      distinctUntilChanged(),
      tap((now) => (standing = now)),
    ),
    arrived$.pipe(startWith([])),
  ])
    .pipe(concatMap(([, chosen]) => look(chosen).catch((error: unknown) => reportError(error, 'share'))))
    .subscribe();
};
