import Button from '@mui/material/Button';
import { useScreenAwake } from './useScreenAwake';

const words = { none: 'Screen dims as set', off: 'Keep screen on', on: 'Screen stays on' };

/** Button that says whether the screen stays on, and switches it where the browser can. */
export const AwakeButton = () => {
  const { awake, toggle } = useScreenAwake();
  return (
    <Button
      variant="outlined"
      disabled={awake === 'none'}
      onClick={toggle}
      sx={{
        px: 1,
        fontSize: '0.875rem',
        whiteSpace: 'nowrap',
        '&.Mui-disabled': { color: 'text.secondary' },
      }}
    >
      {words[awake]}
    </Button>
  );
};
