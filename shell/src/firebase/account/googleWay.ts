import { isApplePhone, isInstalled, type DeviceFacts } from '../../device/homeScreen';

/** Way to Google's page: in a window above the app, or in the app's place. */
export type GoogleWay = 'popup' | 'redirect';

/**
 * Chooses the way to Google's page. On iOS an installed app gets no answer from a window above it. A redirect needs the
 * sign-in pages on the app's own site, because Safari shows no page the storage of another site.
 */
export const googleWay = (
  device: DeviceFacts,
  { authDomain, host }: { authDomain: string; host: string },
  inWindow?: boolean,
): GoogleWay =>
  isApplePhone(device) && isInstalled(device, inWindow) && authDomain === host ? 'redirect' : 'popup';
