import { formatClock, raceDay, type LogEntry, type SlipField } from '@holeshot/shared-core';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import type { EntryField } from '../draft/entryDraft';
import { sameAsLast } from '../draft/offeredRound';
import { BeyondTrack } from '../fields/BeyondTrack';
import { EventFields } from './EventFields';
import { Fold } from '../fields/Fold';
import { LaneChoice } from '../fields/LaneChoice';
import { QualityChoice } from '../fields/QualityChoice';
import { SetupFields } from '../fields/SetupFields';
import { ResultFields } from '../fields/ResultFields';
import { SlipNumbers } from './SlipNumbers';
import type { HeldPass, PassFormProps } from '../form/usePassForm';
import { ReadSlip } from '../slip/ReadSlip';
import { OpponentFold } from './OpponentFold';
import { RoundField } from './RoundField';

const inEvent = ['event_name', 'event_class', 'vehicleUid', 'locationUid', 'localTime'] as const;
const dayInMs = 86_400_000;

const inputsIn = (box: HTMLElement | null): HTMLInputElement[] => [
  ...(box?.querySelectorAll<HTMLInputElement>('input') ?? []),
];

/** Returns the rounds that passes were on the race day of a moment. */
const roundsOfDay = (passes: readonly LogEntry[], at: string, timezone: string): string[] => {
  const day = raceDay(at, timezone);
  const isNear = (time: string) => Math.abs(Date.parse(time) - Date.parse(at)) < 2 * dayInMs;
  return passes.flatMap(({ event, log_entry_datetime: time, location }) =>
    event?.round !== undefined && isNear(time) && raceDay(time, location.timezone) === day
      ? [event.round]
      : [],
  );
};

/** The slip in print order, below the ways to read it. */
export const SlipPart = ({
  held,
  pass: { edited, entries, vehicles, ports },
  isBlank,
  given,
  first,
  keeping,
}: {
  held: HeldPass;
  /** Nothing is typed or read yet: the first number takes the focus, as it does in a cleared form. */
  isBlank: boolean;
  pass: PassFormProps;
  /** Field that takes the focus. */
  first: SlipField | undefined;
} & Pick<ComponentProps<typeof ReadSlip>, 'given' | 'keeping'>) => {
  const { form, tracks, today, vehicle, location, at, change } = held;
  const { control, set, type, errors, watched, startedAfresh } = form;
  const { doubtful, fromSlip } = watched;
  const { timezone = '', track_length: trackLength = 1320 } = location ?? {};
  const isWrong = (field: keyof typeof errors) => errors[field] !== undefined;
  const editedUid = edited?.log_entry_uid;
  const isOfCar = (each: LogEntry) => each.vehicle.uid === watched.vehicleUid;
  const editedAt = entries.findIndex(({ log_entry_uid }) => log_entry_uid === editedUid);
  const last = entries.slice(editedAt + 1).find(isOfCar);
  const rounds = at === undefined ? [] : roundsOfDay(entries.filter(isOfCar), at, timezone);
  const others = edited === undefined ? entries : entries.filter((each) => each.log_entry_uid !== editedUid);

  const box = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    const inputs = inputsIn(box.current);
    const empty = inputs.filter(({ value }) => value === '');
    const before = startedAfresh?.after;
    const lastNumbers: object = { ...last?.timeslip, ...last?.setup };
    const ran = (field: string) => (before ? before[field as EntryField] !== '' : field in lastNumbers);
    // A car that runs without a dial is not asked for one.
    const used = empty.find(({ name }) => ran(name));
    (used ?? empty[0] ?? inputs[0])?.focus();
  });
  useEffect(() => {
    if (isBlank || startedAfresh !== undefined) takeFocus();
  }, [isBlank, startedAfresh]);
  useEffect(() => {
    const input = inputsIn(box.current).find(({ name }) => name === first);
    input?.focus();
    // The corrected number replaces the one there.
    input?.select();
  }, [first]);

  const copyLast = (entry: LogEntry) => {
    if (tracks.some(({ uid }) => uid === entry.location.uid)) change('locationUid', entry.location.uid);
    const same = sameAsLast(entry);
    for (const field of Object.keys(same) as (keyof typeof same)[]) {
      const value = same[field];
      // Fields that the pass lacks stay as they are typed.
      if (value !== undefined && value !== '') set(field, value);
    }
  };
  return (
    <>
      {edited === undefined && last !== undefined && !today.includes(last) && (
        <Button variant="outlined" onClick={() => copyLast(last)}>
          Same as last pass
        </Button>
      )}
      <ReadSlip
        key={form.current().passUid}
        form={{ current: form.current, set, change, holdBack: form.holdBack, offered: held.offered }}
        watched={watched}
        given={given}
        tracks={tracks}
        vehicle={vehicle}
        location={location}
        drafts={ports.drafts}
        recognizer={ports.recognizer}
        keeping={keeping}
      />
      <Fold
        title="Event, car and track"
        summary={[vehicle?.name, location?.title, at && formatClock(at, timezone)]
          .filter(Boolean)
          .join(' · ')}
        startOpen={edited === undefined && today.length === 0}
        forcedOpen={inEvent.some((field) => isWrong(field) || doubtful.some((each) => each === field))}
      >
        <EventFields
          control={control}
          set={set}
          vehicles={vehicles}
          locations={tracks}
          here={edited === undefined ? held.here : undefined}
          doubtful={doubtful}
          onPlace={change}
        />
      </Fold>
      <LaneChoice control={control} />
      <RoundField control={control} set={set} rounds={rounds} />
      <div ref={box}>
        {held.isSetUp && (
          <SetupFields
            control={control}
            current={form.current}
            set={type}
            trackLength={trackLength}
            last={last?.setup}
            timer={held.timer}
          />
        )}
        <SlipNumbers
          control={control}
          current={form.current}
          set={type}
          trackLength={trackLength}
          last={last}
          first={first}
          isNeeded={(field) => isWrong(field) || fromSlip.filled[field] !== undefined}
          doubtful={doubtful}
        />
      </div>
      {location !== undefined && <BeyondTrack control={control} location={location} edited={edited} />}
      <OpponentFold
        control={control}
        current={form.current}
        set={type}
        trackLength={trackLength}
        entries={others}
        doubtful={doubtful}
        slip={fromSlip.filled}
        isWrong={isWrong}
        setBye={(bye) => {
          set('bye', bye);
          // A hidden number cannot be checked.
          if (bye)
            set(
              'doubtful',
              doubtful.filter((each) => !each.startsWith('opponent')),
            );
        }}
      />
      <ResultFields control={control} set={set} vehicle={vehicle} location={location} />
      <QualityChoice control={control} doubt={held.doubt} />
    </>
  );
};
