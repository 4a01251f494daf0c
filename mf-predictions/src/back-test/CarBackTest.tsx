import {
  distanceLabels,
  distances,
  type Distance,
  type LogEntry,
  type Ports,
  type Vehicle,
} from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { BackTest } from './BackTest';
import { distancesRun } from './distancesRun';

/** Back-test of one car, with a choice of distance where its passes are of several. */
export const CarBackTest = ({
  vehicle,
  passes,
  predicted,
  ports,
}: {
  vehicle: Vehicle;
  /** Passes of all cars, newest first. */
  passes: readonly LogEntry[];
  /** Predicted distance at the chosen track. */
  predicted: Distance;
  ports: Pick<Ports, 'clock'>;
}) => {
  const run = useMemo(() => distancesRun(vehicle, passes), [vehicle, passes]);
  const [chosen, choose] = useState<Distance>();
  const [mostRun = predicted] = run;
  const finish = [chosen, predicted].find((each) => run.some((one) => one === each)) ?? mostRun;
  return (
    <>
      {run.length > 1 ? (
        <SegmentedControl
          label="Distance"
          segments={distances
            .filter((each) => run.includes(each))
            .map((each) => ({ value: `${each}` as const, label: distanceLabels[each] }))}
          value={`${finish}`}
          onChange={(value) => choose(Number(value) as Distance)}
        />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Over the {distanceLabels[finish]}.
        </Typography>
      )}
      <BackTest key={finish} vehicle={vehicle} passes={passes} finish={finish} ports={ports} />
    </>
  );
};
