import IconButton from '@mui/material/IconButton';
import { nearMeIcon } from '../../platform/icons';
import type { Here } from '../hooks/useHere';
import { Icon } from '../theme/Icon';

/** Button that chooses the track at the racer's position. */
export const PositionButton = ({
  here: { trackUid, nearestUid, isFinding, find },
  onFound = () => undefined,
}: {
  here: Here;
  /** Is told the track, if the racer is at one. */
  onFound?: (trackUid: string) => void;
}) => {
  const isHere = nearestUid !== undefined && trackUid === nearestUid;
  return (
    <IconButton
      aria-label="Use my position"
      aria-pressed={isHere}
      aria-busy={isFinding}
      onClick={() =>
        void find().then((found) => {
          if (found !== undefined) onFound(found);
        })
      }
      sx={{ flexShrink: 0, color: isHere ? 'primary.main' : 'text.secondary' }}
    >
      <Icon path={nearMeIcon} />
    </IconButton>
  );
};
