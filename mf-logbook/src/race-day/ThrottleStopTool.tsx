import {
  parseNumber,
  seconds,
  solveThrottleStop,
  type DraftsPort,
  type NavigationPort,
} from '@holeshot/shared-core';
import { NumberField, SegmentedControl } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { bigGrid } from './bigGrid';
import { LanesLink } from './LanesLink';
import { SolvedFigure } from './SolvedFigure';
import { useKeptTexts } from './useKeptTexts';

const indexes = ['8.90', '9.90', '10.90'] as const;

/** The timer of the throttle stop for an index. */
export const ThrottleStopTool = ({
  drafts,
  navigation,
}: {
  drafts: DraftsPort;
  navigation: NavigationPort;
}) => {
  const [texts, set] = useKeptTexts(drafts, 'race-day.throttle-stop', {
    index: '9.90',
    et: '',
    timer: '',
    ratio: '2',
  });
  const numbers = [texts.index, texts.et, texts.timer, texts.ratio].map((text) => parseNumber(text));
  const [index, et, timer, ratio] = numbers;
  const solved =
    index === undefined || et === undefined || timer === undefined || ratio === undefined
      ? undefined
      : solveThrottleStop({ index: seconds(index), et: seconds(et), timer: seconds(timer), ratio });
  const [isOther, setOther] = useState(() => indexes.every((each) => each !== texts.index));
  const field = (name: keyof typeof texts, label: string, hint: string) => (
    <NumberField
      label={label}
      name={`throttle-${name}`}
      value={texts[name]}
      onChange={(text) => set(name, text)}
      hint={hint}
    />
  );
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
        {isOther && field('index', 'Other index', 'the ET to run')}
        {field('et', 'ET now', 'as called for this air')}
        {field('timer', 'Timer', 'with which it runs that ET; 0 is full throttle')}
        {field('ratio', 'Ratio', 'timer for one second of ET')}
      </Box>
      <LanesLink navigation={navigation} />
      <SolvedFigure
        label="Set the timer to"
        solved={solved}
        missing="Type the ET that the car is called to run now, and the timer it would run it with."
      />
    </Stack>
  );
};
