import type { UserSettings } from '@holeshot/shared-core';
import { deviceStorage } from '../device/deviceStorage';

/** The settings that the first paint needs. */
export interface LayoutSettings {
  theme: UserSettings['displayMode'];
  rail: boolean;
  pinnedPaths: string[];
}

/** Name of the remembered layout on the device. */
export const layoutKey = 'holeshot.layout';

const themes = ['light', 'system'] as const;

const defaults: LayoutSettings = {
  theme: 'dark',
  rail: false,
  pinnedPaths: ['/', '/logbook', '/predictions'],
};

/** Reads the layout that this device last showed; anything unreadable gives the defaults. */
export const readLayoutSnapshot = (): LayoutSettings => {
  try {
    const stored = JSON.parse(deviceStorage.getItem(layoutKey) ?? '{}') as Partial<LayoutSettings> | null;
    return {
      theme: themes.find((theme) => theme === stored?.theme) ?? defaults.theme,
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
  deviceStorage.setItem(layoutKey, JSON.stringify(layout));
