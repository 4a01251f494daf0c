import type { Connection } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { connection$ } from '../connection/connection';
import { dialogStack } from '../dialogs/dialogStack';
import { StateChip } from './StateChip';

/** The chip's words: offline first, then what the server refused, what waits, and stale data. */
export const connectionWords = ({
  network,
  data,
  unsent,
  refused,
}: Connection): { tone: 'good' | 'caution' | 'bad'; text: string } => {
  if (refused > 0) return { tone: 'bad', text: `${refused} refused` };
  const waiting = unsent > 0 ? ` · ${unsent} to send` : '';
  if (network === 'offline') return { tone: 'caution', text: `Offline${waiting}` };
  if (data === 'stale') return { tone: 'caution', text: `Not up to date${waiting}` };
  return unsent > 0 ? { tone: 'caution', text: `${unsent} to send` } : { tone: 'good', text: 'All sent' };
};

const initial: Connection = { network: 'online', data: 'fresh', unsent: 0, refused: 0 };

/** How the app stands to its server; it opens the list of what the server does not have. */
export const ConnectionChip = () => {
  const connection = useObservable(connection$, initial);
  const words = connectionWords(connection);
  return (
    <span role="status">
      <StateChip
        {...words}
        {...(connection.refused + connection.unsent > 0 && {
          onClick: () => void dialogStack.push({ kind: 'outbox' }),
        })}
      />
    </span>
  );
};
