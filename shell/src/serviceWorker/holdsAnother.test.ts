import { holdsAnother } from './holdsAnother';

/** A worker of the files that it says it holds; one of before it was asked says nothing. */
const worker = (files?: string): Pick<ServiceWorker, 'postMessage'> => ({
  postMessage: (question: unknown, ports?: unknown) => {
    expect(question).toEqual({ type: 'WHICH' });
    if (files !== undefined) (ports as MessagePort[])[0]?.postMessage(files);
  },
});

describe('a shell that waits', () => {
  test('is another where its worker holds other files', async () => {
    expect(await holdsAnother(worker('b'), worker('a'))).toBe(true);
  });

  test('is none where it is the one that runs, as after a version was taken back', async () => {
    expect(await holdsAnother(worker('a'), worker('a'))).toBe(false);
  });

  test('is another where a worker does not say what it holds', async () => {
    const answers = [
      holdsAnother(worker('b'), worker()),
      holdsAnother(worker(), worker('a')),
      holdsAnother(worker(), worker()),
    ];
    expect(await Promise.all(answers)).toEqual([true, true, true]);
  });
});
