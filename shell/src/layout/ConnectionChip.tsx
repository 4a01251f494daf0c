import { connectionWords, type Connection } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { connection$ } from '../connection/connection';
import { dialogStack } from '../overlays/dialogStack';
import { StateChip } from './StateChip';

const initial: Connection = { network: 'online', data: 'fresh', unsent: 0, refused: 0 };

/** The chip with the state of the connection; it opens the list of unsent writes. */
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
