import Button from '@mui/material/Button';
import { inTurn } from '../fields/focusNext';

/** Buttons of the form: save, save and next, delete. */
export const EntryActions = ({
  onNext,
  onDelete,
}: {
  /** Saves a new pass and clears the form for the next. */
  onNext: (() => void) | undefined;
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
