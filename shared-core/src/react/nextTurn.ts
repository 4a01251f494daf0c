/**
 * Lets the browser do what waits: touches, frames, other work. Browsers make a timer that follows on timers wait for 4 ms
 * more, which is a quarter of a slice; where there is no channel, as in tests, a timer does.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
