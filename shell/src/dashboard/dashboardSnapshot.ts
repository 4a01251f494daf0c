import { deviceStorage } from '../device/deviceStorage';

const keyOf = (uid: string): string => `holeshot.dashboard.${uid}`;

/** Reads the widgets that this device last showed to a racer, for the first paint; undefined if none. */
export const readDashboardSnapshot = (uid: string): readonly unknown[] | undefined => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(keyOf(uid)) ?? 'null');
    return Array.isArray(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Remembers the widgets for the next first paint. */
export const writeDashboardSnapshot = (uid: string, widgets: readonly unknown[]): void =>
  deviceStorage.setItem(keyOf(uid), JSON.stringify(widgets));
