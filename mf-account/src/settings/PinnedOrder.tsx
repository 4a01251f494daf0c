import { OrderList } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Pinned pages in the order of a phone's navigation. */
export const PinnedOrder = ({
  pages,
  onChange,
}: {
  pages: readonly { path: string; label: string }[];
  onChange: (paths: string[]) => void;
}) => (
  <Box>
    <Typography variant="caption" component="h3" id="pinned-order" sx={{ color: 'text.secondary' }}>
      Their order, left to right
    </Typography>
    <OrderList
      labelledBy="pinned-order"
      rows={pages.map(({ path, label }) => ({ key: path, label }))}
      onOrder={onChange}
    />
  </Box>
);
