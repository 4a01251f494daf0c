import { ok, type ReadingProgress } from '@holeshot/shared-core';
import { createRecognizer } from './createRecognizer';
import type { WorkerMessage } from './worker';

/** A recognizer whose worker the test plays. */
const start = () => {
  const workers: { sent: unknown[]; ended: boolean; heard: EventTarget }[] = [];
  const recognizer = createRecognizer(() => {
    const heard = new EventTarget();
    const played = { sent: [] as unknown[], ended: false, heard };
    workers.push(played);
    return Object.assign(heard, {
      postMessage: (message: unknown) => played.sent.push(message),
      terminate: () => (played.ended = true),
    }) as unknown as Worker;
  });
  const told: ReadingProgress[] = [];
  const cancel = new AbortController();
  const picture = new Blob(['slip']);
  const reading = () =>
    recognizer.read(picture, { signal: cancel.signal, progress: (progress) => void told.push(progress) });
  const say = (data: WorkerMessage) =>
    workers.at(-1)?.heard.dispatchEvent(new MessageEvent('message', { data }));
  return { workers, told, cancel, picture, reading, say };
};
const text = { text: '1/4 11.112', words: [] };

test('a picture is read by a worker of its own, which ends with the reading', async () => {
  const { workers, told, picture, reading, say } = start();
  const first = reading();
  expect(workers).toMatchObject([{ sent: [picture], ended: false }]);
  say({ progress: { step: 'loading', share: 0.5 } });
  say({ progress: { step: 'reading', share: 1 } });
  expect(told).toEqual([
    { step: 'loading', share: 0.5 },
    { step: 'reading', share: 1 },
  ]);
  say({ result: ok(text) });
  expect(await first).toEqual(ok(text));
  expect(workers[0]?.ended).toBe(true);
  void reading();
  expect(workers).toHaveLength(2);
});

test('a canceled reading ends its worker at once', async () => {
  const { workers, cancel, reading } = start();
  const canceled = reading();
  cancel.abort();
  expect(await canceled).toMatchObject({ ok: false, failure: { code: 'reading-canceled' } });
  expect(workers[0]?.ended).toBe(true);
  expect(await reading()).toMatchObject({ failure: { code: 'reading-canceled' } });
  expect(workers).toHaveLength(1);
});

test('a worker that cannot be loaded, or stops, is a failure with a sentence', async () => {
  const { workers, reading } = start();
  const failing = reading();
  const stopped = new Event('error', { cancelable: true });
  workers[0]?.heard.dispatchEvent(stopped);
  expect(await failing).toMatchObject({ ok: false, failure: { code: 'recognizer-missing' } });
  expect(stopped.defaultPrevented).toBe(true);
  expect(workers[0]?.ended).toBe(true);
});
