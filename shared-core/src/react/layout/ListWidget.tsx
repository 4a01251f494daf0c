import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { NavigationPort } from '../../platform/ports/NavigationPort';
import { Panel } from './Panel';
import { RouteButton } from './RouteButton';

/** Card of Home with the first rows of a list, the way to all of them, and how to begin where there is none. */
export const ListWidget = <Row,>({
  title,
  rows,
  most,
  row,
  reading,
  rowHeight,
  empty,
  path,
  open,
  navigation,
}: {
  title: string;
  /** Undefined while they are unknown. */
  rows: readonly Row[] | undefined;
  /** Rows that are shown at most. */
  most: number;
  row: (row: Row) => ReactNode;
  /** Text for a screen reader meanwhile. */
  reading: string;
  /** Height of an unknown row, in pixels. */
  rowHeight: number;
  /** Sentence and label of the button for an empty list; undefined for any other. */
  empty: { words: string; label: string } | undefined;
  path: `/${string}`;
  /** Text of the button to the page. */
  open: string;
  navigation: NavigationPort;
}) => {
  const more = rows === undefined ? 0 : rows.length - most;
  return (
    <Panel label={title}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {empty !== undefined && <Typography sx={{ mb: 2 }}>{empty.words}</Typography>}
      {empty === undefined && rows === undefined && (
        <Box role="status" aria-label={reading}>
          <Skeleton variant="rounded" height={rowHeight} sx={{ my: 0.75 }} />
          <Skeleton variant="rounded" height={rowHeight} sx={{ my: 0.75 }} />
        </Box>
      )}
      {rows !== undefined && (
        <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.slice(0, most).map(row)}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <RouteButton
          path={path}
          navigation={navigation}
          variant={empty === undefined ? 'outlined' : 'contained'}
        >
          {empty === undefined ? open : empty.label}
        </RouteButton>
        {more > 0 && (
          <Link href={path} sx={{ py: 1.5 }}>
            and {more} more
          </Link>
        )}
      </Box>
    </Panel>
  );
};
