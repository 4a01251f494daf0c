/**
 * Rejects with an error named `Timeout` if the work does not settle in time.
 * @param millis longest time of the work
 * @param message of the error
 */
export const withTimeout = <Value>(work: Promise<Value>, millis: number, message: string): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(Object.assign(new Error(message), { name: 'Timeout' })), millis);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
