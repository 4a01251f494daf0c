import type { Connection } from '@holeshot/shared-core';

/** Says whether saved changes are sent. */
export const sendingSentence = ({ network, data, unsent, refused }: Connection): string => {
  if (refused > 0)
    return 'Safe on this device. Press the message at the top to send it again, export or discard it.';
  if (network === 'offline') return 'What you log is saved on this device and sent when you are online.';
  if (data === 'stale') return 'What you saved on another device may be missing here for now.';
  if (unsent === undefined) return 'Everything you saved is safe on this device.';
  return unsent > 0 ? 'Sending. It stays on this device until it arrives.' : 'Everything is sent.';
};
