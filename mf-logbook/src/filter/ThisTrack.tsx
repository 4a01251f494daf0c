import Button from '@mui/material/Button';
import { chipStyle } from './chipStyle';

/** Chip that filters passes by one track, or no longer. */
export const ThisTrack = ({
  here,
  chosen,
  onChoose,
}: {
  /** The uid of the track. */
  here: string;
  /** The uid of the track that passes are filtered by; empty for all. */
  chosen: string;
  onChoose: (field: 'location', uid: string) => void;
}) => (
  <Button
    aria-pressed={chosen === here}
    onClick={() => onChoose('location', chosen === here ? '' : here)}
    sx={chipStyle(chosen === here)}
  >
    This track
  </Button>
);
