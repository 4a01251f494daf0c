import {
  chooseTrack,
  distances,
  isIndexClass,
  nextRound,
  readSetTimers,
  sameStored,
  seconds,
  setTimersKey,
  unknown,
  withoutAbsent,
  type CustomField,
  type Location,
  type LogEntry,
  type Ports,
  type Seconds,
  type Vehicle,
} from '@holeshot/shared-core';
import { useEngines, useHere, useObservable } from '@holeshot/shared-core/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { of } from 'rxjs';
import { askAboutPass } from './askAboutPass';
import { carAtPass } from '../draft/carAtPass';
import type { SlipWeather } from '../draft/SlipWeather';
import { checkEntry } from '../draft/checkEntry';
import { checkRound, undecidedRound } from '../draft/checkRound';
import { lastCustomTexts } from '../draft/customValues';
import { doubtWords } from '../draft/doubtWords';
import { draftOfEntry } from '../draft/draftOfEntry';
import {
  freshEntry,
  turns,
  type EntryDraft,
  type EntryField,
  type EntryTime,
  type PlaceField,
} from '../draft/entryDraft';
import { entryToSave } from '../draft/entryToSave';
import { localTimes } from '../draft/localTimes';
import { loggedBefore } from '../draft/loggedBefore';
import { locationsByUse } from '../draft/locationsByUse';
import { offeredRound } from '../draft/offeredRound';
import { outcomeOfDraft, resultOfDraft } from '../draft/outcomeOfDraft';
import { setupFields, setupTexts } from '../draft/setupTexts';
import { engineShelf } from '../pass/engineShelf';
import { passesOfToday } from '../pass/passesOfToday';
import { rememberCar } from '../slip/rememberedCars';
import { savePass } from './savePass';
import { stationOf } from './stationOf';
import { useDoubt } from './useDoubt';
import { useEntryForm } from './useEntryForm';
import { useSlipWeather } from './useSlipWeather';
import { useTypedWeather } from './useTypedWeather';

/** Chosen car, track and time. */
interface Place {
  vehicle: Vehicle | undefined;
  location: Location | undefined;
}

const isSameTime = (a: EntryTime, b: EntryTime): boolean =>
  a.localTime === b.localTime && a.repeatedTime === b.repeatedTime;

const isOf =
  (uid: string) =>
  ({ vehicle }: LogEntry): boolean =>
    vehicle.uid === uid;

/** Fields that the next pass of the day has from the one before, beside its round. */
const goingOn = ['lane', 'dialin_et', ...setupFields, 'event_name', 'event_class', 'true_start'] as const;

/** Returns what the next pass of the day has from the one before. */
const nextDraft = (saved: EntryDraft): Partial<EntryDraft> => ({
  ...Object.fromEntries(goingOn.map((field) => [field, saved[field]])),
  round: nextRound(saved.round, saved.result),
});

/** Car, track and lane of a new pass; an absent track is the one where the racer is, or the chosen one; all else is as in the last pass. */
export interface PassBegin {
  vehicleUid?: string | undefined;
  locationUid?: string | undefined;
  lane?: EntryDraft['lane'] | undefined;
}

/** Props of a pass form. */
export interface PassFormProps {
  /** Pass before the edit; undefined if new. */
  edited: LogEntry | undefined;
  /** Current stored pass; undefined once deleted. */
  current: LogEntry | undefined;
  vehicles: Vehicle[];
  ports: Pick<
    Ports,
    'tunes' | 'logBooks' | 'weather' | 'drafts' | 'events' | 'feedback' | 'clock' | 'recognizer' | 'settings'
  >;
  locations: Location[];
  fields: CustomField[];
  /** Newest first. */
  entries: LogEntry[];
}

/** Holds a pass in a form: draft, car, track, time and weather, and saves it. */
export const usePassForm = ({
  ports,
  draftKey,
  what,
  begin,
  edited,
  current,
  vehicles,
  locations,
  fields,
  entries,
}: PassFormProps & {
  /** Draft key of a new pass; a stored pass appends its id. */
  draftKey: string;
  /** Noun in the saved message. */
  what: 'Pass' | 'Round';
  begin: PassBegin;
}) => {
  const tracks = useMemo(() => {
    if (edited === undefined) return locationsByUse(locations, entries);
    // The edited pass offers its track as stored.
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
  const here = useHere(ports, locations);
  const placeOf = (draft: Pick<EntryDraft, 'vehicleUid' | 'locationUid'>): Place => ({
    vehicle: cars.find(({ uid }) => uid === draft.vehicleUid),
    location: tracks.find(({ uid }) => uid === draft.locationUid),
  });
  const resultOf = (draft: EntryDraft) => resultOfDraft(draft, outcomeOfDraft(draft, placeOf(draft)));
  const [since, setSince] = useState(() => edited?.log_entry_datetime ?? times.now());
  const today = useMemo(() => passesOfToday(entries, ports.clock.now()), [entries, ports.clock]);
  const [setTimers] = useState(() => readSetTimers(ports.drafts.read(setTimersKey)));
  /** Returns the timer that the racer set for the next pass of a car; undefined once the car ran. */
  const timerFor = (uid: string): Seconds | undefined => {
    const set = setTimers.get(uid);
    const last = entries.find(isOf(uid));
    const isNext = edited === undefined && !(set && last && set.at < Date.parse(last.log_entry_datetime));
    return set && isNext ? seconds(set.timer) : undefined;
  };
  const offered = (uid: string): Partial<EntryDraft> => ({
    ...offeredRound(today, uid, what === 'Round'),
    // A timer of another day, in other air, would be stored unseen.
    ...setupTexts({ ...today.find(isOf(uid))?.setup, ...withoutAbsent({ throttle_stop: timerFor(uid) }) }),
    ...(begin.lane !== undefined && uid === begin.vehicleUid && { lane: begin.lane }),
  });
  const lastTexts = (uid: string) => lastCustomTexts(fields, entries, uid);
  /** An untouched time stays exact to the second. */
  const instantOf = (time: EntryTime, track: Location | undefined) =>
    edited !== undefined && isSameTime(time, times.local(edited.log_entry_datetime, track))
      ? edited.log_entry_datetime
      : times.instantOf(time, track);
  const isStored = ({ passUid }: EntryDraft) =>
    entries.some(({ log_entry_uid }) => log_entry_uid === passUid);
  /** Another tab may have saved the same draft. */
  const newUid = (draft: EntryDraft) =>
    draft.passUid === '' || isStored(draft) ? ports.clock.newId() : draft.passUid;
  const [fresh] = useState((): EntryDraft => {
    if (edited !== undefined)
      return draftOfEntry(edited, times.local(edited.log_entry_datetime, edited.location), fields);
    const wanted = begin.vehicleUid ?? entries[0]?.vehicle.uid;
    const vehicle = vehicles.find(({ uid }) => uid === wanted) ?? vehicles[0];
    const track = chooseTrack(tracks, begin.locationUid ?? today[0]?.location.uid, vehicle?.uid, entries);
    const place = {
      passUid: ports.clock.newId(),
      vehicleUid: vehicle?.uid ?? '',
      locationUid: track?.uid ?? '',
      ...times.local(since, track),
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
      const others = entries.filter(({ log_entry_uid }) => log_entry_uid !== edited?.log_entry_uid);
      const again = loggedBefore(draft, instantOf(draft, placeOf(draft).location), others);
      const undecided = edited === undefined ? undecidedRound(draft, resultOf(draft)) : undefined;
      const asked = [again, undecided].flatMap((sentence) => (sentence === undefined ? [] : [{ sentence }]));
      return {
        ...found,
        doubts: [...found.doubts, ...asked],
        errors: { ...found.errors, ...checkRound(draft) },
      };
    },
    save: (typed) => {
      const place = placeOf(typed);
      const draft = { ...typed, result: resultOf(typed) };
      const entry = entryToSave(draft, {
        ...place,
        uid: edited?.log_entry_uid ?? newUid(draft),
        at: instantOf(draft, place.location),
        observation: station.current.state === 'found' ? station.current.observation : null,
        fields,
        passes: entries,
        engines: engineShelf.engines(),
        edited,
      });
      // A pass deleted meanwhile is restored whole.
      const saved = savePass(entry, {
        what,
        ports,
        isPutBack: edited !== undefined && current === undefined,
        before: current && edited,
      });
      const { car } = draft.fromSlip;
      if (saved.ok && car !== undefined) rememberCar(ports.drafts, draft.vehicleUid, car);
      const isOfToday = entry.ok && passesOfToday([entry.value], ports.clock.now()).length > 0;
      // A pass of today tells where the racer is, whatever was chosen before.
      if (saved.ok && edited === undefined && isOfToday && here.chosenUid !== undefined)
        here.choose(draft.locationUid);
      if (saved.ok && entry.ok && place.vehicle !== undefined) {
        const asked = { entry: entry.value, before: edited, vehicle: place.vehicle, passes: entries };
        void askAboutPass(asked, { what, ports });
      }
      return saved;
    },
  });
  const { watched, set, goOn, stopWaiting } = form;
  /** Values that the form has proposed: another car replaces them, and a slip's lane is not told by them. */
  const [proposed, setProposed] = useState(() => offered(watched.vehicleUid));
  /** Chosen turn of a repeated time; it holds while the minutes change. */
  const chosenTurn = useRef(edited === undefined ? '' : watched.repeatedTime);
  const { vehicle, location } = placeOf(watched);
  const at = instantOf(watched, location);
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
    // The racer decides whether a deleted pass comes back.
    if (isGone) stopWaiting();
  }, [isGone, stopWaiting]);

  const now = at === undefined ? undefined : Date.parse(at);
  const toLearn = useMemo(
    () =>
      edited === undefined && vehicle && location && now !== undefined
        ? { vehicle, location, passes: entries, now }
        : undefined,
    [edited, vehicle, location, entries, now],
  );
  // Teaches the engine during typing: saving freezes the prediction.
  useEngines(engineShelf, ports.clock, toLearn, distances);
  const doubt = useDoubt(edited, vehicle, entries);
  const { vehicleUid } = watched;
  const wasSet = useMemo(
    () => entries.some((entry) => entry.vehicle.uid === vehicleUid && entry.setup !== undefined),
    [entries, vehicleUid],
  );
  const isInIndexClass = useWatch({
    control: form.control,
    name: 'event_class',
    compute: isIndexClass,
  });

  const setTime = ({ localTime, repeatedTime }: EntryTime) => {
    set('repeatedTime', repeatedTime);
    set('localTime', localTime);
  };
  const moveTo = (locationUid: string) => {
    const typed = form.current();
    const [from, to] = [typed, { ...typed, locationUid }].map((draft) => placeOf(draft).location);
    // An untouched time keeps its instant; a typed one is in the track's zone.
    if (isSameTime(typed, times.local(since, from))) setTime(times.local(since, to));
    else setTime(times.typed(typed.localTime, to, chosenTurn.current));
    set('locationUid', locationUid);
  };
  const proposedTrack = useRef(fresh.locationUid);
  const knewChosenTrack = useRef(false);
  /** Proposes the track that the racer chose or turns out to be at, unless the form has one from somewhere else. */
  const proposeTrack = useEffectEvent((locationUid: string) => {
    const { locationUid: now, fromSlip } = form.current();
    const isProposed = !form.restored && now === proposedTrack.current && fromSlip.slip === undefined;
    // Who looks at another track, here or on another device, still races where the form began or today's passes are.
    const isLookedAt = (today.length > 0 || knewChosenTrack.current) && locationUid !== here.nearestUid;
    knewChosenTrack.current = true;
    const isTold = edited !== undefined || begin.locationUid !== undefined || isLookedAt;
    if (isTold || !isProposed) return;
    proposedTrack.current = locationUid;
    form.propose({ locationUid, ...times.local(since, placeOf({ ...fresh, locationUid }).location) });
    moveTo(locationUid);
  });
  const chosenTrack = tracks.find(({ uid }) => uid === here.chosenUid)?.uid;
  useEffect(() => {
    if (chosenTrack !== undefined) proposeTrack(chosenTrack);
  }, [chosenTrack, here.nearestUid]);
  /** Moves untouched values that depend on the car to the new car. */
  const driveWith = (uid: string) => {
    const typed = form.current();
    const now = offered(uid);
    for (const field of Object.keys(now) as EntryField[]) {
      const value = now[field];
      if (value !== undefined && sameStored(typed[field], proposed[field])) set(field, value);
    }
    setProposed(now);
    const last = lastTexts(watched.vehicleUid);
    const untyped = Object.entries(lastTexts(uid)).filter(([pk]) => (typed.custom[pk] ?? '') === last[pk]);
    set('custom', { ...typed.custom, ...Object.fromEntries(untyped) });
    set('vehicleUid', uid);
  };

  return {
    form,
    here,
    tracks,
    /** Passes of today, newest first. */
    today,
    offered: edited === undefined ? proposed : {},
    /** Throttle stop and delay box belong to the numbers of this car. */
    isSetUp: wasSet || isInIndexClass,
    /** Timer (s) that the racer set for this pass before it was logged; undefined if none. */
    timer: timerFor(vehicleUid),
    vehicle,
    location,
    /** Time of the pass, ISO 8601; undefined if the typed time is invalid. */
    at,
    slipWeather,
    retryWeather: retry,
    /** Doubt about the stored pass; undefined if right. */
    doubt: doubt && edited && { quality: doubt, ...doubtWords(doubt, edited) },
    /** Changes car, track or time and all that depends on it. */
    change: (field: PlaceField, value: string) => {
      if (field === 'locationUid') moveTo(value);
      else if (field === 'localTime')
        setTime(times.typed(value, placeOf(form.current()).location, chosenTurn.current));
      else if (field === 'repeatedTime') {
        chosenTurn.current = turns.find((turn) => turn === value) ?? '';
        set(field, chosenTurn.current);
      } else if (field === 'vehicleUid' && edited === undefined) driveWith(value);
      else set(field, value);
      form.looked(field);
    },
    /** Opens the weather fields, filled by the station if nothing was typed. */
    typeWeather,
    /**
     * Clears the form for the next slip of this car and track; an edit returns to the stored pass.
     * @param saved the pass that was just saved, whose lane, dial and event go on
     */
    startAfresh: (saved?: EntryDraft) => {
      if (edited !== undefined) {
        chosenTurn.current = fresh.repeatedTime;
        form.startAfresh(fresh);
        return;
      }
      const now = times.now();
      setSince(now);
      chosenTurn.current = '';
      const { vehicleUid: uid, locationUid } = watched;
      const place = { vehicleUid: uid, locationUid, ...times.local(now, location) };
      const next = { ...offered(uid), ...(saved && nextDraft({ ...saved, result: resultOf(saved) })) };
      setProposed(next);
      form.startAfresh(
        { ...freshEntry({ passUid: ports.clock.newId(), ...place }, lastTexts(uid)), ...next },
        saved,
      );
    },
  };
};

/** Pass in a form, with all that follows from its car, track and time. */
export type HeldPass = ReturnType<typeof usePassForm>;
