import { deviceStorage } from '../device/deviceStorage';

const key = 'holeshot.intendedRoute';

/** The route that a visitor wanted; it outlives the reload of a verification link. */
export const intendedRoute = {
  read: (): string | undefined => {
    const path = deviceStorage.getItem(key);
    // A browser reads `/\` as `//`, which is another host.
    return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined;
  },
  write: (path: string): void => deviceStorage.setItem(key, path),
  clear: (): void => deviceStorage.removeItem(key),
};
