import { formatClock, icons, opponentBook, raceDay, type LogEntry } from '@holeshot/shared-core';
import { Icon, RestoredDraft } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { BeyondTrack } from '../fields/BeyondTrack';
import { DeletedMeanwhile } from '../form/DeletedMeanwhile';
import { CustomFieldInputs } from '../fields/CustomFieldInputs';
import { deletePass } from '../form/deletePass';
import { EntryNoticeBox } from '../form/EntryNoticeBox';
import { enterLeadsOn, inTurn } from '../fields/focusNext';
import { LaneChoice } from '../fields/LaneChoice';
import { QualityChoice } from '../fields/QualityChoice';
import { RemarkField } from '../fields/RemarkField';
import { ResultFields } from '../fields/ResultFields';
import { ReadSlip } from '../slip/ReadSlip';
import { usePassForm, type PassFormProps } from '../form/usePassForm';
import { WeatherPanel } from '../fields/WeatherPanel';
import { checkRound } from '../draft/checkRound';
import { EventFields } from './EventFields';
import { Fold } from './Fold';
import { inReach } from './inReach';
import { offeredRound, sameAsLast } from './offeredRound';
import { OpponentFields } from '../fields/OpponentFields';
import { earlierDay, type RaceDay } from '../pass/raceDays';
import { RoundField } from './RoundField';
import { roundDraftKey } from './roundDraftKey';
import { SlipNumbers } from './SlipNumbers';
import { VerdictLine } from './VerdictLine';

const inEvent = ['event_name', 'event_class', 'vehicleUid', 'locationUid', 'localTime'] as const;

/** One round, typed with one hand: the own lane, the opponent's, the result, its weather by itself. */
export const RoundForm = ({
  today,
  days,
  onClose,
  onSaved,
  ...pass
}: PassFormProps & {
  /** The passes of today, newest first. */
  today: readonly LogEntry[];
  /** Those of the log book. */
  days: readonly RaceDay[];
  onClose: () => void;
  /** Is told which round, and the day that it belongs to; undefined for today. */
  onSaved: (logEntryUid: string, day: string | undefined) => void;
}) => {
  const { edited, current, entries, fields, vehicles, ports } = pass;
  const {
    form,
    tracks,
    vehicle,
    location,
    at,
    slipWeather,
    retryWeather,
    doubt,
    change,
    typeWeather,
    startAfresh,
  } = usePassForm({
    ...pass,
    draftKey: roundDraftKey,
    what: 'Round',
    vehicleUid: undefined,
    offered: (vehicleUid) => offeredRound(today, vehicleUid),
    checkMore: checkRound,
  });
  const { control, set, type, errors, restored, watched } = form;
  const { doubtful, fromSlip } = watched;
  const isOfCar = (pass: LogEntry) => pass.vehicle.uid === watched.vehicleUid;
  const editedUid = edited?.log_entry_uid;
  const editedAt = entries.findIndex(({ log_entry_uid }) => log_entry_uid === editedUid);
  const last = entries.slice(editedAt + 1).find(isOfCar);
  const book = useMemo(
    () => opponentBook(entries.filter(({ log_entry_uid }) => log_entry_uid !== editedUid)),
    [entries, editedUid],
  );
  const box = useRef<HTMLFormElement>(null);
  const isNew = edited === undefined && !restored;
  useEffect(() => {
    if (isNew) box.current?.querySelector<HTMLInputElement>('input[name="dialin_et"]')?.focus();
  }, [isNew]);

  const copyLast = (entry: LogEntry) => {
    if (tracks.some(({ uid }) => uid === entry.location.uid)) change('locationUid', entry.location.uid);
    const same = sameAsLast(entry);
    for (const field of Object.keys(same) as (keyof typeof same)[]) {
      const value = same[field];
      // What that pass lacks stays as it is typed.
      if (value !== undefined && value !== '') set(field, value);
    }
  };
  const { timezone = '' } = location ?? {};
  const saved = (logEntryUid: string) => {
    form.finished();
    onSaved(logEntryUid, at && earlierDay(at, timezone, ports.clock.now()));
  };
  const remove = () => {
    if (current === undefined || !deletePass(current, ports).ok) return;
    form.finished();
    onClose();
  };
  const dayOfRound = at && raceDay(at, timezone);
  const ofDay = days.find(({ day }) => day === dayOfRound)?.passes ?? [];

  return (
    <Box
      component="form"
      ref={box}
      noValidate
      aria-label={edited === undefined ? 'Log round' : 'Edit round'}
      {...enterLeadsOn}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(saved);
      }}
      sx={{ '& fieldset label': { minHeight: 48 } }}
    >
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: -1.5 }}>
          <Typography variant="h2" sx={{ flexGrow: 1 }}>
            {edited === undefined ? 'Log round' : 'Edit round'}
          </Typography>
          <IconButton aria-label="Close" onClick={onClose}>
            <Icon path={icons.closeIcon} />
          </IconButton>
        </Box>
        {edited === undefined && last !== undefined && (
          <Button variant="outlined" onClick={() => copyLast(last)}>
            Same as last pass
          </Button>
        )}
        <ReadSlip
          form={{ current: form.current, set, change, holdBack: form.holdBack }}
          watched={watched}
          tracks={tracks}
          vehicle={vehicle}
          location={location}
          drafts={ports.drafts}
          recognizer={ports.recognizer}
        />
        {edited !== undefined && current === undefined && <DeletedMeanwhile />}
        {restored && <RestoredDraft ofSaved={edited !== undefined} onStartAfresh={startAfresh} />}
        <LaneChoice control={control} />
        <RoundField
          control={control}
          set={set}
          rounds={ofDay.filter(isOfCar).map(({ event }) => event?.round ?? '')}
        />
        <SlipNumbers
          control={control}
          set={type}
          trackLength={location?.track_length ?? 1320}
          last={last}
          isNeeded={(field) => errors[field] !== undefined || fromSlip.filled[field] !== undefined}
          doubtful={doubtful}
        />
        {location !== undefined && <BeyondTrack control={control} location={location} edited={edited} />}
        <OpponentFields control={control} set={type} book={book} doubtful={doubtful} />
        <ResultFields control={control} set={set} vehicle={vehicle} location={location} />
        <QualityChoice control={control} doubt={doubt} />
        <div>
          <Fold
            title="Event, car and track"
            summary={[
              watched.vehicleUid === '' ? undefined : vehicle?.name,
              location?.title,
              at === undefined ? undefined : formatClock(at, location?.timezone ?? ''),
            ]
              .filter((part) => part !== undefined)
              .join(' · ')}
            startOpen={edited === undefined && today.length === 0}
            forcedOpen={inEvent.some(
              (field) => errors[field] !== undefined || doubtful.some((each) => each === field),
            )}
          >
            <EventFields
              control={control}
              set={set}
              vehicles={vehicles}
              locations={tracks}
              doubtful={doubtful}
              onPlace={change}
            />
          </Fold>
          <Fold title="Notes" forcedOpen={errors.custom !== undefined}>
            <Stack spacing={2}>
              {fields.length > 0 && <CustomFieldInputs control={control} fields={fields} set={set} />}
              <RemarkField control={control} name="notes" label="Notes" />
              <RemarkField control={control} name="changes" label="Changed on the car" />
            </Stack>
          </Fold>
        </div>
        <WeatherPanel
          control={control}
          typed={watched.weatherTyped}
          slipWeather={slipWeather}
          location={location}
          at={at}
          set={set}
          onType={typeWeather}
          onRetry={retryWeather}
        />
        <EntryNoticeBox notice={form.notice} />
        <Stack spacing={1} sx={inReach}>
          <VerdictLine control={control} vehicle={vehicle} location={location} />
          <Box sx={{ display: 'flex', gap: 1.5, '& > *': { flex: '1 1 0', minHeight: 56 } }}>
            {current !== undefined && (
              <Button variant="outlined" color="error" onClick={remove}>
                Delete pass
              </Button>
            )}
            <Button {...inTurn} type="submit" variant="contained">
              Save round
            </Button>
          </Box>
        </Stack>
      </Stack>
    </Box>
  );
};
