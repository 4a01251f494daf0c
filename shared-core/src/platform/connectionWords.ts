import type { Connection } from './ports/ConnectionPort';

/**
 * Says briefly how the app is connected: refused writes first, then offline, stale data, waiting writes. Quiet until the
 * writes are read.
 */
export const connectionWords = ({
  network,
  data,
  unsent,
  refused,
}: Connection): { tone: 'good' | 'caution' | 'bad' | 'quiet'; text: string; short: string } => {
  if (refused > 0) return { tone: 'bad', text: `${refused} refused`, short: `${refused} refused` };
  const told = (text: string, short: string) =>
    unsent !== undefined && unsent > 0
      ? { text: `${text} · ${unsent} to send`, short: `${short}, ${unsent} unsent` }
      : { text, short };
  if (network === 'offline') return { tone: 'caution', ...told('Offline', 'Offline') };
  if (data === 'stale') return { tone: 'caution', ...told('Not up to date', 'Stale') };
  if (unsent === undefined) return { tone: 'quiet', text: 'Opening your data', short: 'Opening' };
  if (unsent > 0) return { tone: 'caution', text: `${unsent} to send`, short: `${unsent} to send` };
  return { tone: 'good', text: 'All sent', short: 'Sent' };
};
