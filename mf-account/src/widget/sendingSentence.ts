import type { Connection } from '@holeshot/shared-core';

/** What the state of the connection means for what the racer saved. */
export const sendingSentence = ({ network, data, unsent, refused }: Connection): string => {
  if (refused > 0)
    return 'Kept on this device. Press the same words at the top to send it again, export or discard it.';
  if (network === 'offline') return 'What you log is kept on this device and sent once there is a network.';
  if (data === 'stale') return 'What you saved on another device may be missing here for now.';
  return unsent > 0
    ? 'On the way, and kept on this device until it is there.'
    : 'Nothing waits on this device.';
};
