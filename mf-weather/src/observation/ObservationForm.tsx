import {
  checkWeather,
  decodeText,
  densityAltitude,
  dewPoint,
  formatAge,
  formatDateTime,
  formatWhole,
  inOneGo,
  learnStationBias,
  longestOwnStation,
  isCorrected,
  noWind,
  ownReadingLasts,
  readOwnStation,
  type DraftsPort,
  type Location,
  type WeatherObservation,
} from '@holeshot/shared-core';
import {
  DialogLayout,
  FormError,
  NumberField,
  ReadOnlyNote,
  RestoredDraft,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { airFields, airInWords, airTextsOf, differenceText, readAir } from './airTexts';
import { useObservationDraft, type MeasuredAir } from './useObservationDraft';
import { WhyOwnAir } from './WhyOwnAir';

/** How far apart a report may be for an own station to be compared with it, in ms: later the air itself is another. */
const comparableMs = 20 * 60_000;

/** What is kept of a racer's own station with the track. */
export type OwnStation = Pick<Location, 'station_bias' | 'own_reading'>;

const tooLong = `This has more than ${formatWhole(longestOwnStation)} characters, too many to be looked through. Nothing was changed; give the line of its labels and its newest lines alone.`;

/**
 * The air at the track in fields: corrected by hand, or filled from what the own station shows. It is kept with the
 * track, and predictions go by it for a while. What differs from the public station is remembered, and the weather of
 * the track shown with it from then on.
 */
export const ObservationForm = ({
  title,
  location,
  measured: newest,
  reported,
  unheard,
  drafts,
  now,
  remember,
  onTaken,
  onForgotten,
  onClose,
}: {
  title: string;
  location: Location;
  /**
   * The air at the track as the app has it, if it has one; the form stays with the first it is given, and with what was
   * reported. An old one is no air of now: each field is to be typed then.
   */
  measured: WeatherObservation | undefined;
  /** The same as the public station says it. */
  reported: WeatherObservation | undefined;
  /** Why the public station says nothing. */
  unheard: string | undefined;
  drafts: DraftsPort;
  /** Milliseconds. */
  now: () => number;
  /** Keeps what is known of the own station, or nothing, and gives what went wrong; undefined where nothing may be kept. */
  remember: ((own: OwnStation) => string | undefined) | undefined;
  /** With what that means, in words. */
  onTaken: (observation: WeatherObservation, words: string) => void;
  onForgotten: (own: OwnStation) => void;
  onClose: () => void;
}) => {
  const [{ measured, said }] = useState<{ measured: MeasuredAir; said: WeatherObservation | undefined }>({
    measured: newest !== undefined && now() - Date.parse(newest.datetime) <= ownReadingLasts ? newest : {},
    said: reported,
  });
  const { weather_station: station, station_bias, own_reading } = location;
  const known = isCorrected(location, station?.id) ? station_bias : undefined;
  const file = useRef<HTMLInputElement>(null);
  const form = useObservationDraft({ measured, now, drafts, draftKey: `observation/${location.uid}` });
  const { texts, isChanged } = form;
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();

  const air = readAir(texts, measured);
  const { errors } = checkWeather(air);
  const isWhole = Object.keys(errors).length === 0;
  const difference = said && {
    air_temp: air.air_temp - said.air_temp,
    humidity: air.humidity - said.humidity,
    pressure: air.pressure - said.pressure,
  };
  const age = said && formatAge(Date.parse(said.datetime), now());
  // A clock that is ahead cannot have shown it later than now.
  const at = form.shown === undefined ? now() : Math.min(now(), Date.parse(form.shown));
  const shownAge = form.shown && formatAge(at, now());
  const isComparable = said !== undefined && Math.abs(at - Date.parse(said.datetime)) <= comparableMs;
  const isReportedSince = said !== undefined && Date.parse(said.datetime) >= at;
  const isOver =
    form.shown !== undefined && (now() - at > ownReadingLasts || (isReportedSince && !isComparable));
  const publicStation = station?.name ?? 'the public station';

  const read = (text: string): void => {
    if (text.length > longestOwnStation) {
      setNote(tooLong);
      return;
    }
    const found = readOwnStation(text, location, now());
    const names = airFields.filter(({ name }) => found[name] !== undefined);
    if (names.length > 0) {
      const written = airTextsOf(found);
      form.setTexts(Object.fromEntries(names.map(({ name }) => [name, written[name]])), found.datetime);
    }
    setNote(
      text.trim() === '' || names.length > 0
        ? names.map(({ label }) => label).join(', ') +
            (names.length > 0 ? ' found. Check the fields below.' : '')
        : 'No value was found in this text. Write it like: Temp 87.2 F, Humidity 54 %, Pressure 29.13 inHg.',
    );
  };
  const readFile = async (chosen: File): Promise<void> => {
    if (chosen.size > 2 * longestOwnStation) {
      setNote(tooLong);
      return;
    }
    try {
      read(inOneGo(decodeText(new Uint8Array(await chosen.arrayBuffer()))).text);
    } catch {
      setNote(`${chosen.name} could not be opened. Nothing was changed; try it once more.`);
    }
  };
  const take = (): void => {
    setTried(true);
    if (!isWhole || isOver || remember === undefined) return;
    if (!isChanged) {
      setNote('Nothing was changed: type or paste what your own station shows first.');
      return;
    }
    const own = { ...air, datetime: new Date(form.shown === undefined ? now() : at).toISOString() };
    const bias =
      station !== null && isComparable
        ? learnStationBias(known, { stationId: station.id, own: air, station: said })
        : station_bias;
    const problem = remember({ ...(bias && { station_bias: bias }), own_reading: own });
    setFailure(problem);
    if (problem !== undefined) return;
    form.taken();
    onTaken({ ...(said ?? noWind), ...own, dew_point: dewPoint(air) }, takenWords(bias?.readings ?? 0));
  };
  const apart = shownAge
    ? `Your own station showed this ${shownAge} and ${publicStation} reported ${age}, too far apart to learn how they differ.`
    : `${publicStation} reported ${age}, too long ago to learn how your own station differs from it.`;
  const takenWords = (readings: number): string => {
    if (said === undefined)
      return `Predictions at ${location.title} go by what you typed, ${shownAge ? 'until that is an hour old' : 'for an hour'}.`;
    const until = `Predictions go by it until ${publicStation} reports again, for an hour at most`;
    if (!isComparable) return `${until}. ${apart}`;
    const by = readings === 1 ? 'this reading' : `the mean of ${readings} readings`;
    return `The weather of ${location.title} is shown corrected by ${by} of your own station. ${
      isReportedSince
        ? `Predictions go by ${publicStation}, which has reported since.`
        : `${until}, less that difference.`
    }`;
  };
  const forget = (): void => {
    const problem = remember?.({});
    setFailure(problem);
    if (problem !== undefined) return;
    onForgotten({ ...(station_bias && { station_bias }), ...(own_reading && { own_reading }) });
  };

  const overWords = `Your own station showed this ${shownAge}: the air is another by now. Paste or open its newest lines, or type what it shows now into each field.`;
  const shownWords =
    form.shown === undefined
      ? ''
      : `Your own station showed this on ${formatDateTime(form.shown, location.timezone)}, ${shownAge}.`;
  const advice =
    said === undefined
      ? `${station === null ? 'There is no public station' : 'Nothing is known of the public station'}: predictions go by what you type, for an hour.`
      : 'Give what your own station shows: predictions go by it for an hour at most.';

  return (
    <DialogLayout
      title={title}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
      actions={
        <Button type="submit" variant="contained" size="large" disabled={remember === undefined}>
          {isComparable ? 'Take over' : 'Predict with it for an hour'}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {location.title}
          {station !== null && `, ${station.name}`}
          {age !== undefined && `, ${age}`}.
        </Typography>
        <FormError message={unheard} />
        <Typography variant="body2">{advice}</Typography>
        <WhyOwnAir
          stationName={station?.name}
          reported={said !== undefined}
          lessDifference={isComparable || known !== undefined}
        />
        {remember === undefined && <ReadOnlyNote what="The differences of your own station" />}
        {form.restored && (
          <RestoredDraft
            onStartAfresh={() => {
              form.startAfresh();
              setNote('');
            }}
          />
        )}
        <TextField
          fullWidth
          multiline
          minRows={2}
          label="Paste what your own station shows"
          value={form.pasted}
          onChange={({ target }) => {
            if (target.value.length <= longestOwnStation) form.setPasted(target.value);
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
            // So that the same file can be chosen once more.
            target.value = '';
          }}
        />
        <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => file.current?.click()}>
          Or open its file
        </Button>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' }}>
          {airFields.map(({ name, label, unit, signed }) => (
            <NumberField
              key={name}
              name={name}
              label={label}
              unit={unit}
              signed={signed}
              value={texts[name]}
              onChange={(text) => form.setTexts({ [name]: text })}
              error={tried ? errors[name] : undefined}
            />
          ))}
        </Box>
        {isWhole && (
          <Typography>
            Density altitude <strong>{formatWhole(densityAltitude(air))} ft</strong>
            {isChanged && difference && `, ${differenceText(difference)} against the public station`}
          </Typography>
        )}
        {said !== undefined && !isComparable && <Typography variant="body2">{apart}</Typography>}
        {(known ?? own_reading) !== undefined && (
          <Box>
            {known !== undefined && (
              <Typography variant="body2">
                Corrected by your own station: {differenceText(known)}, from {known.readings}{' '}
                {known.readings === 1 ? 'reading' : 'readings'}.
              </Typography>
            )}
            {own_reading !== undefined && (
              <Typography variant="body2">
                Your own station showed {airInWords(own_reading)}{' '}
                {formatAge(Date.parse(own_reading.datetime), now())}.
              </Typography>
            )}
            {remember !== undefined && <Button onClick={forget}>Forget it</Button>}
          </Box>
        )}
        <FormError message={tried && isOver ? overWords : failure} />
      </Stack>
    </DialogLayout>
  );
};
