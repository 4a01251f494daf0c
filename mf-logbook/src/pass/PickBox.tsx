import { formatDateTime, type LogEntry } from '@holeshot/shared-core';

/** State of a pass for the comparison: chosen, free to choose, or blocked by the chosen ones. */
export type PickState = 'picked' | 'free' | 'full';

// Plain styles: there are up to 300 of these.
const box = {
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  padding: 10,
  marginLeft: -10,
} as const;
const mark = { width: 24, height: 24, margin: 0, accentColor: 'var(--hs-palette-primary-dark)' };

/** Box that adds a pass to the comparison or removes it. */
export const PickBox = ({
  entry,
  pick,
  onPick,
}: {
  entry: LogEntry;
  pick: PickState;
  onPick: (entry: LogEntry) => void;
}) => (
  <label style={box}>
    <input
      type="checkbox"
      style={mark}
      aria-label={`Compare the pass of ${formatDateTime(entry.log_entry_datetime, entry.location.timezone)}`}
      checked={pick === 'picked'}
      disabled={pick === 'full'}
      onChange={() => onPick(entry)}
    />
  </label>
);
