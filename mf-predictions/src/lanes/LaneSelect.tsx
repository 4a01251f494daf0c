import Box from '@mui/material/Box';
import type { ChosenLane } from '../choice/ChosenLane';

/** Select field for the lane: small to see, large enough for a thumb. */
export const LaneSelect = ({
  lane,
  onChoose,
}: {
  lane: ChosenLane;
  onChoose: (lane: ChosenLane) => void;
}) => (
  <Box
    component="select"
    aria-label="Lane"
    value={lane ?? ''}
    onChange={({ target: { value } }) => onChoose(value === 'Left' || value === 'Right' ? value : undefined)}
    sx={{
      minHeight: 48,
      px: 1,
      font: 'inherit',
      fontSize: '1rem',
      color: 'text.primary',
      bgcolor: 'background.default',
      border: 1,
      borderColor: 'divider',
      borderRadius: '12px',
    }}
  >
    <option value="">Either lane</option>
    <option value="Left">Left lane</option>
    <option value="Right">Right lane</option>
  </Box>
);
