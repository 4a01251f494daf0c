import { ok, readSlipText, type ReadingProgress, type SlipReading } from '@holeshot/shared-core';
import { greatLakes } from '@holeshot/shared-core/testing';
import { createRecognizer } from './createRecognizer';
import type { WorkerMessage } from './worker';

/** A recognizer whose worker the test plays. */
const start = () => {
  const workers: { reads: 'pictures' | 'slips'; sent: unknown[]; ended: boolean; heard: EventTarget }[] = [];
  const begin = (reads: 'pictures' | 'slips') => (): Worker => {
    const heard = new EventTarget();
    const played = { reads, sent: [] as unknown[], ended: false, heard };
    workers.push(played);
    return Object.assign(heard, {
      postMessage: (message: unknown) => played.sent.push(message),
      terminate: () => (played.ended = true),
    }) as unknown as Worker;
  };
  const recognizer = createRecognizer(begin('pictures'), begin('slips'));
  const told: ReadingProgress[] = [];
  const cancel = new AbortController();
  const picture = new Blob(['slip']);
  const reading = () =>
    recognizer.read(picture, { signal: cancel.signal, progress: (progress) => void told.push(progress) });
  const readSlip: typeof recognizer.readSlip = (...call) => recognizer.readSlip(...call);
  const say = (data: WorkerMessage | SlipReading) =>
    workers.at(-1)?.heard.dispatchEvent(new MessageEvent('message', { data }));
  return { workers, told, cancel, picture, reading, readSlip, say };
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

describe('a slip', () => {
  const slip = "60' 1.707\n330' 4.664\n1/8 7.190";

  test('is read by a worker of its own, which hears the names of the tracks alone', async () => {
    const { workers, cancel, readSlip, say } = start();
    const reading = readSlip(slip, [greatLakes], cancel.signal);
    const { uid, title } = greatLakes;
    expect(workers).toMatchObject([{ reads: 'slips', sent: [{ slip, tracks: [{ uid, title }] }] }]);
    expect(workers[0]?.sent).toEqual([{ slip, tracks: [{ uid, title }] }]);
    say(readSlipText(slip));
    expect(await reading).toEqual(ok(readSlipText(slip)));
    expect(workers[0]?.ended).toBe(true);
  });

  test('is canceled at once, and a missing reader is a failure with a sentence', async () => {
    const { workers, cancel, readSlip } = start();
    const missing = readSlip(text, [], cancel.signal);
    workers[0]?.heard.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await missing).toMatchObject({ failure: { code: 'part-missing' } });
    const canceled = readSlip(text, [], cancel.signal);
    cancel.abort();
    expect(await canceled).toMatchObject({ failure: { code: 'reading-canceled' } });
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
  });
});
