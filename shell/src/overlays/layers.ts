/** State of a history entry; the entry of a layer counts the layers over its page, a page's own entry has no count. */
interface EntryState {
  idx?: number;
  layers?: number;
}

/** Longest wait (ms) for a step back in the history: one that never arrives must block nobody. */
const patienceMs = 2000;

const entryState = (): EntryState => (history.state as EntryState | null) ?? {};

const entryDepth = (): number => {
  const { layers } = entryState();
  return typeof layers === 'number' ? layers : 0;
};

const open: { close: () => void }[] = [];
let waiting: (() => void)[] = [];
let settling: ReturnType<typeof setTimeout> | undefined;
let steppingBack: ReturnType<typeof setTimeout> | undefined;

const arrive = (): void => {
  clearTimeout(steppingBack);
  steppingBack = undefined;
  const goers = waiting;
  waiting = [];
  for (const goOn of goers) goOn();
  settleSoon();
};

/** Makes the current entry the page's own: a tab opened with a layer's entry has nothing to step back to. */
const giveUp = (): void => {
  history.replaceState({ ...entryState(), layers: open.length }, '');
  arrive();
};

const stepBack = (entries: number): void => {
  steppingBack = setTimeout(giveUp, patienceMs);
  history.go(-entries);
};

/** Gives the history one entry for each open layer. */
const settle = (): void => {
  clearTimeout(settling);
  settling = undefined;
  if (steppingBack !== undefined) return;
  const surplus = entryDepth() - open.length;
  if (surplus > 0) stepBack(surplus);
  for (let depth = entryDepth() + 1; depth <= open.length; depth += 1) {
    const state = entryState();
    // The router counts its entries in `idx`.
    history.pushState({ ...state, idx: (state.idx ?? 0) + 1, layers: depth }, '');
  }
};

/** Settles after the current task: closing one layer often opens the next. */
const settleSoon = (): void => {
  settling ??= setTimeout(settle);
};

const turn = (): void => {
  if (steppingBack !== undefined) {
    arrive();
    return;
  }
  for (const { close } of open.slice(entryDepth()).reverse()) close();
  // A layer may have refused to close, and Forward may have led to the entry of a closed one.
  settleSoon();
};

/** The dialogs and sheets over the page: Back closes the top one, and the page stays. */
export const layers = {
  /**
   * Adds a layer over the page.
   * @param close called by Back
   * @returns a function to call when the layer is gone, however it was closed
   */
  lay: (close: () => void): (() => void) => {
    const layer = { close };
    open.push(layer);
    settleSoon();
    return () => {
      const at = open.indexOf(layer);
      if (at < 0) return;
      open.splice(at, 1);
      settleSoon();
    };
  },
  /**
   * Goes to another page, after the history entry of a just closed layer is gone.
   * @param goOn changes the page
   * @param replaces whether the other page replaces this one, whose entry lies below those of the layers
   */
  leave: (goOn: () => void, replaces = false): void => {
    if (replaces && steppingBack === undefined && entryDepth() > 0) stepBack(entryDepth());
    else if (entryDepth() > open.length) settle();
    if (steppingBack !== undefined) {
      waiting.push(goOn);
      return;
    }
    goOn();
    // A dialog that stays open lies over the new page.
    settleSoon();
  },
  /** Resolves once the history has settled: a pending step back would undo leaving the app. */
  settled: async (): Promise<void> => {
    // Lets a form finish closing.
    await new Promise((resolve) => setTimeout(resolve));
    if (entryDepth() > open.length) settle();
    if (steppingBack !== undefined) await new Promise<void>((resolve) => waiting.push(resolve));
  },
  /** Follows Back and Forward until the returned function is called; corrects a reload with an open layer. */
  follow: (): (() => void) => {
    window.addEventListener('popstate', turn);
    settleSoon();
    return () => {
      window.removeEventListener('popstate', turn);
      clearTimeout(settling);
      clearTimeout(steppingBack);
      settling = undefined;
      steppingBack = undefined;
      waiting = [];
    };
  },
};
