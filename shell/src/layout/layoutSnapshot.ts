import { deviceStorage } from '../device/deviceStorage';

/** The settings that the first paint needs. */
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

/** Reads the layout that this device last showed; anything unreadable gives the defaults. */
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

/** Remembers the layout for the next first paint. */
export const writeLayoutSnapshot = (layout: LayoutSettings): void =>
  deviceStorage.setItem(key, JSON.stringify(layout));
