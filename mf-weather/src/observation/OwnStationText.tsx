import {
  decodeText,
  formatAge,
  formatDateTime,
  formatWhole,
  inOneGo,
  longestOwnStation,
  ownReadingLasts,
  readOwnStation,
  type Location,
  type WeatherObservation,
} from '@holeshot/shared-core';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { airFields, airTextsOf, type AirTexts } from './airTexts';

const tooLong = `This has more than ${formatWhole(longestOwnStation)} characters. Nothing was changed. Paste only its header line and the newest lines.`;

/** Reads the values of the racer's own station from a pasted text or a file. */
export const OwnStationText = ({
  location,
  reported,
  now,
  text: pasted,
  note,
  shown,
  onText,
  onAir,
  onNote,
}: {
  location: Location;
  /** Report of the public station; it tells units and levels that the text leaves open. */
  reported: WeatherObservation | undefined;
  /** Milliseconds. */
  now: () => number;
  text: string;
  /** Sentence about the last reading. */
  note: string;
  /** Time of the reading, ISO 8601. */
  shown: string | undefined;
  onText: (text: string) => void;
  onAir: (texts: Partial<AirTexts>, shownAt: string | undefined, doubts: Partial<AirTexts>) => void;
  onNote: (note: string) => void;
}) => {
  const file = useRef<HTMLInputElement>(null);
  const read = (text: string): void => {
    if (text.length > longestOwnStation) {
      onNote(tooLong);
      return;
    }
    const isFresh = reported !== undefined && now() - Date.parse(reported.datetime) <= ownReadingLasts;
    const { values, datetime } = readOwnStation(text, location, now(), isFresh ? reported : undefined);
    const names = airFields.filter(({ name }) => values[name] !== undefined);
    if (names.length > 0) {
      const written = airTextsOf(Object.fromEntries(names.map(({ name }) => [name, values[name]?.value])));
      onAir(
        Object.fromEntries(names.map(({ name }) => [name, written[name]])),
        datetime,
        Object.fromEntries(
          names.flatMap(({ name }) => {
            const doubt = values[name]?.doubt;
            return doubt === undefined ? [] : [[name, doubt]];
          }),
        ),
      );
    }
    onNote(
      text.trim() === '' || names.length > 0
        ? names.map(({ label }) => label).join(', ') +
            (names.length > 0 ? ' found. Check the fields below.' : '')
        : 'No values found. Write them like: Temp 87.2 F, Humidity 54 %, Pressure 29.13 inHg.',
    );
  };
  const readFile = async (chosen: File): Promise<void> => {
    if (chosen.size > 2 * longestOwnStation) {
      onNote(tooLong);
      return;
    }
    try {
      read(inOneGo(decodeText(new Uint8Array(await chosen.arrayBuffer()))).text);
    } catch {
      onNote(`${chosen.name} could not be opened. Nothing was changed. Try again.`);
    }
  };
  const shownWords =
    shown === undefined
      ? ''
      : `Your own station showed this on ${formatDateTime(shown, location.timezone)}, ${formatAge(Math.min(now(), Date.parse(shown)), now())}.`;
  return (
    <>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label="Paste what your own station shows"
        value={pasted}
        onChange={({ target }) => {
          if (target.value.length <= longestOwnStation) onText(target.value);
          read(target.value);
        }}
        helperText={[note, shownWords].filter((words) => words !== '').join(' ')}
        slotProps={{ formHelperText: { role: 'status' } }}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.txt,text/*"
        aria-label="File of your own station"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void readFile(chosen);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => file.current?.click()}>
        Open its file
      </Button>
    </>
  );
};
