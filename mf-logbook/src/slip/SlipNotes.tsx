import type { Location, SlipField, Vehicle } from '@holeshot/shared-core';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { filledLabels, type EntryDraft } from '../draft/entryDraft';
import type { TakenSlip } from '../typed/takenSlip';

type Labelled = keyof typeof filledLabels;

/** Lists the values that a slip filled in. */
const wordsOf = ({ filled }: EntryDraft['fromSlip'], { reading, own = 0 }: Partial<TakenSlip>): string =>
  (Object.keys(filledLabels) as Labelled[])
    // A result that stands only because the slip tells none was not read.
    .filter((field) => filled[field] !== undefined && !(field === 'result' && filled.result === 'Time Only'))
    .map((field) => {
      const from = reading?.lanes[own]?.fields[field as SlipField]?.from;
      return `${filledLabels[field]}${from === undefined ? '' : ` (from ${from})`}`;
    })
    .join(', ');

/** Notes on a slip: values read, lines left out, another track's name; with Undo and the other lane. */
export const SlipNotes = ({
  fromSlip,
  vehicle,
  location,
  trackDoubtful,
  onSwap,
  onUndo,
}: {
  fromSlip: EntryDraft['fromSlip'];
  vehicle: Vehicle | undefined;
  location: Location | undefined;
  /** The racer has not checked the track yet. */
  trackDoubtful: boolean;
  onSwap: () => void;
  onUndo: () => void;
}) => {
  const { slip } = fromSlip;
  const { reading, because } = slip ?? {};
  const { track, lanes = [] } = reading ?? {};
  const leftOut = reading?.leftOut ?? [];
  const isFilled = Object.keys(fromSlip.filled).length > 0;
  return (
    <>
      {isFilled && track !== undefined && location !== undefined && trackDoubtful && (
        <Alert severity="warning" variant="outlined" role="alert" sx={{ mt: 2 }}>
          {fromSlip.filled.locationUid === undefined
            ? `The slip says ${track.name}; the form says ${location.title}. Check the track.`
            : `The slip says ${track.name}, matched to ${location.title}. Check the track.`}
        </Alert>
      )}
      <Box role="status" sx={{ '&:not(:empty)': { mt: 2 } }}>
        {isFilled && (
          <Alert severity="info" variant="outlined" role="none" sx={{ overflowWrap: 'anywhere' }}>
            Read from the slip: {wordsOf(fromSlip, slip ?? {})}.
            {because !== undefined && ` ${fromSlip.filled.lane} lane: ${because}.`}
            {vehicle !== undefined && ` The car stays ${vehicle.name}.`}
            {leftOut.length > 0 && (
              <>
                {' '}
                Left out:
                <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                  {leftOut.map((line, index) => (
                    <li key={index}>{line}</li>
                  ))}
                </Box>
              </>
            )}
          </Alert>
        )}
      </Box>
      {isFilled && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button variant="outlined" onClick={onUndo}>
            Undo the slip
          </Button>
          {lanes.length === 2 && (
            <Button variant="outlined" onClick={onSwap}>
              Swap lanes
            </Button>
          )}
        </Box>
      )}
    </>
  );
};
