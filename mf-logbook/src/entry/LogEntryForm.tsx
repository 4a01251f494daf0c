import type {
  ClockPort,
  DialogOutput,
  DraftsPort,
  EventsPort,
  FeedbackPort,
  Location,
  LogBooksPort,
  LogEntry,
  Vehicle,
  WeatherPort,
} from '@holeshot/shared-core';
import { DialogLayout, ReadOnlyNote, RestoredDraft } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { checkEntry } from './checkEntry';
import { freshEntry, type EntryDraft } from './entryDraft';
import { EntryNoticeBox } from './EntryNoticeBox';
import { entryToSave } from './entryToSave';
import { LaneChoice } from './LaneChoice';
import { localTimes } from './localTimes';
import { locationsByUse } from './locationsByUse';
import { OutcomeFields } from './OutcomeFields';
import { PlaceFields } from './PlaceFields';
import { typedWeatherFields } from './readWeather';
import { RemarkField } from './RemarkField';
import { savePass } from './savePass';
import { SlipFields } from './SlipFields';
import { useEntryForm } from './useEntryForm';
import { useSlipWeather, type SlipWeather } from './useSlipWeather';
import { weatherTexts } from './weatherTexts';
import { WeatherPanel } from './WeatherPanel';

/** The slip of one pass, the way it comes out of the printer, with the weather of its time. */
export const LogEntryForm = ({
  vehicleUid,
  close,
  readOnly,
  vehicles,
  locations,
  entries,
  logBooks,
  weather,
  drafts,
  events,
  feedback,
  clock,
}: {
  vehicleUid: string | undefined;
  close: (output?: DialogOutput<'log-entry'>) => void;
  readOnly: boolean;
  vehicles: Vehicle[];
  locations: Location[];
  /** Newest first. */
  entries: LogEntry[];
  logBooks: LogBooksPort;
  weather: WeatherPort;
  drafts: DraftsPort;
  events: EventsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
}) => {
  const tracks = useMemo(() => locationsByUse(locations, entries), [locations, entries]);
  const times = localTimes(clock);
  const placeOf = (draft: Pick<EntryDraft, 'vehicleUid' | 'locationUid'>) => ({
    vehicle: vehicles.find(({ uid }) => uid === draft.vehicleUid),
    location: tracks.find(({ uid }) => uid === draft.locationUid),
  });
  const [since, setSince] = useState(() => times.now());
  const [fresh] = useState(() => {
    const wanted = vehicleUid ?? entries[0]?.vehicle.uid;
    const vehicle = vehicles.find(({ uid }) => uid === wanted) ?? vehicles[0];
    const [track] = tracks;
    return freshEntry({
      vehicleUid: vehicle?.uid ?? '',
      locationUid: track?.uid ?? '',
      localTime: times.local(since, track),
    });
  });
  const station = useRef<SlipWeather>({ state: 'no-time' });

  const form = useEntryForm({
    fresh,
    drafts,
    check: (draft) =>
      checkEntry(draft, {
        ...placeOf(draft),
        weatherFound: station.current.state === 'found',
        now: clock.now(),
      }),
    save: (draft) =>
      savePass(
        entryToSave(draft, {
          ...placeOf(draft),
          uid: clock.newId(),
          observation: station.current.state === 'found' ? station.current.observation : null,
          passes: entries,
        }),
        { logBooks, events, feedback },
      ),
  });
  const { control, watched, set } = form;
  const { location } = placeOf(watched);
  const at = times.momentOf(watched.localTime, location);
  const { slipWeather, retry } = useSlipWeather({ weather, location, at });
  useEffect(() => {
    station.current = slipWeather;
  }, [slipWeather]);

  const moveTo = (locationUid: string) => {
    const to = placeOf({ ...watched, locationUid }).location;
    // A time nobody touched stays the same moment; a typed one is what the slip says on that track's clocks.
    if (watched.localTime === times.local(since, location)) set('localTime', times.local(since, to));
    set('locationUid', locationUid);
  };
  const typeWeather = () => {
    const draft = form.current();
    if (slipWeather.state === 'found' && typedWeatherFields.every((field) => draft[field] === '')) {
      for (const [field, text] of weatherTexts(slipWeather.observation)) set(field, text);
    }
    set('weatherTyped', true);
  };
  const startAfresh = () => {
    const now = times.now();
    setSince(now);
    form.startAfresh(freshEntry({ ...watched, localTime: times.local(now, location) }));
  };

  return (
    <DialogLayout
      title="Log a pass"
      note={form.restored ? <Chip size="small" label="Draft kept" /> : undefined}
      onClose={() => close()}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit((logEntryUid) => {
          form.finished();
          close({ logEntryUid });
        });
      }}
      actions={
        <>
          <Button variant="outlined" onClick={() => form.submit(startAfresh)}>
            Save & next
          </Button>
          <Button type="submit" variant="contained">
            Save pass
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        {readOnly && <ReadOnlyNote what="Passes" />}
        {form.restored && <RestoredDraft onStartAfresh={startAfresh} />}
        <PlaceFields
          control={control}
          vehicles={vehicles}
          locations={tracks}
          onChange={(field, value) => (field === 'locationUid' ? moveTo(value) : set(field, value))}
        />
        <LaneChoice control={control} />
        <SlipFields
          control={control}
          set={set}
          trackLength={location?.track_length ?? 1320}
          isWrong={(field) => form.errors[field] !== undefined}
        />
        <OutcomeFields control={control} />
        <WeatherPanel
          control={control}
          typed={watched.weatherTyped}
          slipWeather={slipWeather}
          location={location}
          at={at}
          set={set}
          onType={typeWeather}
          onRetry={retry}
        />
        <RemarkField control={control} name="notes" label="Notes" />
        <RemarkField control={control} name="changes" label="Changed on the car" />
        <EntryNoticeBox notice={form.notice} />
      </Stack>
    </DialogLayout>
  );
};
