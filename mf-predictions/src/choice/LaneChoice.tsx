import { SegmentedControl } from '@holeshot/shared-core/react';
import { memo } from 'react';
import type { ChosenLane } from './ChosenLane';

const segments = [
  { value: 'either', label: 'Either' },
  { value: 'Left', label: 'Left' },
  { value: 'Right', label: 'Right' },
] as const;

/** Choice of the next pass's lane: left, right or either. */
export const LaneChoice = memo(
  ({ lane, onChoose }: { lane: ChosenLane; onChoose: (lane: ChosenLane) => void }) => (
    <SegmentedControl
      label="Lane"
      segments={segments}
      value={lane ?? 'either'}
      onChange={(chosen) => onChoose(chosen === 'either' ? undefined : chosen)}
    />
  ),
);
LaneChoice.displayName = 'LaneChoice';
