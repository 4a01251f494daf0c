import { connectionWords } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { assumedConnection, connection$ } from '../connection/connection';
import { dialogStack } from '../overlays/dialogStack';
import { StateChip } from './StateChip';

/** The chip with the state of the connection; it opens the list of unsent writes. Its room is empty until they are read. */
export const ConnectionChip = ({ allSent }: { allSent: 'shown' | 'hidden' }) => {
  const words = connectionWords(useObservable(connection$, assumedConnection));
  return (
    <span role="status" style={{ minWidth: 0, ...(words.tone === 'quiet' && { visibility: 'hidden' }) }}>
      {(allSent === 'shown' || words.tone === 'caution' || words.tone === 'bad') && (
        <StateChip {...words} onClick={() => void dialogStack.push({ kind: 'outbox' })} />
      )}
    </span>
  );
};
