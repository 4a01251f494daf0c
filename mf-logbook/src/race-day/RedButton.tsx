import Button from '@mui/material/Button';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft } from '../entry/entryDraft';
import type { TypedField } from './BigField';

/** Makes a typed reaction red, or green again: decimal keypads have no minus. */
export const RedButton = ({
  control,
  name,
  set,
}: {
  control: Control<EntryDraft>;
  name: 'reaction_time' | 'opponent_reaction';
  set: (field: TypedField, text: string) => void;
}) => {
  const text = useWatch({ control, name });
  const red = /^[-−]/.test(text);
  return (
    <Button
      aria-pressed={red}
      aria-label="Red light"
      color="error"
      variant={red ? 'contained' : 'text'}
      onClick={() => set(name, red ? text.slice(1) : `-${text}`)}
      sx={{ minWidth: 48, px: 0.5, ml: -1, mr: -1.5, fontSize: '0.875rem' }}
    >
      Red
    </Button>
  );
};
