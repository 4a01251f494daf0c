import { BehaviorSubject, combineLatest, distinctUntilChanged, filter, firstValueFrom, map } from 'rxjs';
import { connection$ } from '../connection/connection';
import { unsavedForms$ } from '../drafts/draftStore';

/** Names the version that has been fetched whole and waits for the next start; undefined where none does. */
export const waitingVersion$ = new BehaviorSubject<string | undefined>(undefined);

/** The waiting version that the racer has put off. */
const putOff$ = new BehaviorSubject<string | undefined>(undefined);

/** Whether a reload would lose what is typed, or cut off what is being sent. */
const isBusy$ = combineLatest([unsavedForms$, connection$]).pipe(
  map(([forms, { network, unsent }]) => forms > 0 || (network === 'online' && unsent > 0)),
  distinctUntilChanged(),
);

/** Whether "New Update!" is to be shown now. */
export const isUpdateOffered$ = combineLatest([waitingVersion$, putOff$, isBusy$]).pipe(
  map(([waiting, putOff, isBusy]) => waiting !== undefined && waiting !== putOff && !isBusy),
  distinctUntilChanged(),
);

/** Offers the waiting version no more; the next start uses it. */
export const putOffUpdate = (): void => putOff$.next(waitingVersion$.value);

/** Settles when nothing is typed and nothing is being sent. */
export const untilFree = async (): Promise<void> => {
  await firstValueFrom(isBusy$.pipe(filter((isBusy) => !isBusy)));
};
