import {
  densityAltitude,
  formatClock,
  formatDifference,
  formatEt,
  formatWhole,
  type EtAhead,
} from '@holeshot/shared-core';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** Table of the next hours: ET, difference from now, interval and air. */
export const HoursTable = ({
  ets,
  now,
  timezone,
}: {
  ets: readonly EtAhead[];
  /** ET of now, in seconds. */
  now: number;
  /** Time zone of the track. */
  timezone: string;
}) => (
  <TableContainer tabIndex={0} role="region" aria-label="The next hours one by one">
    <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
      <TableHead>
        <TableRow>
          <TableCell>Time</TableCell>
          <TableCell align="right">ET</TableCell>
          <TableCell align="right">from now</TableCell>
          <TableCell align="right">80 % between</TableCell>
          <TableCell align="right">DA ft</TableCell>
          <TableCell align="right">°F</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ets.map(({ at, et, low80, high80, air }) => (
          <TableRow key={at}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {formatClock(at, timezone)}
            </TableCell>
            <TableCell align="right">{formatEt(et)}</TableCell>
            <TableCell align="right">{formatDifference(et - now)}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatEt(low80)}–{formatEt(high80)}
            </TableCell>
            <TableCell align="right">{formatWhole(densityAltitude(air))}</TableCell>
            <TableCell align="right">{formatWhole(air.air_temp)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
