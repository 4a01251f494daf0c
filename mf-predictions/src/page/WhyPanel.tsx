import {
  formatDateTime,
  formatDifference,
  formatEt,
  formatPasses,
  laneDifference,
  type DialogsPort,
  type Location,
  type Part,
  type Prediction,
  type Vehicle,
} from '@holeshot/shared-core';
import { Figure, FigureList } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FoldPanel } from '../fold/FoldPanel';
import { fewPasses } from '../prediction/fewPasses';
import type { PredictedPass } from '../prediction/nextPass';
import { laneWords } from './laneWords';

const parts: [Part, string][] = [
  ['air', 'Air'],
  ['wind', 'Wind'],
  ['day', 'Day'],
  ['lane', 'Lane'],
  ['track', 'Track'],
  ['stop', 'Throttle stop'],
  ['learned', 'Learned'],
];

const thousandths = (value: number): number => Math.round(value * 1000);

/** Says the way from the last pass that counted to the prediction, in figures that add up as shown. */
const wayFrom = ({ et, air }: NonNullable<Prediction['basis']>, prediction: Prediction): string => {
  const rest = (thousandths(prediction.et) - thousandths(et) - thousandths(air)) / 1000;
  const causes = prediction.why.stop === 0 ? 'Wind, day, track' : 'Throttle stop, wind, day, track';
  return (
    `ran ${formatEt(et)}. Air since then: ${formatDifference(air)} s. ${causes} and your other ` +
    `passes: ${formatDifference(rest)} s. Together: ${formatEt(prediction.et)}.`
  );
};

/** Formats the difference to the last pass that counted, or the base ET before the first. */
const sinceLast = ({ et, basis, baseEt }: Prediction): string =>
  basis === undefined
    ? `base ${formatEt(baseEt)}`
    : `${formatDifference((thousandths(et) - thousandths(basis.et)) / 1000)}\u00a0s`;

const passesBehind = (count: number): string =>
  count === 1 ? 'One pass counts.' : `${formatPasses(count)} count, the newest ones most.`;

/** Explains a prediction: the last pass, what changed since, and what each part adds. */
export const WhyPanel = ({
  vehicle,
  location,
  next: { prediction, basis, lane, engine },
  dialogs,
}: {
  vehicle: Vehicle;
  location: Location;
  next: PredictedPass;
  dialogs: DialogsPort;
}) => {
  const { passesUsed } = prediction;
  const when =
    basis === undefined ? '' : ` of ${formatDateTime(basis.log_entry_datetime, basis.location.timezone)}`;
  const lanes = useMemo(() => laneDifference(engine, location.uid), [engine, location.uid]);
  const learns = vehicle.ddpe_tune.apply_learned_corrections;
  return (
    <FoldPanel title="Where it comes from" figure={sinceLast(prediction)}>
      {!learns && (
        <Typography>
          Learning is switched off in the tune of this car. This is its base ET in this air and wind.
        </Typography>
      )}
      {learns && prediction.basis === undefined && (
        <Typography>No pass yet. This is the base ET in this air.</Typography>
      )}
      {learns && prediction.basis !== undefined && (
        <Typography>
          Your pass{when} {wayFrom(prediction.basis, prediction)}
        </Typography>
      )}
      {learns && passesUsed > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {passesBehind(passesUsed)}
          {fewPasses(vehicle, prediction) !== undefined && '  Each new pass fits it closer to your car.'}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>
        <Typography variant="body2" sx={{ mb: 1 }}>
          From {formatEt(prediction.baseEt)} {prediction.why.stop !== 0 && 'at full throttle '}
          in standard air without wind, in seconds:
        </Typography>
        <FigureList>
          {parts
            .filter(([part]) => part !== 'lane' || lane !== undefined)
            .filter(([part]) => part !== 'stop' || prediction.why.stop !== 0)
            .map(([part, label]) => (
              <Figure key={part} label={label} value={formatDifference(prediction.why[part])} />
            ))}
        </FigureList>
      </Box>
      {learns && lanes !== undefined && <Typography sx={{ mt: 1 }}>{laneWords(lanes)}</Typography>}
      <Button variant="text" onClick={() => void dialogs.open('vehicle', { vehicleUid: vehicle.uid })}>
        {`Open ${vehicle.name}`}
      </Button>
    </FoldPanel>
  );
};
