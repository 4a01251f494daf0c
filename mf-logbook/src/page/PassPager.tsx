import { formatWhole, icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { chipStyle } from '../filter/chipStyle';
import { pageSizes } from './useScreen';

/** Pager: the shown passes of how many, the other pages, and their size. */
export const PassPager = memo(
  ({
    count,
    pageIndex,
    pageSize,
    onTurn,
    onSize,
  }: {
    count: number;
    /** Index from 0. */
    pageIndex: number;
    pageSize: number;
    onTurn: (pageIndex: number) => void;
    onSize: (change: { pageSize: (typeof pageSizes)[number] }) => void;
  }) => {
    const first = pageIndex * pageSize + 1;
    const last = Math.min(count, first + pageSize - 1);
    const turns = [
      { label: 'Previous page', icon: icons.backIcon, to: pageIndex - 1, blocked: pageIndex === 0 },
      { label: 'Next page', icon: icons.chevronRightIcon, to: pageIndex + 1, blocked: last >= count },
    ];
    return (
      <Box
        component="nav"
        aria-label="Pages of the log book"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}
      >
        <Box
          component="select"
          aria-label="Passes on a page"
          value={pageSize}
          onChange={(event) => {
            const size = pageSizes.find((each) => String(each) === event.target.value);
            if (size !== undefined) onSize({ pageSize: size });
          }}
          sx={chipStyle(false)}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size} a page
            </option>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1, textAlign: 'right' }}>
          {formatWhole(first)}–{formatWhole(last)} of {formatWhole(count)}
        </Typography>
        {turns.map(({ label, icon, to, blocked }) => (
          <IconButton
            key={label}
            aria-label={label}
            aria-disabled={blocked}
            sx={blocked ? { opacity: 0.35, cursor: 'default' } : {}}
            onClick={() => {
              if (!blocked) onTurn(to);
            }}
          >
            <Icon path={icon} />
          </IconButton>
        ))}
      </Box>
    );
  },
);
PassPager.displayName = 'PassPager';
