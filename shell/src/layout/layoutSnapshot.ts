import { deviceStorage } from '../device/deviceStorage';

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
export const readLayoutSnapshot = (): LayoutSettings => {
  try {
    const stored = JSON.parse(deviceStorage.getItem(key) ?? '{}') as Partial<LayoutSettings> | null;
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
export const writeLayoutSnapshot = (layout: LayoutSettings): void =>
  deviceStorage.setItem(key, JSON.stringify(layout));
