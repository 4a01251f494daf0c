import { BareSelect } from '../choice/BareSelect';
import type { ChosenLane } from '../choice/ChosenLane';

/** Select field for the lane: small to see, large enough for a thumb. */
export const LaneSelect = ({
  lane,
  onChoose,
}: {
  lane: ChosenLane;
  onChoose: (lane: ChosenLane) => void;
}) => (
  <BareSelect
    label="Lane"
    value={lane ?? ''}
    rows={[
      { value: '', text: 'Either lane' },
      { value: 'Left', text: 'Left lane' },
      { value: 'Right', text: 'Right lane' },
    ]}
    onChoose={(value) => onChoose(value === 'Left' || value === 'Right' ? value : undefined)}
  />
);
