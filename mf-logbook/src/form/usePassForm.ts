import {
  distances,
  fromLocalInput,
  sameStored,
  unknown,
  type CustomField,
  type Location,
  type LogEntry,
  type Ports,
  type Vehicle,
} from '@holeshot/shared-core';
import { useEngines, useObservable } from '@holeshot/shared-core/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { of } from 'rxjs';
import { askAboutPass } from './askAboutPass';
import { carAtPass } from '../draft/carAtPass';
import type { SlipWeather } from '../draft/SlipWeather';
import { checkEntry, type EntryCheck } from '../draft/checkEntry';
import { lastCustomTexts } from '../draft/customValues';
import { doubtWords } from '../draft/doubtWords';
import { draftOfEntry } from '../draft/draftOfEntry';
import { freshEntry, type EntryDraft, type EntryField } from '../draft/entryDraft';
import { entryToSave } from '../draft/entryToSave';
import { localTimes } from '../draft/localTimes';
import { locationsByUse } from '../draft/locationsByUse';
import { outcomeOfDraft, resultOfDraft } from '../draft/outcomeOfDraft';
import { engineShelf } from '../pass/engineShelf';
import { savePass } from './savePass';
import { stationOf } from './stationOf';
import { useDoubt } from './useDoubt';
import { useEntryForm } from './useEntryForm';
import { useSlipWeather } from './useSlipWeather';
import { useTypedWeather } from './useTypedWeather';

/** Where a pass was run, as far as it is chosen. */
interface Place {
  vehicle: Vehicle | undefined;
  location: Location | undefined;
}

/** What a form of a pass is given by the dialog or the page around it. */
export interface PassFormProps {
  /** The pass as the edit began with it; undefined for a new one. */
  edited: LogEntry | undefined;
  /** That pass as it is known now; undefined once it is deleted. */
  current: LogEntry | undefined;
  vehicles: Vehicle[];
  ports: Pick<Ports, 'tunes' | 'logBooks' | 'weather' | 'drafts' | 'events' | 'feedback' | 'clock'>;
  locations: Location[];
  fields: CustomField[];
  /** Newest first. */
  entries: LogEntry[];
}

/** A pass in a form: its draft, its car, track and time, the weather of that time, and the one way to save it. */
export const usePassForm = ({
  ports,
  draftKey,
  what = 'Pass',
  vehicleUid,
  offered = () => ({}),
  checkMore = () => ({}),
  edited,
  current,
  vehicles,
  locations,
  fields,
  entries,
}: PassFormProps & {
  /** What the draft of a new pass is kept under; that of a stored one has its id behind it. */
  draftKey: string;
  /** What is said to be saved. */
  what?: 'Pass' | 'Round';
  /** Car to begin with; undefined for the last one used. */
  vehicleUid: string | undefined;
  /** What a new pass of a car begins with beside its place. */
  offered?: (vehicleUid: string) => Partial<EntryDraft>;
  /** What is wrong with fields that only this form has. */
  checkMore?: (draft: EntryDraft) => EntryCheck['errors'];
}) => {
  const tracks = useMemo(() => {
    if (edited === undefined) return locationsByUse(locations, entries);
    // The track as it was at that pass.
    return [edited.location, ...locations.filter(({ uid }) => uid !== edited.location.uid)];
  }, [edited, locations, entries]);
  const editedCar = edited?.vehicle.uid;
  const versions$ = useMemo(
    () => (editedCar === undefined ? of(unknown) : ports.tunes.versions$(editedCar)),
    [ports.tunes, editedCar],
  );
  const versions = useObservable(versions$, unknown);
  const cars = useMemo(() => {
    if (edited === undefined) return vehicles;
    const known = versions.state === 'present' ? versions.value : [];
    return vehicles.map((car) => (car.uid === edited.vehicle.uid ? carAtPass(car, edited, known) : car));
  }, [edited, vehicles, versions]);
  const times = localTimes(ports.clock);
  const placeOf = (draft: Pick<EntryDraft, 'vehicleUid' | 'locationUid'>): Place => ({
    vehicle: cars.find(({ uid }) => uid === draft.vehicleUid),
    location: tracks.find(({ uid }) => uid === draft.locationUid),
  });
  const [since, setSince] = useState(() => edited?.log_entry_datetime ?? times.now());
  const lastTexts = (uid: string) => lastCustomTexts(fields, entries, uid);
  /** A time that an edit leaves alone stays what it was, to the second. */
  const untouched = ({ localTime }: Pick<EntryDraft, 'localTime'>, track: Location | undefined) =>
    edited !== undefined && localTime === times.local(edited.log_entry_datetime, track)
      ? edited.log_entry_datetime
      : undefined;
  const isStored = ({ passUid }: EntryDraft) =>
    entries.some(({ log_entry_uid }) => log_entry_uid === passUid);
  /** The same draft may have been open, and saved, in another tab. */
  const newUid = (draft: EntryDraft) =>
    draft.passUid === '' || isStored(draft) ? ports.clock.newId() : draft.passUid;
  const [fresh] = useState((): EntryDraft => {
    if (edited !== undefined)
      return draftOfEntry(edited, times.local(edited.log_entry_datetime, edited.location), fields);
    const wanted = vehicleUid ?? entries[0]?.vehicle.uid;
    const vehicle = vehicles.find(({ uid }) => uid === wanted) ?? vehicles[0];
    const [track] = tracks;
    const place = {
      passUid: ports.clock.newId(),
      vehicleUid: vehicle?.uid ?? '',
      locationUid: track?.uid ?? '',
      localTime: times.local(since, track),
    };
    return { ...freshEntry(place, lastTexts(place.vehicleUid)), ...offered(place.vehicleUid) };
  });
  const station = useRef<SlipWeather>({ state: 'no-time' });

  const form = useEntryForm({
    draftKey: edited === undefined ? draftKey : `${draftKey}.${edited.log_entry_uid}`,
    fresh,
    isEdit: edited !== undefined,
    drafts: ports.drafts,
    isSaved: (draft) => edited === undefined && isStored(draft),
    check: (draft) => {
      const found = checkEntry(draft, {
        ...placeOf(draft),
        weather: station.current.state,
        fields,
        now: ports.clock.now(),
      });
      return { ...found, errors: { ...found.errors, ...checkMore(draft) } };
    },
    save: (typed) => {
      const place = placeOf(typed);
      const draft = { ...typed, result: resultOfDraft(typed, outcomeOfDraft(typed, place)) };
      const entry = entryToSave(draft, {
        ...place,
        uid: edited?.log_entry_uid ?? newUid(draft),
        at:
          untouched(draft, place.location) ??
          (place.location && fromLocalInput(draft.localTime, place.location.timezone)),
        observation: station.current.state === 'found' ? station.current.observation : null,
        fields,
        passes: entries,
        engines: engineShelf.engines(),
        edited,
      });
      // One that was deleted meanwhile is put back whole.
      const saved = savePass(entry, {
        what,
        ports,
        isPutBack: edited !== undefined && current === undefined,
        before: current && edited,
      });
      if (saved.ok && entry.ok && place.vehicle !== undefined) {
        const asked = { entry: entry.value, before: edited, vehicle: place.vehicle, passes: entries };
        void askAboutPass(asked, { what, ports });
      }
      return saved;
    },
  });
  const { watched, set, goOn, takeBack } = form;
  const { vehicle, location } = placeOf(watched);
  const at = untouched(watched, location) ?? times.momentOf(watched.localTime, location);
  const { slipWeather, retry } = useSlipWeather({
    weather: ports.weather,
    location,
    station: stationOf(location, locations),
    at,
    saved: edited,
    without: watched.withoutWeather,
  });
  const typeWeather = useTypedWeather(slipWeather, form);
  useEffect(() => {
    station.current = slipWeather;
    if (slipWeather.state !== 'asking') goOn();
  }, [slipWeather, goOn]);
  const isGone = edited !== undefined && current === undefined;
  useEffect(() => {
    // Whether a pass that is deleted meanwhile is put back is for the racer to say.
    if (isGone) takeBack();
  }, [isGone, takeBack]);

  const now = at === undefined ? undefined : Date.parse(at);
  const toLearn = useMemo(
    () =>
      edited === undefined && vehicle && location && now !== undefined
        ? { vehicle, location, passes: entries, now }
        : undefined,
    [edited, vehicle, location, entries, now],
  );
  // While the slip is typed in: what is predicted for the pass is frozen at saving.
  useEngines(engineShelf, ports.clock, toLearn, distances);
  const doubt = useDoubt(edited, vehicle, entries);

  const moveTo = (locationUid: string) => {
    const to = placeOf({ ...watched, locationUid }).location;
    // A time nobody touched stays the same moment; a typed one is what the slip says on that track's clocks.
    if (watched.localTime === times.local(since, location)) set('localTime', times.local(since, to));
    set('locationUid', locationUid);
  };
  /** What the racer has not touched of that which goes by the car goes by the other one. */
  const driveWith = (uid: string) => {
    const typed = form.current();
    const [before, now] = [offered(watched.vehicleUid), offered(uid)];
    for (const field of Object.keys(now) as EntryField[]) {
      const value = now[field];
      if (value !== undefined && sameStored(typed[field], before[field])) set(field, value);
    }
    const last = lastTexts(watched.vehicleUid);
    const untyped = Object.entries(lastTexts(uid)).filter(([pk]) => (typed.custom[pk] ?? '') === last[pk]);
    set('custom', { ...typed.custom, ...Object.fromEntries(untyped) });
    set('vehicleUid', uid);
  };

  return {
    form,
    tracks,
    vehicle,
    location,
    /** When it was run, ISO 8601; undefined while no sensible time is entered. */
    at,
    slipWeather,
    retryWeather: retry,
    /** What the stored pass looks like, in words; undefined where it looks right. */
    doubt: doubt && edited && { quality: doubt, ...doubtWords(doubt, edited) },
    /** Changes car, track or time with what goes along with it. */
    change: (field: 'vehicleUid' | 'locationUid' | 'localTime', value: string) => {
      if (field === 'locationUid') moveTo(value);
      else if (field === 'vehicleUid' && edited === undefined) driveWith(value);
      else set(field, value);
    },
    /** Opens the fields of the weather, filled with what the station said where nothing was typed before. */
    typeWeather,
    /** Empties the form for the next slip of this car at this track, now; of an edit, brings back what is stored. */
    startAfresh: () => {
      if (edited !== undefined) {
        form.startAfresh(fresh);
        return;
      }
      const now = times.now();
      setSince(now);
      const { vehicleUid: uid, locationUid } = watched;
      const localTime = times.local(now, location);
      const place = { passUid: ports.clock.newId(), vehicleUid: uid, locationUid, localTime };
      form.startAfresh({ ...freshEntry(place, lastTexts(uid)), ...offered(uid) });
    },
  };
};
