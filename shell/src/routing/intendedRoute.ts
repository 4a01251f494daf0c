import { deviceStorage } from '../device/deviceStorage';

const key = 'holeshot.intendedRoute';

/** Where a signed-out person wanted to go; it outlives the reload that a verification link causes. */
export const intendedRoute = {
  read: (): string | undefined => {
    const path = deviceStorage.getItem(key);
    // A browser reads a backslash there as a second slash: the path would be another host.
    return path !== null && /^\/(?![/\\])/.test(path) ? path : undefined;
  },
  write: (path: string): void => deviceStorage.setItem(key, path),
  clear: (): void => deviceStorage.removeItem(key),
};
