import { BehaviorSubject, combineLatest, distinctUntilChanged, filter, firstValueFrom, map } from 'rxjs';
import { connection$ } from '../connection/connection';
import { unsavedForms$ } from '../drafts/draftStore';

/** The complete version that waits for the next start, or undefined. */
export const waitingVersion$ = new BehaviorSubject<string | undefined>(undefined);

/** The waiting version that the racer has put off. */
const putOff$ = new BehaviorSubject<string | undefined>(undefined);

/** Busy state: a reload would lose input or interrupt sending. */
const isBusy$ = combineLatest([unsavedForms$, connection$]).pipe(
  map(
    ([forms, { network, unsent }]) =>
      forms > 0 || (network === 'online' && unsent !== undefined && unsent > 0),
  ),
  distinctUntilChanged(),
);

/** State of the offer "New Update!". */
export const isUpdateOffered$ = combineLatest([waitingVersion$, putOff$, isBusy$]).pipe(
  map(([waiting, putOff, isBusy]) => waiting !== undefined && waiting !== putOff && !isBusy),
  distinctUntilChanged(),
);

/** Stops offering the waiting version; the next start uses it. */
export const putOffUpdate = (): void => putOff$.next(waitingVersion$.value);

/** Resolves when no input is unsaved and nothing is being sent. */
export const untilFree = async (): Promise<void> => {
  await firstValueFrom(isBusy$.pipe(filter((isBusy) => !isBusy)));
};
