import {
  distanceLabels,
  finishOf,
  fitLine,
  formatDateTime,
  formatPasses,
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
import { carsOf } from '../filter/carsOf';
import { CarLegend } from './CarLegend';
import { ChartChoice } from './ChartChoice';
import { chartPoints, type ChartPoint } from './chartPoints';
import { chartWords } from './chartWords';
import { ScatterPlot } from './ScatterPlot';
import { withoutFarOff } from './withoutFarOff';

const date = 'log_entry_datetime';
const allCars = '';

const sideBySide = {
  display: 'grid',
  gap: 1,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '&:empty': { display: 'none' },
} as const;

const distanceOf = ({ location, timeslip, vehicle }: LogEntry): Distance =>
  finishOf(location, timeslip, vehicle);

/** Distances of the passes, the most frequent first. */
const distancesOf = (entries: readonly LogEntry[]): Distance[] => {
  const counts = new Map<Distance, number>();
  for (const entry of entries) counts.set(distanceOf(entry), (counts.get(distanceOf(entry)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([distance]) => distance);
};

/** Chart of any two values of a car's passes, at first the last car's, with the fitted line, and the same in words. */
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
  const [chosenCar, setCar] = useState<string>();
  const [chosenDistance, setDistance] = useState<Distance>();
  const [withFarOff, setWithFarOff] = useState(false);
  const [chosen, setChosen] = useState<{ points: ChartPoint[]; index: number }>();

  const counted = useMemo(
    () => (anyQuality ? entries : entries.filter(({ timeslip }) => timeslip.quality === 'All Out')),
    [entries, anyQuality],
  );
  const cars = useMemo(() => carsOf(counted), [counted]);
  const isKnown = chosenCar === allCars || cars.some(({ uid }) => uid === chosenCar);
  const car = isKnown ? chosenCar : cars[0]?.uid;
  const ofCar = useMemo(
    () => (car === allCars ? counted : counted.filter(({ vehicle }) => vehicle.uid === car)),
    [counted, car],
  );
  const run = useMemo(() => distancesOf(ofCar), [ofCar]);
  const distance = run.find((each) => each === chosenDistance) ?? run[0];
  const offered = useMemo(() => fields.filter(({ numeric, key }) => numeric || key === date), [fields]);
  const x = offered.find(({ key }) => key === xKey);
  const y = offered.find(({ key }) => key === yKey);
  const found = useMemo(() => {
    const own = ofCar.filter((entry) => distanceOf(entry) === distance);
    return x === undefined || y === undefined ? [] : chartPoints(own, x, y);
  }, [ofCar, distance, x, y]);
  const near = useMemo(() => withoutFarOff(found, x?.key === date ? ['y'] : ['x', 'y']), [found, x]);
  const points = withFarOff ? found : near;
  const farOff = found.length - near.length;
  const drawn = useMemo(() => carsOf(points.map(({ entry }) => entry)), [points]);
  // A line through the passes of two cars describes neither.
  const line = useMemo(() => (drawn.length === 1 ? fitLine(points) : undefined), [drawn, points]);
  if (x === undefined || y === undefined) return null;

  // An index counts only for the points it was chosen among.
  const index = chosen?.points === points ? chosen.index : undefined;
  const point = index === undefined ? undefined : points[index];
  const pointText =
    point === undefined
      ? 'No pass chosen'
      : `${drawn.length > 1 ? `${point.entry.vehicle.name}, ` : ''}${formatDateTime(point.entry.log_entry_datetime, point.entry.location.timezone)}: ${y.label} ${y.show(point.entry)}, ${x.label} ${x.show(point.entry)}`;
  const over = distance === undefined ? '' : ` over ${distanceLabels[distance]}`;
  const kind = `${anyQuality ? '' : 'all-out '}${points.length === 1 ? 'pass' : 'passes'}${over}`;

  return (
    <Panel label="Chart">
      <Stack spacing={1.5}>
        <Typography variant="h2">
          {y.label} against {x.label}
        </Typography>
        <Box sx={sideBySide}>
          {car !== undefined && cars.length > 1 && (
            <ChartChoice
              label="Car"
              options={[
                ...cars.map(({ uid, name }) => ({ key: uid, label: name })),
                { key: allCars, label: 'All cars' },
              ]}
              value={car}
              onChange={setCar}
            />
          )}
          {distance !== undefined && run.length > 1 && (
            <ChartChoice
              label="Distance"
              options={run.map((each) => ({ key: String(each), label: distanceLabels[each] }))}
              value={String(distance)}
              onChange={(key) => setDistance(run.find((each) => String(each) === key))}
            />
          )}
        </Box>
        <Box sx={sideBySide}>
          <ChartChoice
            label="Up"
            options={offered.filter(({ numeric }) => numeric)}
            value={yKey}
            onChange={setY}
          />
          <ChartChoice label="Across" options={offered} value={xKey} onChange={setX} />
        </Box>
        {drawn.length > 1 && <CarLegend cars={drawn} />}
        {points.length > 0 && (
          <Plot
            points={points}
            cars={drawn}
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
          {chartWords({ points, kind, x, y, line, cars: drawn.length })}
        </Typography>
        {farOff > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
              {formatPasses(farOff)} far from the rest {withFarOff ? 'drawn too' : 'not drawn'}
            </Typography>
            <Button onClick={() => setWithFarOff(!withFarOff)}>
              {withFarOff ? 'Leave out' : 'Draw all'}
            </Button>
          </Box>
        )}
      </Stack>
    </Panel>
  );
};
