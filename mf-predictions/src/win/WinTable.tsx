import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatRisk } from '../dial/formatRisk';
import { formatPoints } from './winWords';

const wordsOf = (isUsual: boolean, isBest: boolean, usualWord: string): string =>
  [isUsual && usualWord, isBest && 'most'].filter((word) => word !== false).join(', ');

/** Table of neighbouring choices, each with a bar as long as its chance to win. */
export const WinTable = <Odds extends { win: number }>({
  label,
  head,
  cost,
  usualWord,
  choice: { choices, best, usual },
  nameOf,
  costOf,
}: {
  label: string;
  head: string;
  /** Name of the cost of a choice, such as breakouts. */
  cost: string;
  /** Word for the choice that the others are held against. */
  usualWord: string;
  choice: { choices: readonly Odds[]; best: Odds; usual: Odds };
  nameOf: (odds: Odds) => string;
  /** Returns the cost, a share of 1. */
  costOf: (odds: Odds) => number;
}) => (
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
      {choices.map((odds) => (
        <TableRow key={nameOf(odds)}>
          <TableCell component="th" scope="row" sx={{ fontWeight: odds === best ? 650 : 400 }}>
            {nameOf(odds)} {wordsOf(odds === usual, odds === best, usualWord)}
          </TableCell>
          <TableCell
            align="right"
            sx={{
              // The bar needs no element of its own.
              backgroundImage: (theme) =>
                `linear-gradient(${theme.vars?.palette.action.selected}, ${theme.vars?.palette.action.selected})`,
              backgroundSize: `${100 * odds.win}% 70%`,
              backgroundPosition: 'left center',
              backgroundRepeat: 'no-repeat',
              minWidth: '5rem',
            }}
          >
            {formatRisk(odds.win, 'short')}
          </TableCell>
          <TableCell align="right">{odds === usual ? '' : formatPoints(odds.win - usual.win)}</TableCell>
          <TableCell align="right">{formatRisk(costOf(odds), 'short')}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
