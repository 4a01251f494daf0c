/** Facts that tell where the app runs. */
export type DeviceFacts = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean };

/** Tells iPhones and iPads; an iPad calls itself a Mac, with a touch screen. */
export const isApplePhone = ({ userAgent, maxTouchPoints }: DeviceFacts): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** Tells whether the app was opened from the home screen: in a window of its own. */
export const isInstalled = (
  { standalone }: DeviceFacts,
  inWindow = matchMedia('(display-mode: standalone)').matches,
): boolean => inWindow || standalone === true;
