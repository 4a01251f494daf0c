import { connectionWords, type Connection } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { connection$ } from '../connection/connection';
import { dialogStack } from '../overlays/dialogStack';
import { StateChip } from './StateChip';

const initial: Connection = { network: 'online', data: 'fresh', unsent: undefined, refused: 0 };

/** The chip with the state of the connection; it opens the list of unsent writes. Its room is empty until they are read. */
export const ConnectionChip = ({ allSent }: { allSent: 'shown' | 'hidden' }) => {
  const words = connectionWords(useObservable(connection$, initial));
  return (
    <span role="status" style={{ minWidth: 0, ...(words.tone === 'quiet' && { visibility: 'hidden' }) }}>
      {(allSent === 'shown' || words.tone === 'caution' || words.tone === 'bad') && (
        <StateChip {...words} onClick={() => void dialogStack.push({ kind: 'outbox' })} />
      )}
    </span>
  );
};
