import { SegmentedControl } from '@holeshot/shared-core/react';
import { memo } from 'react';

const displays = [
  { value: 'table', label: 'Table' },
  { value: 'cards', label: 'Cards' },
] as const;

/** Choice between table and cards. */
export const DisplayChooser = memo(
  ({
    display,
    onChoose,
  }: {
    display: 'table' | 'cards';
    onChoose: (change: { display: 'table' | 'cards' }) => void;
  }) => (
    <SegmentedControl
      label="Show as"
      labelHidden
      segments={displays}
      value={display}
      onChange={(chosen) => onChoose({ display: chosen })}
    />
  ),
);
DisplayChooser.displayName = 'DisplayChooser';
