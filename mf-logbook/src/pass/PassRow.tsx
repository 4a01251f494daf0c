import {
  formatDate,
  formatDateTime,
  formatEt,
  formatMph,
  passPath,
  type LogEntry,
  type PassDoubt,
  type PassField,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { PickBox, type PickState } from './PickBox';
import { foulWords } from './foulWords';
import { PassMark } from './PassMark';
import { predictionLine } from './predictionLine';
import { WindMark } from './WindMark';

// One style for the whole row: a styled part each would take longer than the rest of the page.
const style = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  minHeight: 72,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: 1.43,
  fontVariantNumeric: 'tabular-nums',
  '& .lines': {
    flexGrow: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    alignItems: 'baseline',
  },
  '& .first': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, minWidth: 0 },
  '& .et': { color: 'text.primary', fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 },
  '& .foul': { color: 'error.main', fontWeight: 600 },
  '& .mph': { fontSize: '1.25rem', textAlign: 'right' },
  '& .mph small': { fontSize: '0.8125rem', ml: 0.5 },
  '& .called': { textAlign: 'right' },
  '& .doubtful': { color: 'warning.main' },
  '& a': { all: 'unset', cursor: 'pointer', touchAction: 'manipulation', userSelect: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible::after': {
    outline: '3px solid',
    outlineColor: 'primary.light',
    outlineOffset: '-3px',
  },
} as const;

/**
 * Row of a pass in two lines: the ET, the wind and the speed, then figures of its slip and its miss. The whole row
 * leads to the pass, by keyboard its ET.
 */
export const PassRow = memo(
  ({
    entry,
    figures,
    doubt,
    withVehicle = false,
    withDate = false,
    pick,
    onPick,
  }: {
    entry: LogEntry;
    /** First figures of the second line. */
    figures: readonly PassField[];
    /** Quality that the pass looks like instead of All Out. */
    doubt?: PassDoubt | undefined;
    withVehicle?: boolean;
    withDate?: boolean;
    /** Undefined while no passes are chosen. */
    pick?: PickState | undefined;
    onPick?: (entry: LogEntry) => void;
  }) => {
    const { derived, location, log_entry_datetime, timeslip, vehicle, weather } = entry;
    const counts = timeslip.quality === 'All Out' && doubt === undefined;
    const et = formatEt(derived.finish_et);
    const parts = [
      withDate && formatDate(log_entry_datetime, location.timezone),
      withVehicle && vehicle.name,
      ...figures.map((field) => {
        const shown = field.show(entry);
        return shown !== '' && `${field.label} ${shown}`.replaceAll(' ', '\u00a0');
      }),
    ].filter((part) => part !== false);
    return (
      <Box component="li" sx={style}>
        {pick !== undefined && onPick !== undefined && <PickBox entry={entry} pick={pick} onPick={onPick} />}
        <div className="lines">
          <span className="first">
            <span className="et">
              <a
                href={passPath(entry)}
                aria-label={`Open the pass of ${formatDateTime(log_entry_datetime, location.timezone)}, ${et}`}
              >
                {et}
              </a>
            </span>
            <PassMark entry={entry} doubt={doubt} />
            {foulWords(entry).map((words) => (
              <span key={words} className="foul">
                {words}
              </span>
            ))}
            {weather === null ? (
              <small className="doubtful">no weather</small>
            ) : (
              <WindMark entry={entry} brief />
            )}
          </span>
          <span className="mph">
            {formatMph(derived.finish_mph)}
            <small>mph</small>
          </span>
          <span>{parts.join(' · ')}</span>
          <span className={counts ? 'called' : 'called doubtful'}>{predictionLine(entry, doubt)}</span>
        </div>
      </Box>
    );
  },
);
PassRow.displayName = 'PassRow';
