import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { chipStyle } from '../filter/chipStyle';
import type { PassColumn } from '../list/passColumns';
import { nearestFirst, type PassOrder } from '../list/sortPasses';

/** Choice of the order of cards, which have no heads to press. */
export const SortChooser = memo(
  ({
    columns,
    order,
    onOrder,
  }: {
    columns: readonly Pick<PassColumn, 'key' | 'label'>[];
    order: PassOrder;
    onOrder: (order: PassOrder) => void;
  }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <Box
        component="select"
        aria-label="Sort by"
        value={order.key}
        onChange={(event) =>
          onOrder({ key: event.target.value, descending: event.target.value === 'log_entry_datetime' })
        }
        sx={{ ...chipStyle(false), flexGrow: 1, minWidth: 0 }}
      >
        {columns.map(({ key, label }) => (
          <option key={key} value={key}>
            Sort by {label}
          </option>
        ))}
      </Box>
      {order.key !== nearestFirst.key && (
        <IconButton
          aria-label={order.descending ? 'Highest first, reverse' : 'Lowest first, reverse'}
          onClick={() => onOrder({ ...order, descending: !order.descending })}
        >
          <Icon path={order.descending ? icons.arrowDownIcon : icons.arrowUpIcon} size={20} />
        </IconButton>
      )}
    </Box>
  ),
);
SortChooser.displayName = 'SortChooser';
