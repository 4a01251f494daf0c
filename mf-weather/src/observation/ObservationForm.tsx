import {
  checkWeather,
  densityAltitude,
  formatAge,
  formatWhole,
  learnStationBias,
  readOwnStation,
  type DraftsPort,
  type Location,
  type StationBias,
  type WeatherObservation,
  type WeatherStation,
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
import { airFields, airTextsOf, differenceText, readAir } from './airTexts';
import { useObservationDraft } from './useObservationDraft';

/** How old a report may be for an own station to be compared with it, in ms: airports report each hour, and late. */
const comparableMs = 90 * 60_000;

/**
 * The air at the track in fields: corrected by hand, or filled from what the own station shows. What differs from the
 * public station is remembered for the track, whose weather is shown with it from then on.
 */
export const ObservationForm = ({
  title,
  location,
  station,
  measured: newest,
  reported,
  drafts,
  now,
  remember,
  onTaken,
  onForgotten,
  onClose,
}: {
  title: string;
  location: Location;
  station: WeatherStation;
  /** The air at the track as the app has it; the form stays with the first it is given, and with what was reported. */
  measured: WeatherObservation;
  /** The same as the public station says it. */
  reported: WeatherObservation;
  drafts: DraftsPort;
  /** Milliseconds. */
  now: () => number;
  /** Keeps the difference of the own station, or none, and gives what went wrong; undefined where nothing may be kept. */
  remember: ((bias: StationBias | undefined) => string | undefined) | undefined;
  onTaken: (observation: WeatherObservation, bias: StationBias) => void;
  onForgotten: (bias: StationBias) => void;
  onClose: () => void;
}) => {
  const [{ measured, station: said }] = useState({ measured: newest, station: reported });
  const known = location.station_bias?.station_id === station.id ? location.station_bias : undefined;
  const file = useRef<HTMLInputElement>(null);
  const form = useObservationDraft({ measured, drafts, draftKey: `observation/${location.uid}` });
  const { texts, isChanged } = form;
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();

  const air = readAir(texts, measured);
  const { errors } = checkWeather(air);
  const isWhole = Object.keys(errors).length === 0;
  const difference = {
    air_temp: air.air_temp - said.air_temp,
    humidity: air.humidity - said.humidity,
    pressure: air.pressure - said.pressure,
  };

  const read = (text: string): void => {
    form.setPasted(text);
    const found = readOwnStation(text, location.elevation);
    const names = airFields.filter(({ name }) => found[name] !== undefined);
    if (names.length > 0) {
      const written = airTextsOf(found);
      form.setTexts(Object.fromEntries(names.map(({ name }) => [name, written[name]])));
    }
    setNote(
      text.trim() === '' || names.length > 0
        ? names.map(({ label }) => label).join(', ') +
            (names.length > 0 ? ' found. Check the fields below.' : '')
        : 'No value was found in this text. Write it like: Temp 87.2 F, Humidity 54 %, Pressure 29.13 inHg.',
    );
  };
  const take = (): void => {
    setTried(true);
    if (!isWhole || remember === undefined) return;
    if (!isChanged) {
      setNote('Nothing was changed: type or paste what your own station shows first.');
      return;
    }
    const measuredAt = Date.parse(measured.datetime);
    if (now() - measuredAt > comparableMs) {
      setFailure(
        `${station.name} reported ${formatAge(measuredAt, now())}, too long ago to compare your own station with it. Nothing was changed. Open this again once there is a newer report.`,
      );
      return;
    }
    const bias = learnStationBias(known, { stationId: station.id, own: air, station: said });
    const problem = remember(bias);
    setFailure(problem);
    if (problem !== undefined) return;
    form.taken();
    onTaken(air, bias);
  };
  const forget = (bias: StationBias): void => {
    const problem = remember?.(undefined);
    setFailure(problem);
    if (problem !== undefined) return;
    form.taken();
    onForgotten(bias);
  };

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
          Take over
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {location.title}, station {station.name}, {formatAge(Date.parse(measured.datetime), now())}.
        </Typography>
        <Typography variant="body2">
          What your own station shows instead: from now on the weather of {location.title} is shown with the
          difference. Predictions and new passes go by {station.name}, as the passes they learn from did; type
          your own air into a pass where you want it to count.
        </Typography>
        {remember === undefined && <ReadOnlyNote what="The differences of your own station" />}
        {form.restored && (
          <RestoredDraft
            onStartAfresh={() => {
              form.startAfresh();
              setNote('');
            }}
          />
        )}
        {known !== undefined && (
          <Box>
            <Typography variant="body2">
              Corrected by your own station: {differenceText(known)}, from {known.readings}{' '}
              {known.readings === 1 ? 'reading' : 'readings'}.
            </Typography>
            {remember !== undefined && <Button onClick={() => forget(known)}>Forget it</Button>}
          </Box>
        )}
        <TextField
          fullWidth
          multiline
          minRows={2}
          label="Paste what your own station shows"
          value={form.pasted}
          onChange={(event) => read(event.target.value)}
          helperText={note}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.txt,text/*"
          aria-label="File of your own station"
          onChange={(event) => void event.target.files?.[0]?.text().then(read)}
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
            {isChanged && `, ${differenceText(difference)} against the public station`}
          </Typography>
        )}
        <FormError message={failure} />
      </Stack>
    </DialogLayout>
  );
};
