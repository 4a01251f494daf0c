import { SegmentedControl } from '@holeshot/shared-core/react';

const displays = [
  { value: 'table', label: 'Table' },
  { value: 'cards', label: 'Cards' },
] as const;

/** Whether passes are shown as a table or as cards. */
export const DisplayChooser = ({
  display,
  onChoose,
}: {
  display: 'table' | 'cards';
  onChoose: (display: 'table' | 'cards') => void;
}) => (
  <SegmentedControl label="Show as" labelHidden segments={displays} value={display} onChange={onChoose} />
);
