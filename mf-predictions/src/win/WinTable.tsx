import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatRisk } from '../dial/formatRisk';
import { formatPoints } from './winWords';

/** Choice in a row: what it is, what it wins and what it costs. */
interface WinRow {
  name: string;
  /** A share of 1, as are the others. */
  win: number;
  cost: number;
  isBest: boolean;
  isUsual: boolean;
}

const wordsOf = ({ isBest, isUsual }: WinRow, usual: string): string =>
  [isUsual && usual, isBest && 'most'].filter((word) => word !== false).join(', ');

/** Table of neighbouring choices, each with a bar as long as its chance to win. */
export const WinTable = ({
  label,
  head,
  cost,
  usual,
  rows,
}: {
  label: string;
  head: string;
  /** What a choice costs, such as breakouts. */
  cost: string;
  /** Word for the choice that the others are held against. */
  usual: string;
  rows: readonly WinRow[];
}) => {
  const usualWin = rows.find(({ isUsual }) => isUsual)?.win ?? NaN;
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{ '& .MuiTableCell-root': { px: 1, '&:first-of-type': { pl: 0 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{head}</TableCell>
          <TableCell align="right">Win</TableCell>
          <TableCell align="right">Points</TableCell>
          <TableCell align="right">{cost}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.name}>
            <TableCell component="th" scope="row" sx={{ fontWeight: row.isBest ? 650 : 400 }}>
              {row.name} {wordsOf(row, usual)}
            </TableCell>
            <TableCell
              align="right"
              sx={{
                // The bar needs no element of its own.
                backgroundImage: (theme) =>
                  `linear-gradient(${theme.vars?.palette.action.selected}, ${theme.vars?.palette.action.selected})`,
                backgroundSize: `${100 * row.win}% 70%`,
                backgroundPosition: 'left center',
                backgroundRepeat: 'no-repeat',
                minWidth: '5rem',
              }}
            >
              {formatRisk(row.win, 'short')}
            </TableCell>
            <TableCell align="right">{row.isUsual ? '' : formatPoints(row.win - usualWin)}</TableCell>
            <TableCell align="right">{formatRisk(row.cost, 'short')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
