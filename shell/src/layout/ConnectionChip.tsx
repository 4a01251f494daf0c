import type { Connection } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { connection$ } from '../connection/connection';
import { dialogStack } from '../dialogs/dialogStack';
import { StateChip } from './StateChip';

/** The chip's words, and what a phone has room for: what was refused first, then offline, stale data, what waits. */
export const connectionWords = ({
  network,
  data,
  unsent,
  refused,
}: Connection): { tone: 'good' | 'caution' | 'bad'; text: string; short: string } => {
  if (refused > 0) return { tone: 'bad', text: `${refused} refused`, short: `${refused} refused` };
  const told = (text: string, short: string) =>
    unsent > 0
      ? { text: `${text} · ${unsent} to send`, short: `${short}, ${unsent} unsent` }
      : { text, short };
  if (network === 'offline') return { tone: 'caution', ...told('Offline', 'Offline') };
  if (data === 'stale') return { tone: 'caution', ...told('Not up to date', 'Stale') };
  if (unsent > 0) return { tone: 'caution', text: `${unsent} to send`, short: `${unsent} to send` };
  return { tone: 'good', text: 'All sent', short: 'Sent' };
};

const initial: Connection = { network: 'online', data: 'fresh', unsent: 0, refused: 0 };

/** How the app stands to its server; it opens the list of what the server does not have. */
export const ConnectionChip = ({ allSent }: { allSent: 'shown' | 'hidden' }) => {
  const words = connectionWords(useObservable(connection$, initial));
  return (
    <span role="status" style={{ minWidth: 0 }}>
      {(allSent === 'shown' || words.tone !== 'good') && (
        <StateChip {...words} onClick={() => void dialogStack.push({ kind: 'outbox' })} />
      )}
    </span>
  );
};
