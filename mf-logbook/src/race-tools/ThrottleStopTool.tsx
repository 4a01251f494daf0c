import {
  formatAge,
  formatEt,
  readRememberedCall,
  rememberedCallKey,
  solveThrottleStop,
  type Ports,
} from '@holeshot/shared-core';
import { RouteButton, SegmentedControl, useNow } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { bigGrid } from '../fields/bigGrid';
import { LanesLink } from './LanesLink';
import { SolvedFigure } from './SolvedFigure';
import { useToolNumbers } from './useToolNumbers';

const indexes = ['8.90', '9.90', '10.90'] as const;

const asked = {
  index: { label: 'Other index', hint: 'the ET to run', words: 'the index', lasting: '9.90' },
  et: {
    label: 'ET now',
    hint: 'as called for this air',
    words: 'the ET that the car is called to run now',
  },
  timer: {
    label: 'Timer',
    hint: 'with which it runs that ET; 0 is full throttle',
    words: 'the timer it would run it with',
  },
  ratio: {
    label: 'Ratio',
    hint: 'timer for one second of ET',
    words: 'the ratio',
    lasting: '2',
    aboveZero: true,
  },
};

/** Tool for the timer of the throttle stop for an index; it begins with the last call of this device. */
export const ThrottleStopTool = ({ ports }: { ports: Pick<Ports, 'drafts' | 'navigation' | 'clock'> }) => {
  const now = useNow(ports.clock, 60_000);
  const call = readRememberedCall(ports.drafts.read(rememberedCallKey), now);
  // The indexes are those of a quarter mile.
  const quarter = call?.finish === 1320 ? call : undefined;
  // An ET and the timer that it was called with go together.
  const pair = quarter?.timer !== undefined && {
    of: `${quarter.vehicleUid} ${formatEt(quarter.et)} ${formatEt(quarter.timer)}`,
  };
  const { texts, set, number, field, lacking } = useToolNumbers(
    ports.drafts,
    ports.clock,
    'race-day.throttle-stop',
    {
      ...asked,
      et: {
        ...asked.et,
        ...pair,
        ...(quarter !== undefined && {
          known: formatEt(quarter.et),
          hint: `call · air ${formatAge(Date.parse(quarter.measuredAt), now)}`,
        }),
      },
      timer: {
        ...asked.timer,
        ...pair,
        ...(quarter?.timer !== undefined && { known: formatEt(quarter.timer) }),
      },
    },
  );
  const [index, et, timer, ratio] = [number('index'), number('et'), number('timer'), number('ratio')];
  const solved =
    index === undefined || et === undefined || timer === undefined || ratio === undefined
      ? undefined
      : solveThrottleStop({ index, et, timer, ratio });
  const [isOther, setOther] = useState(() => indexes.every((each) => each !== texts.index));
  return (
    <Stack spacing={2} role="group" aria-label="Throttle stop" sx={{ '& fieldset label': { minHeight: 48 } }}>
      <SegmentedControl
        label="Index"
        value={isOther ? 'other' : texts.index}
        segments={[...indexes, 'other'].map((each) => ({
          value: each,
          label: each === 'other' ? 'Other' : each,
        }))}
        onChange={(chosen) => {
          setOther(chosen === 'other');
          set('index', chosen === 'other' ? '' : chosen);
        }}
      />
      <Box sx={bigGrid}>
        {isOther && field('index')}
        {field('et')}
        {field('timer')}
        {field('ratio')}
      </Box>
      <LanesLink navigation={ports.navigation} />
      {call?.timer !== undefined && (
        <RouteButton path="/predictions" navigation={ports.navigation} variant="outlined">
          Solve it from your passes
        </RouteButton>
      )}
      <SolvedFigure
        label="Set the timer to"
        solved={solved}
        missing={lacking(['index', 'et', 'timer', 'ratio'])}
      />
    </Stack>
  );
};
