/** What the first paint needs of the settings. */
export interface LayoutSettings {
  theme: 'dark' | 'light';
  rail: boolean;
  pinnedPaths: string[];
}

const key = 'holeshot.layout';

const defaults: LayoutSettings = {
  theme: 'dark',
  rail: false,
  pinnedPaths: ['/', '/logbook', '/predictions'],
};

/** The layout as this device last showed it; anything else that stands there gives the defaults. */
export const readLayoutSnapshot = (storage: Storage = localStorage): LayoutSettings => {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? '{}') as Partial<LayoutSettings> | null;
    return {
      theme: stored?.theme === 'light' ? 'light' : 'dark',
      rail: stored?.rail === true,
      pinnedPaths: Array.isArray(stored?.pinnedPaths)
        ? stored.pinnedPaths.filter((path) => typeof path === 'string')
        : defaults.pinnedPaths,
    };
  } catch {
    return defaults;
  }
};

/** Keeps the layout for the next first paint. */
export const writeLayoutSnapshot = (layout: LayoutSettings, storage: Storage = localStorage): void => {
  try {
    storage.setItem(key, JSON.stringify(layout));
  } catch {
    // The next first paint shows the defaults until the settings are read.
  }
};
