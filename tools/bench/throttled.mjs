const slowly = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const freely = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Attaches to a target without a session in playwright: the worker, whose requests go past all pages. */
const attach = async (browser, targetId, take) => {
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
  let last = 0;
  browser.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId === sessionId) take(JSON.parse(event.message));
  });
  return (method, params) => {
    last += 1;
    const message = JSON.stringify({ id: last, method, params });
    return browser.send('Target.sendMessageToTarget', { sessionId, message });
  };
};

/**
 * Watches the service workers of a browser: slows down their requests as those of a page, and counts their bytes.
 * @param {import('playwright').CDPSession} browser
 */
export const watchWorkers = async (browser) => {
  const workers = new Map();
  let network = freely;
  let bytes = 0;
  const slowDown = (send) => send('Network.emulateNetworkConditions', network);
  const found = async ({ targetInfo: { type, targetId } }) => {
    if (type !== 'service_worker' || workers.has(targetId)) return;
    workers.set(targetId, () => Promise.resolve());
    const send = await attach(browser, targetId, ({ method, params }) => {
      if (method === 'Network.loadingFinished') bytes += params.encodedDataLength;
    });
    workers.set(targetId, send);
    await send('Network.enable', {});
    await slowDown(send);
  };
  // A worker that is gone needs nothing.
  browser.on('Target.targetCreated', (event) => void found(event).catch(() => undefined));
  browser.on('Target.targetDestroyed', ({ targetId }) => void workers.delete(targetId));
  await browser.send('Target.setDiscoverTargets', { discover: true });
  return {
    slow: async (isSlow) => {
      network = isSlow ? slowly : freely;
      await Promise.all([...workers.values()].map((send) => slowDown(send).catch(() => undefined)));
    },
    /** Returns the bytes since the last call. */
    takeBytes: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
};

/** Slows a page down to a medium phone: four times the processor's time, 1.6 Mbps, 150 ms. */
export const slowPage = async (session, isSlow) => {
  await session.send('Network.emulateNetworkConditions', isSlow ? slowly : freely);
  await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? 4 : 1 });
};
