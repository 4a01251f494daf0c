import { formatEt } from '@holeshot/shared-core';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PlanScore } from './planRecord';

/** Table of how well the plans of a car at a track held, by hours ahead. */
export const PlanScores = ({ scores }: { scores: readonly PlanScore[] }) => (
  <>
    <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
      What the plans said, and the car ran
    </Typography>
    <TableContainer tabIndex={0} role="region" aria-label="What the plans said, by hours ahead">
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Ahead</TableCell>
            <TableCell align="right">Rounds</TableCell>
            <TableCell align="right">Average miss</TableCell>
            <TableCell align="right">In the 80 % range</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {scores.map(({ lead, rounds, miss, inRange }) => (
            <TableRow key={lead}>
              <TableCell component="th" scope="row">
                {lead} h
              </TableCell>
              <TableCell align="right">{rounds}</TableCell>
              <TableCell align="right">{formatEt(miss)} s</TableCell>
              <TableCell align="right">
                {inRange} of {rounds}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      From all-out passes within half an hour of their round, of the last 60 days, as planned on this device.
    </Typography>
  </>
);
