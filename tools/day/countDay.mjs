import { stackPorts } from '../stack/stackPorts.mjs';
import { countFirestore } from './countFirestore.mjs';

const none = () => ({ requests: 0, bytes: 0 });

/** Counts the requests of a device's pages to the services of a stack, by service. */
export const createDayCount = (stackUrl) => {
  const ports = stackPorts(Number(new URL(stackUrl).port));
  const roles = new Map(
    ['auth', 'firestore', 'functions', 'weather'].map((role) => [`${ports[role]}`, role]),
  );
  let services = {};
  let firestore = {};
  const pages = new Set();
  const add = (to, more) => {
    for (const [name, value] of Object.entries(more)) to[name] = (to[name] ?? 0) + value;
  };
  const readPage = async (page) =>
    add(
      firestore,
      await page.evaluate(() => {
        const { ...counts } = globalThis.firestoreCounts;
        for (const name of Object.keys(counts)) globalThis.firestoreCounts[name] = 0;
        return counts;
      }),
    );
  return {
    /** Begins to count a page, before it goes anywhere. */
    watch: async (page) => {
      await page.addInitScript(countFirestore);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const known = new Map();
      const of = (requestId) => (services[known.get(requestId)] ??= none());
      session.on('Network.requestWillBeSent', ({ requestId, request }) => {
        const { port, protocol, pathname } = new URL(request.url);
        if (!protocol.startsWith('http')) return;
        const role = roles.get(port) ?? 'hosting';
        // The second source has the same port and no price.
        known.set(requestId, role === 'weather' && !pathname.startsWith('/v2/') ? 'national' : role);
        if (request.method !== 'OPTIONS') of(requestId).requests += 1;
        of(requestId).bytes += request.postData?.length ?? 0;
      });
      session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
        if (known.has(requestId)) of(requestId).bytes += encodedDataLength;
      });
      pages.add(page);
      page.on('close', () => pages.delete(page));
    },
    /** Gives the counts since the last call. */
    take: async () => {
      for (const page of pages) await readPage(page);
      const taken = { services, firestore };
      services = {};
      firestore = {};
      return taken;
    },
  };
};
