import {
  formatClock,
  formatMph,
  windInWords,
  type Location,
  type WeatherObservation,
} from '@holeshot/shared-core';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { dayFields } from './dayFields';

/** Table of the day hour by hour, newest first. */
export const DayTable = ({
  day,
  location,
}: {
  /** Oldest first. */
  day: readonly WeatherObservation[];
  location: Location;
}) => {
  const hours = new Map(day.map((air) => [air.datetime.slice(0, 13), air]));
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={`The air at ${location.title}, hour by hour`}
      sx={{ maxHeight: 320 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            {dayFields.map(({ key, short, unit }) => (
              <TableCell key={key} align="right">
                {short} {unit}
              </TableCell>
            ))}
            <TableCell align="right">Wind mph</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...hours.values()].reverse().map((air) => (
            <TableRow key={air.datetime}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {formatClock(air.datetime, location.timezone)}
              </TableCell>
              {dayFields.map(({ key, show }) => (
                <TableCell key={key} align="right">
                  {show(air)}
                </TableCell>
              ))}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {windInWords(air, location.track_direction, formatMph(air.wind_speed))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
