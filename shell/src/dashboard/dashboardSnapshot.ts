import { deviceStorage } from '../device/deviceStorage';

const keyOf = (uid: string): string => `holeshot.dashboard.${uid}`;

/** Home's widgets as this device last showed them to a racer: what the first paint goes by; undefined before that. */
export const readDashboardSnapshot = (uid: string): readonly unknown[] | undefined => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(keyOf(uid)) ?? 'null');
    return Array.isArray(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps them for the next first paint. */
export const writeDashboardSnapshot = (uid: string, widgets: readonly unknown[]): void =>
  deviceStorage.setItem(keyOf(uid), JSON.stringify(widgets));
