import {
  airAtTrack,
  type ClockPort,
  type Location,
  type LogEntry,
  type StationObservation,
} from '@holeshot/shared-core';
import { SegmentedControl, useNow } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ComponentProps, type ComponentType } from 'react';
import { dayFields, type DayField } from './dayFields';
import { DayLine } from './DayLine';
import { DayTable } from './DayTable';
import { daySpan, dayWords } from './dayWords';
import { dayPassWords, passesOfDay } from './passesOfDay';

/** Last 24 hours at a track: one value as a line with the passes on it and in words, all as a table. */
export const DayChart = ({
  location,
  reports,
  passes,
  clock,
  line: Line = DayLine,
}: {
  location: Location;
  /** Oldest first. */
  reports: readonly StationObservation[];
  /** Newest first, at any track. */
  passes: readonly LogEntry[];
  clock: ClockPort;
  line?: ComponentType<ComponentProps<typeof DayLine>>;
}) => {
  const [key, setKey] = useState<DayField['key']>('density_altitude');
  const [withTable, setWithTable] = useState(false);
  const field = dayFields.find((each) => each.key === key) ?? dayFields[0];
  const day = useMemo(() => reports.map((report) => airAtTrack(report, location)), [reports, location]);
  const times = useMemo(() => day.map(({ datetime }) => Date.parse(datetime)), [day]);
  const values = useMemo(() => day.map(field.of), [day, field]);
  const run = useMemo(() => passesOfDay(passes, location, times), [passes, location, times]);
  const dots = useMemo(() => new Set(run.map(({ report }) => report)), [run]);
  const span = daySpan(day, location.timezone, useNow(clock, 60_000));
  return (
    <Stack spacing={1.5}>
      <SegmentedControl
        label="What the chart shows"
        labelHidden
        segments={dayFields.map(({ key: value, short }) => ({ value, label: short }))}
        value={key}
        onChange={setKey}
      />
      <Line
        times={times}
        values={values}
        dots={dots}
        timezone={location.timezone}
        label={`Chart of ${field.label} ${span}`}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dayWords(day, field, span, location.timezone)}
        {dayPassWords(run, location.timezone)}
      </Typography>
      <Button
        aria-expanded={withTable}
        onClick={() => setWithTable(!withTable)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {withTable ? 'Hide the table' : 'Show as a table'}
      </Button>
      {withTable && <DayTable day={day} location={location} />}
    </Stack>
  );
};
