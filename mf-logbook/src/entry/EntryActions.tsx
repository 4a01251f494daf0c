import Button from '@mui/material/Button';
import { inTurn } from '../fields/focusNext';

/** What can be done with the slip: save it, and go on to the next one or delete it. */
export const EntryActions = ({
  onNext,
  onDelete,
}: {
  /** Saves a new pass and empties the slip for the next one. */
  onNext: (() => void) | undefined;
  /** Deletes a stored pass. */
  onDelete: (() => void) | undefined;
}) => (
  <>
    {onDelete !== undefined && (
      <Button variant="outlined" color="error" onClick={onDelete}>
        Delete pass
      </Button>
    )}
    {onNext !== undefined && (
      <Button variant="outlined" onClick={onNext}>
        Save & next
      </Button>
    )}
    <Button {...inTurn} type="submit" variant="contained">
      Save pass
    </Button>
  </>
);
