/**
 * Rejects with an error named `Timeout` when the work has not settled in time.
 * @param millis how long it may take
 * @param message what the error says
 */
export const withTimeout = <Value>(work: Promise<Value>, millis: number, message: string): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(Object.assign(new Error(message), { name: 'Timeout' })), millis);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
