import { ok } from '@holeshot/shared-core';
import { createShrinker } from './createShrinker';

/** A shrinker whose worker the test plays. */
const begin = () => {
  const workers: (EventTarget & { sent: unknown[]; ended: boolean })[] = [];
  const shrink = createShrinker(() => {
    const worker = Object.assign(new EventTarget(), {
      ...{ sent: [] as unknown[], ended: false },
      postMessage: (message: unknown) => void worker.sent.push(message),
      terminate: () => void (worker.ended = true),
    });
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const cancel = new AbortController();
  const file = new Blob(['photo']);
  return { workers, cancel, file, shrink: () => shrink(file, cancel.signal) };
};

test('a file has a worker of its own, which ends with it', async () => {
  const { workers, file, shrink } = begin();
  const shrunk = shrink();
  expect(workers).toMatchObject([{ sent: [file], ended: false }]);
  workers[0]?.dispatchEvent(new MessageEvent('message', { data: ok('/9j/') }));
  expect(await shrunk).toEqual(ok('/9j/'));
  expect(workers[0]?.ended).toBe(true);
});

test('Cancel ends the worker at once', async () => {
  const { workers, cancel, shrink } = begin();
  const canceled = shrink();
  cancel.abort();
  expect(await canceled).toMatchObject({ failure: { code: 'shrinking-canceled' } });
  expect(workers[0]?.ended).toBe(true);
  expect(await shrink()).toMatchObject({ failure: { code: 'shrinking-canceled' } });
  expect(workers).toHaveLength(1);
});

test('a worker that cannot be loaded, or stops, is a failure with a sentence', async () => {
  const { workers, shrink } = begin();
  const failing = shrink();
  const stopped = new Event('error', { cancelable: true });
  workers[0]?.dispatchEvent(stopped);
  expect(await failing).toMatchObject({ failure: { code: 'part-missing' } });
  expect(stopped.defaultPrevented).toBe(true);
  expect(workers[0]?.ended).toBe(true);
});
