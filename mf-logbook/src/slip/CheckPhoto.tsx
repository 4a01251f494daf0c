import {
  formatDateTime,
  parseNumber,
  slipFieldLabels,
  type PictureWord,
  type SlipReading,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type Ref } from 'react';
import { slipText } from '../typed/slipText';
import { boxOf, doubtedIn, fieldsIn, withConfirmed, type SlipCell } from './photoValues';
import { sideOf } from './slipFilling';
import { SlipPicture } from './SlipPicture';

const textOf = ({ lanes }: SlipReading, { lane, field }: SlipCell): string =>
  slipText(field, lanes[lane]?.fields[field]?.value);

/** Writes what a slip tells beside its values: track, time, cars and results. */
const headOf = (reading: SlipReading): string => {
  const { track, round, localTime, timeDoubtful, lanes } = reading;
  return [
    track && `${track.name}${track.doubtful ? ' ?' : ''}`,
    localTime && `${formatDateTime(`${localTime}Z`, 'UTC')}${timeDoubtful ? ' ?' : ''}`,
    round?.name,
    ...lanes.flatMap(({ car, result }, lane) => {
      const told = [car && `Car ${car}`, result].filter(Boolean);
      if (lanes.length === 1 || told.length === 0) return told;
      return `${sideOf(reading, lane)}: ${told.join(', ')}`;
    }),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Screen that compares a picture with the values read from it; doubted ones are asked for, one after the other. */
export const CheckPhoto = ({
  picture,
  words,
  reading: given,
  next: button,
  onUse,
  onAnother,
  onClose,
}: {
  picture: Blob;
  words: readonly PictureWord[];
  reading: SlipReading;
  /** Button that takes over the numbers. */
  next: Ref<HTMLButtonElement>;
  /** Receives the reading with the racer's corrections. */
  onUse: (reading: SlipReading) => void;
  onAnother: () => void;
  onClose: () => void;
}) => {
  const [reading, setReading] = useState(given);
  const [chosen, setChosen] = useState<SlipCell | undefined>(doubtedIn(given)[0]);
  const [text, setText] = useState(chosen === undefined ? '' : textOf(given, chosen));
  const top = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    field.current?.scrollIntoView?.({ block: 'nearest' });
    // The last one wins where a screen is low.
    top.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  const doubted = doubtedIn(reading);
  const choose = (cell: SlipCell | undefined, from = reading) => {
    setChosen(cell);
    setText(cell === undefined ? '' : textOf(from, cell));
  };
  const typed = parseNumber(text);
  const isWrong = text.trim() !== '' && typed === undefined;
  const confirm = () => {
    if (chosen === undefined || isWrong) return;
    const next = withConfirmed(reading, chosen, typed);
    setReading(next);
    choose(doubtedIn(next)[0], next);
  };
  const nameOf = ({ lane, field }: SlipCell): string =>
    [slipFieldLabels[field], reading.lanes.length === 2 ? sideOf(reading, lane) : undefined]
      .filter((part) => part !== undefined)
      .join(', ');
  const lane = chosen && reading.lanes[chosen.lane];
  const isUnread = chosen !== undefined && lane?.unread?.[chosen.field] !== undefined;
  const place = chosen && (lane?.fields[chosen.field]?.place ?? lane?.unread?.[chosen.field]);
  const read = reading.lanes.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);
  const numbersRead = read === 1 ? '1 number read' : `${read} numbers read`;
  const head = headOf(reading);
  return (
    <Stack spacing={1.5}>
      <div ref={top}>
        <SlipPicture picture={picture} box={place && boxOf(place, words)} />
      </div>
      <Typography role="status" variant="body2">
        {doubted.length === 0
          ? `${numbersRead}. Compare them with the picture.`
          : `${numbersRead}, ${doubted.length} to check.`}
      </Typography>
      {chosen !== undefined && (
        <Box ref={field} sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
          <TextField
            key={nameOf(chosen)}
            autoFocus
            label={nameOf(chosen)}
            value={text}
            error={isWrong}
            helperText={
              isWrong
                ? 'Type a number, such as 11.112.'
                : isUnread
                  ? 'Not readable. Type it from the picture, or leave it empty if the slip has none.'
                  : 'Empty if the slip has none.'
            }
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter confirms a value, and saves no pass.
              event.preventDefault();
              event.stopPropagation();
              confirm();
            }}
          />
          <Button variant="outlined" sx={{ mt: 1 }} disabled={isWrong} onClick={confirm}>
            Confirm
          </Button>
        </Box>
      )}
      {head !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {head}
        </Typography>
      )}
      <Box
        component="table"
        aria-label="Values of the slip"
        sx={{ borderSpacing: '8px 4px', textAlign: 'left' }}
      >
        {reading.lanes.length === 2 && (
          <thead>
            <tr>
              <td />
              {reading.lanes.map((_, lane) => (
                <th key={lane} scope="col">
                  {sideOf(reading, lane)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {fieldsIn(reading).map((field) => (
            <tr key={field}>
              <Typography component="th" scope="row" variant="body2">
                {slipFieldLabels[field]}
              </Typography>
              {reading.lanes.map(({ fields, unread }, lane) => {
                const value = fields[field];
                const isAsked = value?.doubtful === true || unread?.[field] !== undefined;
                const cell = { lane, field };
                const isChosen = chosen?.lane === lane && chosen.field === field;
                return (
                  <td key={lane}>
                    {(value !== undefined || isAsked) && (
                      <Button
                        size="small"
                        variant={isAsked || isChosen ? 'outlined' : 'text'}
                        color={isAsked ? 'warning' : 'inherit'}
                        aria-pressed={isChosen}
                        aria-label={`${nameOf(cell)}: ${value === undefined ? 'not readable, type it' : textOf(reading, cell)}${value?.doubtful === true ? ', check this' : ''}`}
                        sx={{
                          fontVariantNumeric: 'tabular-nums',
                          // The theme gives all outlined buttons one color.
                          '&.MuiButton-outlined.MuiButton-colorWarning': {
                            color: 'warning.main',
                            borderColor: 'warning.main',
                          },
                        }}
                        onClick={() => choose(cell)}
                      >
                        {textOf(reading, cell)}
                        {isAsked && ' ?'}
                      </Button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        <Button variant="outlined" onClick={onAnother}>
          Another picture
        </Button>
        <Button ref={button} variant="contained" onClick={() => onUse(reading)}>
          Use these numbers
        </Button>
      </Box>
    </Stack>
  );
};
