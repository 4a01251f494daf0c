/** Notes in each page, before its own code, the browser's paints, long tasks and interactions. */
export const noteVitals = () => {
  const vitals = { lcp: 0, shift: 0, tasks: [], interactions: {}, shown: undefined, content: undefined };
  globalThis.benchVitals = vitals;
  const observe = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      ...{ type, buffered: true },
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (vitals.shift += hadRecentInput ? 0 : value));
  observe('longtask', ({ startTime, duration }) => vitals.tasks.push({ startTime, duration }));
  const takeEvent = ({ interactionId, duration }) => {
    if (!interactionId) return;
    vitals.interactions[interactionId] = Math.max(vitals.interactions[interactionId] ?? 0, duration);
  };
  observe('event', takeEvent, { durationThreshold: 16 });

  const wanted = {
    // First paint of the app: the layout around the page or its skeleton.
    shown: '#root main',
    // First heading that a remote has drawn: its code is there, and its data.
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

/** Returns the notes of `noteVitals`. */
export const readVitals = () => {
  const { lcp, shift, tasks, interactions, shown, content } = globalThis.benchVitals;
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const blocked = tasks
    .filter(({ startTime, duration }) => startTime + duration > first)
    .map(({ startTime, duration }) => startTime + duration - Math.max(first, startTime + 50));
  return {
    ...{ lcp, shift, shown, content, interactions },
    blocked: blocked.reduce((sum, each) => sum + Math.max(0, each), 0),
    busyUntil: Math.max(0, ...tasks.map(({ startTime, duration }) => startTime + duration)),
    now: performance.now(),
  };
};
