import type { Result } from '@holeshot/shared-core';

/**
 * Works in a worker of its own, which ends with the work and gives its memory back.
 * @param start starts the worker
 * @param work message to it, such as a file
 * @param answers of a canceled work, and of a worker that cannot be loaded or runs out of memory
 * @param hear returns the answer in a message; undefined if the work goes on
 */
export const inWorker = <Answer>(
  start: () => Worker,
  work: unknown,
  signal: AbortSignal,
  answers: { canceled: Result<Answer>; missing: Result<Answer> },
  hear: (message: MessageEvent) => Result<Answer> | undefined,
): Promise<Result<Answer>> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve(answers.canceled);
      return;
    }
    const worker = start();
    const end = (answer: Result<Answer>): void => {
      worker.terminate();
      signal.removeEventListener('abort', cancel);
      resolve(answer);
    };
    const cancel = () => end(answers.canceled);
    signal.addEventListener('abort', cancel);
    worker.addEventListener('message', (message) => {
      const answer = hear(message);
      if (answer !== undefined) end(answer);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(answers.missing);
    });
    worker.postMessage(work);
  });
