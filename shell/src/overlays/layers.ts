/** A history entry that stands for a layer says how many lay over its page; the page's own entry says nothing. */
interface EntryState {
  idx?: number;
  layers?: number;
}

/** A step back in the history takes some milliseconds; one that never arrives must hold nobody. */
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

/** There was nothing to step back to, as in a tab that was opened with a layer's entry: this entry is the page's own now. */
const giveUp = (): void => {
  history.replaceState({ ...entryState(), layers: open.length }, '');
  arrive();
};

const stepBack = (entries: number): void => {
  steppingBack = setTimeout(giveUp, patienceMs);
  history.go(-entries);
};

/** Brings the history in step with what is open: an entry for each layer, none for one that is gone. */
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

/** Once all that happens now has happened: what closes one layer often opens the next. */
const settleSoon = (): void => {
  settling ??= setTimeout(settle);
};

const turn = (): void => {
  if (steppingBack !== undefined) {
    arrive();
    return;
  }
  for (const { close } of open.slice(entryDepth()).reverse()) close();
  // Also where one did not close, and where Forward has led to the entry of a layer that is gone.
  settleSoon();
};

/** What lies over the page, a dialog or a sheet: Back closes the top one, and the page stays. */
export const layers = {
  /**
   * Lays one more over the page.
   * @param close what Back does to it
   * @returns to be called when it is gone, however it was closed
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
   * Goes to another page; where a layer has just gone, once its entry of the history is gone too.
   * @param goOn changes the page
   * @param replaces whether the other page takes the place of this one, whose entry lies below those of the layers
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
  /** Resolves once the history is in step with what is open: what leaves the app on the way there would be undone by it. */
  settled: async (): Promise<void> => {
    // What closes a form has happened by then.
    await new Promise((resolve) => setTimeout(resolve));
    if (entryDepth() > open.length) settle();
    if (steppingBack !== undefined) await new Promise<void>((resolve) => waiting.push(resolve));
  },
  /** Follows Back and Forward until the function it returns is called; a reload with an open layer is set right. */
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
