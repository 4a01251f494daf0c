/** Runs in each page before its own code: notes what the browser says of paints, long tasks and interactions. */
export const noteVitals = () => {
  const vitals = { lcp: 0, tasks: [], interactions: {}, shown: undefined, content: undefined };
  globalThis.benchVitals = vitals;
  const observe = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      ...{ type, buffered: true },
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => vitals.tasks.push({ startTime, duration }));
  const takeEvent = ({ interactionId, duration }) => {
    if (!interactionId) return;
    vitals.interactions[interactionId] = Math.max(vitals.interactions[interactionId] ?? 0, duration);
  };
  observe('event', takeEvent, { durationThreshold: 16 });

  const wanted = {
    // The app's first paint: the layout stands, around the page or its skeleton.
    shown: '#root main',
    // The first heading that a remote has drawn: its code is there, and its data.
    content: '[data-id-prefix] h2',
  };
  const look = new MutationObserver(() => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (document.querySelector(selector) === null) continue;
      delete wanted[name];
      requestAnimationFrame(() => requestAnimationFrame(() => (vitals[name] = performance.now())));
    }
    if (Object.keys(wanted).length === 0) look.disconnect();
  });
  look.observe(document, { subtree: true, childList: true });
};

/** Gives what `noteVitals` has noted until now. */
export const readVitals = () => {
  const { lcp, tasks, interactions, shown, content } = globalThis.benchVitals;
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const blocked = tasks
    .filter(({ startTime, duration }) => startTime + duration > first)
    .map(({ startTime, duration }) => startTime + duration - Math.max(first, startTime + 50));
  return {
    ...{ lcp, shown, content, interactions },
    blocked: blocked.reduce((sum, each) => sum + Math.max(0, each), 0),
    busyUntil: Math.max(0, ...tasks.map(({ startTime, duration }) => startTime + duration)),
    now: performance.now(),
  };
};
