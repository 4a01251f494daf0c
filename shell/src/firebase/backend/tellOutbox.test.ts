/** @jest-environment jsdom */
import { BehaviorSubject, of } from 'rxjs';
import { outboxCounts$ } from '../../connection/connection';
import { unsavedForms$ } from '../../drafts/draftStore';
import { snackbar$ } from '../../feedback/feedback';
import { dialogStack } from '../../overlays/dialogStack';
import { endTrouble, troubles$ } from '../../trouble/troubles';
import type { OutboxWrite } from '../../writes/outboxStore';
import { tellOutbox } from './tellOutbox';

const write = (id: string, state: OutboxWrite['state'], reason?: OutboxWrite['reason']): OutboxWrite => ({
  ...{ id, uid: 'ann', path: 'users/ann', data: {}, fields: [], stamps: [], at: 1, state },
  ...(reason !== undefined && { reason }),
});

const racerWith = (...writes: OutboxWrite[]) => ({
  outbox: { writes$: new BehaviorSubject(writes), loaded: () => Promise.resolve() },
});

const read = () => new Promise((resolve) => setTimeout(resolve));

const start = (racer: ReturnType<typeof racerWith> | undefined) => {
  const racer$ = new BehaviorSubject(racer);
  const telling = tellOutbox(racer$).subscribe();
  return { racer$, end: () => telling.unsubscribe() };
};

/** Returns the snackbar once it has come. */
const told = async () => {
  await Promise.resolve();
  return snackbar$.value;
};

beforeEach(() => {
  snackbar$.next(undefined);
  dialogStack.clear();
});
afterEach(() => endTrouble('full'));

describe('the counts in the app bar', () => {
  test('are not known until the writes of earlier runs are read', async () => {
    let end = (): void => undefined;
    const loading = new Promise<void>((resolve) => (end = resolve));
    const writes$ = new BehaviorSubject<OutboxWrite[]>([]);
    const telling = tellOutbox(of({ outbox: { writes$, loaded: () => loading } })).subscribe();
    await read();
    expect(outboxCounts$.value).toBeUndefined();
    // They are shown before the rest of the reading ends.
    writes$.next([write('left', 'waiting')]);
    expect(outboxCounts$.value).toEqual({ unsent: 1, refused: 0 });
    writes$.next([]);
    expect(outboxCounts$.value).toBeUndefined();
    end();
    await read();
    expect(outboxCounts$.value).toEqual({ unsent: 0, refused: 0 });
    telling.unsubscribe();
  });

  test('are those of the racer’s writes, and unknown once nobody is signed in', async () => {
    const ann = racerWith(write('a', 'waiting'), write('b', 'waiting'), write('c', 'refused'));
    const { racer$, end } = start(ann);
    await read();
    expect(outboxCounts$.value).toEqual({ unsent: 2, refused: 1 });
    ann.outbox.writes$.next([write('c', 'refused')]);
    expect(outboxCounts$.value).toEqual({ unsent: 0, refused: 1 });
    racer$.next(undefined);
    expect(outboxCounts$.value).toBeUndefined();
    end();
  });

  test('follow the next racer, not the one who left', async () => {
    const ann = racerWith(write('a', 'waiting'));
    const { racer$, end } = start(ann);
    racer$.next(racerWith());
    await read();
    ann.outbox.writes$.next([write('a', 'waiting'), write('b', 'waiting')]);
    expect(outboxCounts$.value).toEqual({ unsent: 0, refused: 0 });
    end();
  });
});

describe('a refused write', () => {
  test('is told with a way to the outbox', async () => {
    const ann = racerWith(write('a', 'waiting'));
    const { end } = start(ann);
    ann.outbox.writes$.next([write('a', 'refused', 'permission-denied')]);
    const message = await told();
    expect(message).toMatchObject({
      text: 'The server refused a change. It is safe on this device.',
      color: 'error',
      timeout: -1,
    });
    message?.action?.run();
    expect(dialogStack.rows$.value).toMatchObject([{ kind: 'outbox' }]);
    end();
  });

  test('is not told if it is of an earlier run, or of the racer before', async () => {
    const { racer$, end } = start(racerWith(write('a', 'waiting')));
    racer$.next(racerWith(write('a', 'refused')));
    expect(await told()).toBeUndefined();
    end();
  });
});

test('a write that finds no room is a trouble while it lasts, and holds back a reload', () => {
  const ann = racerWith(write('a', 'refused', 'not-stored'));
  const { end } = start(ann);
  expect(troubles$.value).toMatchObject([{ kind: 'full' }]);
  expect(unsavedForms$.value).toBe(1);
  ann.outbox.writes$.next([]);
  expect(troubles$.value).toEqual([]);
  expect(unsavedForms$.value).toBe(0);
  end();
});
