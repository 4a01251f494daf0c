import { formatEt, type WalkSummary } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** Table of the numbers behind the bars. */
export const WalkTable = ({ rows }: { rows: readonly WalkSummary[] }) => (
  <Box component="details">
    <Box component="summary" sx={{ minHeight: 48, py: 1.5, fontWeight: 600, cursor: 'pointer' }}>
      The numbers
    </Box>
    <TableContainer tabIndex={0} role="region" aria-label="The numbers of the back-test">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Called by</TableCell>
            <TableCell align="right">Mean miss, s</TableCell>
            <TableCell align="right">First pass of a day, s</TableCell>
            <TableCell align="right">Passes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.method}>
              <TableCell component="th" scope="row">
                {row.method}
              </TableCell>
              <TableCell align="right">{formatEt(row.mae)}</TableCell>
              <TableCell align="right">{formatEt(row.mae_first_of_day)}</TableCell>
              <TableCell align="right">{row.passes}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Box>
);
