/** @jest-environment jsdom */
import type { Firestore } from 'firebase/firestore';
import { NEVER } from 'rxjs';
import type { Loadable, LogEntry } from '@holeshot/shared-core';
import { firstReadMs } from '../../loading/firstReadMs';
import { createLogBookMarks } from './logBookMarks';
import { watchEntries } from './watchEntries';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Shows the passes of a device whose database does not answer. */
const show = (synced: number) => {
  const marks = createLogBookMarks('ann');
  marks.synced.write(synced);
  const { entries$ } = watchEntries(
    {
      ...{ database: {} as unknown as Firestore, uid: 'ann', marks, report: () => undefined },
      ...{ health: { mark: () => undefined, online: () => true }, closed$: NEVER, refused$: NEVER },
    },
    { read$: NEVER, readSooner: () => undefined, remember: () => undefined },
    { changed$: NEVER, synced$: NEVER },
    () => undefined,
  );
  const seen: Loadable<LogEntry[]>['state'][] = [];
  const watching = entries$.subscribe(({ state }) => seen.push(state));
  jest.advanceTimersByTime(firstReadMs);
  watching.unsubscribe();
  return seen;
};

test('a log book that never came to the device counts as empty after a time', () => {
  expect(show(0)).toEqual(['unknown', 'absent']);
});

test('a log book that the device has is unknown until it is read', () => {
  expect(show(1)).not.toContain('absent');
});
