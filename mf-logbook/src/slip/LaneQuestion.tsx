import type { SlipField, SlipLane, SlipReading } from '@holeshot/shared-core';
import { Panel, SegmentedControl } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { slipText } from '../typed/slipText';
import { sideOf } from './slipFilling';
import type { HoldBack } from './useReadSlip';

/** Returns a lane in one line: its car, dial, reaction and finish. */
const laneWords = ({ car, fields }: SlipLane): string => {
  const text = (field: SlipField, before = ''): string | undefined =>
    fields[field] && `${before}${slipText(field, fields[field].value).replace('-', '−')}`;
  const finish = ([1320, 1000, 660] as const).find((distance) => fields[`et_${distance}`] !== undefined);
  return [
    car && `car ${car}`,
    text('dialin_et', 'dial '),
    text('reaction_time', 'R/T '),
    finish && [text(`et_${finish}`), text(`mph_${finish}`)].filter((part) => part !== undefined).join(' at '),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
};

/** Question which lane of a slip is the racer's, with both lanes in a line each. */
export const LaneQuestion = ({
  reading,
  holdBack,
  onChoose,
  onClose,
}: {
  reading: SlipReading;
  holdBack: HoldBack;
  onChoose: (own: number) => void;
  onClose: () => void;
}) => {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(
    () =>
      holdBack(() => {
        first.current?.focus();
        return true;
      }),
    [holdBack],
  );
  const labels = reading.lanes.map(({ lane }, index) => {
    const column = index === 0 ? 'first column' : 'second column';
    return lane ?? `${sideOf(reading, index) ?? ''}, ${column}`;
  });
  return (
    <Panel label="Your lane">
      <Stack spacing={1.5}>
        <SegmentedControl
          label={
            reading.laneOpen
              ? 'The slip names two lanes but has the numbers of one. Which lane was yours?'
              : 'The slip has two lanes. Which one is yours?'
          }
          value={undefined}
          inputRef={first}
          segments={labels.map((label) => ({ value: label, label }))}
          onChange={(chosen) => onChoose(labels.indexOf(chosen))}
        />
        {!reading.laneOpen &&
          reading.lanes.map((lane, index) => (
            <Typography key={index} variant="body2">
              {sideOf(reading, index)}: {laneWords(lane)}
            </Typography>
          ))}
        <Box>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
};
