import { BehaviorSubject, Subject, type Subscription } from 'rxjs';
import type { DialogsPort, Offer, Session } from '@holeshot/shared-core';
import { racerSession } from '@holeshot/shared-core/testing';
import type { SharesAnswer } from '../overlays/dialogStack';
import type { StoredShare, Shared } from './storedShares';
import { openWaitingShares } from './openWaitingShares';

const slip: Shared = { kind: 'text', text: "60' 1.707" };
const file: Shared = { kind: 'file', file: new File(['a;b'], 'season.csv') };
const photo: Shared = { kind: 'picture', file: new File(['jpeg'], 'slip.jpg') };
const takers: Offer['dialogs'] = {
  'log-entry': { title: 'Pass', takesShared: 'text', takesPicture: true },
  import: { title: 'Import', takesShared: 'file' },
  export: { title: 'Export' },
};

interface Opened {
  name: string;
  input: unknown;
  close: (output?: unknown) => void;
}

let running: Subscription;
/** What the device remembers at once. */
let marks: Map<string, string>;
beforeEach(() => {
  marks = new Map();
});
afterEach(() => running.unsubscribe());

const start = (
  shared: (Shared | undefined)[],
  session: Session,
  {
    dialogs = takers,
    alone = true,
    removing = Promise.resolve(),
    answer = 'open',
  }: { dialogs?: Offer['dialogs']; alone?: boolean; removing?: Promise<void>; answer?: SharesAnswer } = {},
) => {
  let waiting = shared.map((each, index): StoredShare => ({ key: `/shared/${index}`, shared: each }));
  const opened: Opened[] = [];
  const said: string[] = [];
  const asked: (readonly Shared[])[] = [];
  const session$ = new BehaviorSubject<Session>(session);
  const arrived$ = new Subject<readonly string[]>();
  const port = {
    open: (name: string, input: unknown) =>
      new Promise((close) => {
        opened.push({ name, input, close });
      }),
  } as unknown as DialogsPort;
  running = openWaitingShares({
    shares: {
      waiting: () => Promise.resolve(waiting),
      remove: async (key) => {
        await removing;
        waiting = waiting.filter((each) => each.key !== key);
      },
    },
    closed: {
      getItem: (key) => marks.get(key) ?? null,
      setItem: (key, text) => marks.set(key, text),
      removeItem: (key) => marks.delete(key),
    },
    arrived$,
    session$,
    offers: () => ({ mf_logbook: { dialogs } as Offer }),
    dialogs: port,
    say: ({ text }) => said.push(text),
    ask: (things) => {
      asked.push(things);
      return Promise.resolve(answer);
    },
    alone: (_, work) => (alone ? work() : Promise.resolve()),
  });
  /** Brings in a file that the racer opens with the app. */
  const arrive = (thing: Shared) => {
    const key = `/shared/${Math.random()}`;
    waiting = [...waiting, { key, shared: thing }];
    arrived$.next([key]);
  };
  const closedElsewhere = (thing: Shared) => {
    waiting = waiting.filter(({ shared: each }) => each !== thing);
  };
  return {
    opened,
    said,
    asked,
    session$,
    arrive,
    closedElsewhere,
    left: () => waiting.map((each) => each.shared),
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a share', () => {
  test('opens where it is taken, one after the other, and waits until that is closed', async () => {
    const app = start([slip, file], racerSession);
    await settled();
    expect(app.opened).toMatchObject([
      { name: 'log-entry', input: { shared: slip.kind === 'text' && slip.text } },
    ]);
    expect(app.left()).toEqual([slip, file]);
    app.opened[0]?.close();
    await settled();
    expect(app.left()).toEqual([file]);
    expect(app.opened[1]).toMatchObject({ name: 'import', input: { shared: { name: 'season.csv' } } });
    app.opened[1]?.close();
    await settled();
    expect(app.left()).toEqual([]);
  });

  test('opens as a picture where pictures are taken, and waits where no part takes one yet', async () => {
    const app = start([photo], racerSession);
    await settled();
    expect(app.opened).toMatchObject([{ name: 'log-entry', input: { shared: { name: 'slip.jpg' } } }]);
    running.unsubscribe();
    const { opened, left } = start([photo], racerSession, {
      dialogs: { 'log-entry': { title: 'Pass', takesShared: 'text' } },
    });
    await settled();
    expect(opened).toEqual([]);
    expect(left()).toEqual([photo]);
  });

  test('is asked about before anything opens, together with the others', async () => {
    const app = start([slip, file], racerSession, { answer: 'later' });
    await settled();
    expect(app.asked).toEqual([[slip, file]]);
    expect(app.opened).toEqual([]);
    expect(app.left()).toEqual([slip, file]);
  });

  test('is gone with all others where the racer discards them, and none was opened', async () => {
    const app = start([slip, file, undefined], racerSession, { answer: 'discard' });
    await settled();
    expect(app.opened).toEqual([]);
    expect(app.left()).toEqual([]);
    expect(marks).toEqual(new Map());
  });

  test('that waits is still asked about beside a file that the racer opens with the app', async () => {
    const app = start([slip], racerSession, { answer: 'later' });
    await settled();
    app.arrive(file);
    await settled();
    expect(app.asked).toEqual([[slip], [slip]]);
    expect(app.opened).toMatchObject([{ name: 'import' }]);
    expect(app.left()).toEqual([slip, file]);
  });

  test('opens without a question where the racer opens it with the app while that runs', async () => {
    const app = start([], racerSession);
    await settled();
    app.arrive(file);
    await settled();
    expect(app.asked).toEqual([]);
    expect(app.opened).toMatchObject([{ name: 'import' }]);
  });

  test('is offered no more once it was closed, also where the app was left before the device had removed it', async () => {
    const left = start([slip], racerSession, { removing: new Promise<void>(() => undefined) });
    await settled();
    left.opened[0]?.close();
    await settled();
    running.unsubscribe();
    expect(left.left()).toEqual([slip]);
    const again = start([slip], racerSession);
    await settled();
    expect(again.opened).toEqual([]);
    expect(again.left()).toEqual([]);
    expect(marks).toEqual(new Map());
  });

  test('is not offered again where another tab has opened and closed it meanwhile', async () => {
    const app = start([slip, file], racerSession);
    await settled();
    app.closedElsewhere(file);
    app.opened[0]?.close();
    await settled();
    expect(app.opened).toHaveLength(1);
  });

  test('is left to the tab that has it open', async () => {
    const app = start([slip], racerSession, { alone: false });
    await settled();
    expect(app.opened).toEqual([]);
    expect(app.left()).toEqual([slip]);
  });

  test('waits for the racer to sign in, which is said, and for an address to be verified', async () => {
    const app = start([slip], { status: 'signed-out' });
    await settled();
    expect(app.said).toEqual(['Sign in to open your share. It waits on this device until then.']);
    app.session$.next({ ...racerSession, emailVerified: false, hasPassword: true });
    await settled();
    expect(app.opened).toEqual([]);
    app.session$.next(racerSession);
    await settled();
    expect(app.opened).toHaveLength(1);
  });

  test('is there again where the session ended under the open dialog', async () => {
    const app = start([slip], racerSession);
    await settled();
    app.session$.next({ status: 'signed-out' });
    app.opened[0]?.close();
    await settled();
    expect(app.left()).toEqual([slip]);
    app.session$.next(racerSession);
    await settled();
    expect(app.opened).toHaveLength(2);
  });

  test('is told once if it is too large, and holds back nothing', async () => {
    const app = start([undefined, file], racerSession);
    await settled();
    expect(app.said).toEqual([expect.stringContaining('Your share is too large')]);
    expect(app.opened).toMatchObject([{ name: 'import' }]);
    expect(app.left()).toEqual([file]);
  });

  test('stays where the log book of this device does not know of it yet', async () => {
    const app = start([slip], racerSession, {
      dialogs: { 'log-entry': { title: 'Pass' }, import: { title: 'Import' } },
    });
    await settled();
    expect(app.said).toEqual([expect.stringContaining('opens after the next update')]);
    expect(app.opened).toEqual([]);
    expect(app.left()).toEqual([slip]);
  });
});
