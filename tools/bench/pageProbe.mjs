/**
 * Measures in the page from an event of the racer to the paint of a text at a place.
 * @param {{ event: string, selector: string, text: string }} what type of the event, the place, and a regular
 * expression
 * @returns {Promise<number>} milliseconds from the time stamp of the event; rejects after 30 seconds
 */
export const untilShown = ({ event, selector, text }) =>
  new Promise((resolve, reject) => {
    const wanted = new RegExp(text);
    const there = () => document.querySelector(selector)?.textContent ?? '';
    setTimeout(() => reject(new Error(`${selector} has ${there()}, not ${text}`)), 30_000);
    let from;
    const painted = () =>
      requestAnimationFrame(() => {
        // The next task after the frame: any other queue would wait for the page's later work.
        void scheduler.postTask(() => resolve(performance.now() - from), { priority: 'user-blocking' });
      });
    const look = () => {
      if (from === undefined || !wanted.test(there())) return;
      observer.disconnect();
      painted();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-sort'],
    });
    addEventListener(event, ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
  });

/** Notes in each page, before its own code, when so many rows of the log book were painted. */
export const noteFirstRows = (rows) => {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('main tbody tr').length < rows) return;
    observer.disconnect();
    requestAnimationFrame(
      () => void scheduler.postTask(() => performance.mark('bench-rows'), { priority: 'user-blocking' }),
    );
  });
  observer.observe(document, { subtree: true, childList: true });
};

/** Returns when the rows were painted, from the navigation and from the last script that had come by then. */
export const firstRows = () => {
  const [mark] = performance.getEntriesByName('bench-rows');
  if (mark === undefined) return undefined;
  const code = performance
    .getEntriesByType('resource')
    .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd < mark.startTime)
    .map(({ responseEnd }) => responseEnd);
  return { sinceStart: mark.startTime, sinceCode: mark.startTime - Math.max(...code) };
};

/** Starts to note the times between frames. */
export const watchFrames = () => {
  const frames = [];
  let last;
  const next = (now) => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    if (globalThis.benchFrames === frames) requestAnimationFrame(next);
  };
  globalThis.benchFrames = frames;
  requestAnimationFrame(next);
};

/** Returns the noted times between frames, in milliseconds. */
export const endFrames = () => {
  const frames = globalThis.benchFrames;
  globalThis.benchFrames = undefined;
  return frames;
};

/**
 * Returns the content of Firestore's cache on this device: its size in bytes, its log books, and how many its index
 * has.
 */
export const cacheSize = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('firestore/[DEFAULT]/demo-holeshot/main');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const asked = database.transaction(['remoteDocumentGlobal', 'remoteDocumentsV14', 'indexEntries']);
      const size = asked.objectStore('remoteDocumentGlobal').get('remoteDocumentGlobalKey');
      const keys = asked.objectStore('remoteDocumentsV14').getAllKeys();
      const entries = asked.objectStore('indexEntries').count();
      asked.oncomplete = () => {
        database.close();
        resolve({
          bytes: size.result?.byteSize ?? 0,
          months: keys.result.filter((key) => JSON.stringify(key).includes('logBooks')).length,
          indexed: entries.result,
        });
      };
    };
  });

/**
 * Returns to the app as the racer does, and measures from the end of its request to the paint without a text at a
 * place.
 * @param {{ selector: string, gone: string, request: string }} what the place, the text, and a part of the address
 * @returns {Promise<number>} milliseconds; rejects after 30 seconds
 */
export const paintedAfter = ({ selector, gone, request }) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${selector} still says ${gone}`)), 30_000);
    const began = performance.now();
    const answered = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes(request) && startTime >= began)
        .at(-1)?.responseEnd;
    const painted = () =>
      void scheduler.postTask(() => resolve(performance.now() - (answered() ?? NaN)), {
        priority: 'user-blocking',
      });
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector)?.textContent.includes(gone)) return;
      observer.disconnect();
      requestAnimationFrame(painted);
    });
    observer.observe(document.querySelector(selector), {
      subtree: true,
      childList: true,
      characterData: true,
    });
    dispatchEvent(new Event('focus'));
  });
