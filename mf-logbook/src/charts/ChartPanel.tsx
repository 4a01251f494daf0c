import {
  distanceLabels,
  finishOf,
  fitLine,
  formatDateTime,
  passPath,
  type Distance,
  type LogEntry,
  type NavigationPort,
  type PassField,
} from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ComponentType, type ComponentProps } from 'react';
import { chipStyle } from '../filter/chipStyle';
import { AxisChooser } from './AxisChooser';
import { chartPoints, vehiclesOf, type ChartPoint } from './chartPoints';
import { chartWords } from './chartWords';
import { ScatterPlot } from './ScatterPlot';

const date = 'log_entry_datetime';

const distanceOf = ({ location, timeslip, vehicle }: LogEntry): Distance =>
  finishOf(location, timeslip, vehicle);

/** Distances of the passes, the most frequent first. */
const distancesOf = (entries: readonly LogEntry[]): Distance[] => {
  const counts = new Map<Distance, number>();
  for (const entry of entries) counts.set(distanceOf(entry), (counts.get(distanceOf(entry)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([distance]) => distance);
};

/** Chart of any two values of the passes, with the fitted line, and the same in words. */
export const ChartPanel = ({
  entries,
  fields,
  anyQuality,
  navigation,
  plot: Plot = ScatterPlot,
}: {
  /** Passes that match the filter. */
  entries: readonly LogEntry[];
  fields: readonly PassField[];
  /** Includes passes that were not all out: the filter asks for them. */
  anyQuality: boolean;
  navigation: NavigationPort;
  plot?: ComponentType<ComponentProps<typeof ScatterPlot>>;
}) => {
  const [xKey, setX] = useState('derived.density_altitude');
  const [yKey, setY] = useState('derived.finish_et');
  const [chosenDistance, setDistance] = useState<Distance>();
  const [chosen, setChosen] = useState<{ points: ChartPoint[]; index: number }>();

  const counted = useMemo(
    () => (anyQuality ? entries : entries.filter(({ timeslip }) => timeslip.quality === 'All Out')),
    [entries, anyQuality],
  );
  const run = useMemo(() => distancesOf(counted), [counted]);
  const distance = run.find((each) => each === chosenDistance) ?? run[0];
  const offered = useMemo(() => fields.filter(({ numeric, key }) => numeric || key === date), [fields]);
  const x = offered.find(({ key }) => key === xKey);
  const y = offered.find(({ key }) => key === yKey);
  const points = useMemo(() => {
    const own = counted.filter((entry) => distanceOf(entry) === distance);
    return x === undefined || y === undefined ? [] : chartPoints(own, x, y);
  }, [counted, distance, x, y]);
  // A line through the passes of two cars describes neither.
  const line = useMemo(() => (vehiclesOf(points) === 1 ? fitLine(points) : undefined), [points]);
  if (x === undefined || y === undefined) return null;

  // An index counts only for the points it was chosen among.
  const index = chosen?.points === points ? chosen.index : undefined;
  const point = index === undefined ? undefined : points[index];
  const pointText =
    point === undefined
      ? 'No pass chosen'
      : `${formatDateTime(point.entry.log_entry_datetime, point.entry.location.timezone)}: ${y.label} ${y.show(point.entry)}, ${x.label} ${x.show(point.entry)}`;
  const over = distance === undefined ? '' : ` over ${distanceLabels[distance]}`;
  const kind = `${anyQuality ? '' : 'all-out '}${points.length === 1 ? 'pass' : 'passes'}${over}`;

  return (
    <Panel label="Chart">
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h2" sx={{ flexGrow: 1 }}>
            {y.label} against {x.label}
          </Typography>
          {run.length > 1 && (
            <Box
              component="select"
              aria-label="Distance"
              value={distance}
              onChange={(event) => setDistance(run.find((each) => String(each) === event.target.value))}
              sx={chipStyle(false)}
            >
              {run.map((each) => (
                <option key={each} value={each}>
                  {distanceLabels[each]}
                </option>
              ))}
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <AxisChooser
            label="Up"
            fields={offered.filter(({ numeric }) => numeric)}
            value={yKey}
            onChange={setY}
          />
          <AxisChooser label="Across" fields={offered} value={xKey} onChange={setX} />
        </Box>
        {points.length > 0 && (
          <Plot
            points={points}
            line={line}
            label={`Passes of the chart, ${y.label} against ${x.label}`}
            zone={x.key === date ? points.at(-1)?.entry.location.timezone : undefined}
            chosen={index}
            valueText={pointText}
            onChoose={(next) => setChosen({ points, index: next })}
            onOpen={(next) => {
              const opened = points[next];
              if (opened !== undefined) navigation.go(passPath(opened.entry));
            }}
          />
        )}
        {points.length > 0 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 }}>
            <Typography variant="body2" sx={{ flexGrow: 1 }}>
              {point === undefined ? 'Tap a point, or use the arrow keys.' : pointText}
            </Typography>
            {point !== undefined && <Button href={passPath(point.entry)}>Open</Button>}
          </Box>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {chartWords({ points, kind, x, y, line })}
        </Typography>
      </Stack>
    </Panel>
  );
};
