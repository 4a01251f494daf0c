import {
  checkWeather,
  densityAltitude,
  formatAge,
  formatWhole,
  learnStationBias,
  readOwnStation,
  withStationBias,
  type DraftsPort,
  type Location,
  type StationBias,
  type WeatherObservation,
  type WeatherStation,
} from '@holeshot/shared-core';
import { DialogLayout, FormError, NumberField, RestoredDraft } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { airFields, airTextsOf, differenceText, readAir } from './airTexts';
import { useObservationDraft } from './useObservationDraft';

/** The station's air in fields: taken over as it is, corrected by hand, or filled from what the own station shows. */
export const ObservationForm = ({
  title,
  location,
  station,
  measured: newest,
  drafts,
  now,
  remember,
  onTaken,
  onClose,
}: {
  title: string;
  location: Location;
  station: WeatherStation;
  /** What the public station says, as air at the track; the form stays with the first it is given. */
  measured: WeatherObservation;
  drafts: DraftsPort;
  /** Milliseconds. */
  now: () => number;
  /** Keeps the difference of the own station, gives what went wrong; undefined where nothing may be kept. */
  remember: ((bias: StationBias) => string | undefined) | undefined;
  onTaken: (observation: WeatherObservation, remembered: boolean) => void;
  onClose: () => void;
}) => {
  const [measured] = useState(newest);
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
    air_temp: air.air_temp - measured.air_temp,
    humidity: air.humidity - measured.humidity,
    pressure: air.pressure - measured.pressure,
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
    if (!isWhole) return;
    const learns = form.keeps && isChanged && remember !== undefined;
    const problem = learns
      ? remember(learnStationBias(known, { stationId: station.id, own: air, station: measured }))
      : undefined;
    setFailure(problem);
    if (problem !== undefined) return;
    form.taken();
    onTaken(air, learns);
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
        <Button type="submit" variant="contained" size="large">
          Take over
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {location.title}, station {station.name}, {formatAge(Date.parse(measured.datetime), now())}.
        </Typography>
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
              Your own station differs by {differenceText(known)}, from {known.readings}{' '}
              {known.readings === 1 ? 'reading' : 'readings'}.
            </Typography>
            <Button onClick={() => form.setTexts(airTextsOf(withStationBias(measured, known)))}>
              Correct by my station
            </Button>
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
        {isChanged && remember !== undefined && (
          <FormControlLabel
            control={
              <Checkbox checked={form.keeps} onChange={(event) => form.setKeeps(event.target.checked)} />
            }
            label={`Remember the difference for ${location.title}`}
          />
        )}
        <FormError message={failure} />
      </Stack>
    </DialogLayout>
  );
};
