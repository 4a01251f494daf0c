import {
  formatDateTime,
  formatEt,
  passFields,
  passPath,
  type Distance,
  type LogEntry,
} from '@holeshot/shared-core';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Chooser } from '../choice/Chooser';
import { FoldPanel } from '../fold/FoldPanel';

/** Values to choose from beside the ET, as the settings store them. */
const paths = {
  air_temp: 'weather.air_temp',
  humidity: 'weather.humidity',
  pressure: 'weather.pressure',
  wind_speed: 'weather.wind_speed',
  density_altitude: 'derived.density_altitude',
  grains: 'derived.grains',
  et_60: 'timeslip.et_60',
  reaction_time: 'timeslip.reaction_time',
} as const;
const shown = 5;

const choices = Object.entries(paths).flatMap(([uid, path]) => {
  const field = passFields.find(({ key }) => key === path);
  return field === undefined ? [] : [{ uid, text: field.label, field }];
});

/** Table of the car's last passes: ET and a value of the racer's choice. */
export const LastPassesPanel = ({
  passes,
  finish,
  choice,
  onChoose,
}: {
  /** Passes of this car, newest first. */
  passes: readonly LogEntry[];
  finish: Distance;
  /** As stored in the settings; an unknown one means the first. */
  choice: string;
  onChoose: (choice: string) => void;
}) => {
  const chosen = choices.find(({ uid }) => uid === choice) ?? choices[0];
  if (passes.length === 0 || chosen === undefined) return null;
  return (
    <FoldPanel title="Last passes" figure={formatEt(passes[0]?.timeslip[`et_${finish}`])}>
      <Chooser label="Beside the ET" uid={chosen.uid} rows={choices} onChoose={onChoose} />
      <Table size="small" aria-label="Last passes" sx={{ mt: 1 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>Pass</TableCell>
            <TableCell align="right">ET</TableCell>
            <TableCell align="right" sx={{ pr: 0 }}>
              {chosen.text}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {passes.slice(0, shown).map((pass) => (
            <TableRow key={pass.log_entry_uid}>
              <TableCell sx={{ pl: 0 }}>
                <Link href={passPath(pass)} sx={{ display: 'inline-block', py: 1 }}>
                  {formatDateTime(pass.log_entry_datetime, pass.location.timezone)}
                </Link>
                {pass.timeslip.quality !== 'All Out' && ` · ${pass.timeslip.quality}`}
              </TableCell>
              <TableCell align="right">{formatEt(pass.timeslip[`et_${finish}`])}</TableCell>
              <TableCell align="right" sx={{ pr: 0 }}>
                {chosen.field.show(pass) || '–'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </FoldPanel>
  );
};
