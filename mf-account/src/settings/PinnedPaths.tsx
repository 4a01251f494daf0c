import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PinnedOrder } from './PinnedOrder';
import { pinnablePaths } from './pinnablePaths';

const mostPinned = 3;

/** Setting of the pages in a phone's bottom navigation, three at most, and their order. */
export const PinnedPaths = ({
  pinned,
  onChange,
}: {
  pinned: readonly string[];
  onChange: (pinned: string[]) => void;
}) => {
  const hintId = useId();
  const pages = pinned.flatMap((path) => pinnablePaths.filter((page) => page.path === path));
  const shown: string[] = pages.map(({ path }) => path);
  const full = shown.length >= mostPinned;
  const toggle = (path: string): void =>
    onChange(shown.includes(path) ? pinned.filter((each) => each !== path) : [...pinned, path]);
  // An unknown page may belong to another version: it stays and counts for nothing.
  const order = (paths: readonly string[]): void => {
    const next = paths.values();
    onChange(pinned.map((path) => (shown.includes(path) ? (next.next().value ?? path) : path)));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="fieldset" aria-describedby={hintId} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" variant="caption" sx={{ color: 'text.secondary', p: 0 }}>
          Pinned to the bottom navigation of a phone
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))' }}>
          {pinnablePaths.map(({ path, label }) => (
            <FormControlLabel
              key={path}
              label={label}
              control={
                <Checkbox
                  checked={shown.includes(path)}
                  disabled={full && !shown.includes(path)}
                  onChange={() => toggle(path)}
                />
              }
              sx={{ m: 0, minHeight: 48, ml: -1.25 }}
            />
          ))}
        </Box>
        <FormHelperText id={hintId} sx={{ m: 0 }}>
          {shown.length > mostPinned
            ? `${shown.length} pinned. A phone shows the first ${mostPinned}.`
            : full
              ? `${mostPinned} pinned. Remove one to pin another.`
              : `At most ${mostPinned}; Lanes and Race day are always there.`}
        </FormHelperText>
      </Box>
      {pages.length > 1 && <PinnedOrder pages={pages} onChange={order} />}
    </Box>
  );
};
