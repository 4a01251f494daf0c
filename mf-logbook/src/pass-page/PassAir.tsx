import { passFields, type LogEntry } from '@holeshot/shared-core';
import { Figure, FigureList, Panel } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { WindMark } from '../pass/WindMark';

const keys = [
  'derived.density_altitude',
  'weather.air_temp',
  'weather.humidity',
  'weather.pressure',
  'weather.dew_point',
  'derived.grains',
  'weather.condition',
];

const fields = keys.flatMap((key) => passFields.filter((field) => field.key === key));

/** Air of a pass. */
export const PassAir = ({ entry }: { entry: LogEntry }) => (
  <Panel label="Air">
    <Typography variant="h2" sx={{ mb: 1 }}>
      Air
    </Typography>
    {entry.weather === null ? (
      <Typography>No weather is stored with this pass. Edit adds it.</Typography>
    ) : (
      <FigureList>
        {fields
          .map(({ label, show }) => ({ label, value: show(entry) }))
          .filter(({ value }) => value !== '')
          .map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        <Figure label="Wind mph" value={<WindMark entry={entry} />} />
      </FigureList>
    )}
  </Panel>
);
