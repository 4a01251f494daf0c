import {
  fromLocalInput,
  sameStored,
  type ClockPort,
  type CustomField,
  type DialogOutput,
  type DraftsPort,
  type EventsPort,
  type FeedbackPort,
  type Location,
  type LogBooksPort,
  type LogEntry,
  type SlipField,
  type SlipLane,
  type Vehicle,
  type WeatherPort,
} from '@holeshot/shared-core';
import { DialogLayout, ReadOnlyNote, RestoredDraft } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PasteSlip } from '../exchange/PasteSlip';
import { slipTexts } from '../exchange/slipTexts';
import { checkEntry } from './checkEntry';
import { CustomFieldInputs } from './CustomFieldInputs';
import { lastCustomTexts } from './customValues';
import { deletePass } from './deletePass';
import { draftOfEntry } from './draftOfEntry';
import { freshEntry, type EntryDraft } from './entryDraft';
import { EntryActions } from './EntryActions';
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
import { WorkedOut } from './WorkedOut';

/** The slip of one pass, the way it comes out of the printer, with the weather of its time. */
export const LogEntryForm = ({
  vehicleUid,
  edited,
  current,
  close,
  readOnly,
  vehicles,
  locations,
  fields,
  entries,
  logBooks,
  weather,
  drafts,
  events,
  feedback,
  clock,
}: {
  vehicleUid: string | undefined;
  /** The pass as the edit began with it; undefined for a new one. */
  edited: LogEntry | undefined;
  /** That pass as it is known now; undefined once it is deleted. */
  current: LogEntry | undefined;
  close: (output?: DialogOutput<'log-entry'>) => void;
  readOnly: boolean;
  vehicles: Vehicle[];
  locations: Location[];
  fields: CustomField[];
  /** Newest first. */
  entries: LogEntry[];
  logBooks: LogBooksPort;
  weather: WeatherPort;
  drafts: DraftsPort;
  events: EventsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
}) => {
  const tracks = useMemo(() => {
    if (edited === undefined) return locationsByUse(locations, entries);
    // The track as it was at that pass.
    return [edited.location, ...locations.filter(({ uid }) => uid !== edited.location.uid)];
  }, [edited, locations, entries]);
  const times = localTimes(clock);
  const placeOf = (draft: Pick<EntryDraft, 'vehicleUid' | 'locationUid'>) => ({
    vehicle: vehicles.find(({ uid }) => uid === draft.vehicleUid),
    location: tracks.find(({ uid }) => uid === draft.locationUid),
  });
  const [since, setSince] = useState(() => edited?.log_entry_datetime ?? times.now());
  const lastTexts = (uid: string) => lastCustomTexts(fields, entries, uid);
  /** A time that an edit leaves alone stays what it was, to the second. */
  const untouched = ({ localTime }: Pick<EntryDraft, 'localTime'>, track: Location | undefined) =>
    edited !== undefined && localTime === times.local(edited.log_entry_datetime, track)
      ? edited.log_entry_datetime
      : undefined;
  const [fresh] = useState(() => {
    if (edited !== undefined)
      return draftOfEntry(edited, times.local(edited.log_entry_datetime, edited.location), fields);
    const wanted = vehicleUid ?? entries[0]?.vehicle.uid;
    const vehicle = vehicles.find(({ uid }) => uid === wanted) ?? vehicles[0];
    const [track] = tracks;
    const place = { vehicleUid: vehicle?.uid ?? '', locationUid: track?.uid ?? '' };
    return freshEntry({ ...place, localTime: times.local(since, track) }, lastTexts(place.vehicleUid));
  });
  const station = useRef<SlipWeather>({ state: 'no-time' });

  const form = useEntryForm({
    draftKey: edited === undefined ? 'log-entry' : `log-entry.${edited.log_entry_uid}`,
    fresh,
    drafts,
    check: (draft) =>
      checkEntry(draft, {
        ...placeOf(draft),
        weatherFound: station.current.state === 'found',
        fields,
        now: clock.now(),
      }),
    save: (draft) => {
      const place = placeOf(draft);
      const typed = place.location && fromLocalInput(draft.localTime, place.location.timezone);
      const entry = entryToSave(draft, {
        ...place,
        uid: edited?.log_entry_uid ?? clock.newId(),
        at: untouched(draft, place.location) ?? typed,
        observation: station.current.state === 'found' ? station.current.observation : null,
        fields,
        passes: entries,
        edited,
      });
      // One that was deleted meanwhile is put back whole.
      return savePass(entry, { before: current && edited, logBooks, events, feedback });
    },
  });
  const { control, watched, set } = form;
  const { vehicle, location } = placeOf(watched);
  const at = untouched(watched, location) ?? times.momentOf(watched.localTime, location);
  const { slipWeather, retry } = useSlipWeather({ weather, location, at, saved: edited });
  useEffect(() => {
    station.current = slipWeather;
  }, [slipWeather]);

  const moveTo = (locationUid: string) => {
    const to = placeOf({ ...watched, locationUid }).location;
    // A time nobody touched stays the same moment; a typed one is what the slip says on that track's clocks.
    if (watched.localTime === times.local(since, location)) set('localTime', times.local(since, to));
    set('locationUid', locationUid);
  };
  const driveWith = (uid: string) => {
    if (sameStored(form.current().custom, lastTexts(watched.vehicleUid))) set('custom', lastTexts(uid));
    set('vehicleUid', uid);
  };
  const change = (field: 'vehicleUid' | 'locationUid' | 'localTime', value: string) => {
    if (field === 'locationUid') moveTo(value);
    else if (field === 'vehicleUid' && edited === undefined) driveWith(value);
    else set(field, value);
  };
  const typeWeather = () => {
    const draft = form.current();
    if (slipWeather.state === 'found' && typedWeatherFields.every((field) => draft[field] === '')) {
      for (const [field, text] of weatherTexts(slipWeather.observation)) set(field, text);
    }
    set('weatherTyped', true);
  };
  const [doubtful, setDoubtful] = useState<ReadonlySet<SlipField>>(new Set());
  const fillIn = ({ lane, fields }: SlipLane, localTime: string | undefined) => {
    for (const [field, slipText] of slipTexts(fields)) set(field, slipText);
    if (lane !== undefined) set('lane', lane);
    if (localTime !== undefined) set('localTime', localTime);
    const doubts = Object.entries(fields).filter(([, number]) => number.doubtful);
    setDoubtful(new Set(doubts.map(([field]) => field as SlipField)));
  };
  const startAfresh = () => {
    setDoubtful(new Set());
    if (edited !== undefined) {
      form.startAfresh(fresh);
      return;
    }
    const now = times.now();
    setSince(now);
    const { vehicleUid: uid, locationUid } = watched;
    const place = { vehicleUid: uid, locationUid, localTime: times.local(now, location) };
    form.startAfresh(freshEntry(place, lastTexts(uid)));
  };
  const remove = () => {
    if (current === undefined || !deletePass(current, { logBooks, feedback }).ok) return;
    form.finished();
    close();
  };

  return (
    <DialogLayout
      title={edited === undefined ? 'Log a pass' : 'Edit pass'}
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
        <EntryActions
          onNext={edited === undefined ? () => form.submit(startAfresh) : undefined}
          onDelete={current === undefined ? undefined : remove}
        />
      }
    >
      <Stack spacing={2}>
        {edited !== undefined && current === undefined && (
          <Alert severity="warning" variant="outlined" role="alert">
            This pass was deleted on another device. Save it to put it back as it stands here, or close this
            to leave it deleted.
          </Alert>
        )}
        {readOnly && <ReadOnlyNote what="Passes" />}
        {form.restored && <RestoredDraft onStartAfresh={startAfresh} />}
        <Box
          component="fieldset"
          disabled={readOnly && edited !== undefined}
          sx={{ display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 }}
        >
          <PlaceFields control={control} vehicles={vehicles} locations={tracks} onChange={change} />
          <PasteSlip onRead={fillIn} />
          <LaneChoice control={control} />
          <SlipFields
            control={control}
            set={(field, text) => {
              set(field, text);
              if (doubtful.has(field)) setDoubtful(new Set([...doubtful].filter((each) => each !== field)));
            }}
            doubtful={doubtful}
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
          {vehicle !== undefined && location !== undefined && (
            <WorkedOut
              control={control}
              vehicle={vehicle}
              location={location}
              observation={slipWeather.state === 'found' ? slipWeather.observation : null}
              event={edited?.event}
            />
          )}
          {fields.length > 0 && <CustomFieldInputs control={control} fields={fields} set={set} />}
          <RemarkField control={control} name="notes" label="Notes" />
          <RemarkField control={control} name="changes" label="Changed on the car" />
        </Box>
        <EntryNoticeBox notice={form.notice} />
      </Stack>
    </DialogLayout>
  );
};
