import {
  applyTune,
  decideTuning,
  formatDateTime,
  formatEt,
  isSameTune,
  undoTune,
  unknown,
  type ClockPort,
  type Distance,
  type LogEntry,
  type Result,
  type TunesPort,
  type TuneSuggestion,
  type UserSettings,
  type Vehicle,
} from '@holeshot/shared-core';
import { FormError, Panel, useObservable } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { TuneTable } from './TuneTable';
import { useTuneSuggestion } from './useTuneSuggestion';

const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const sentenceOf = ({ miss }: TuneSuggestion): string => {
  const after = `the suggested one would have missed by ${formatEt(miss.after)} s`;
  if (miss.before === undefined) return `The tune has no base ET yet; over the last passes ${after}.`;
  return `Over the last passes the tune missed by ${formatEt(miss.before)} s on average; ${after}.`;
};

/** The tune that the passes speak for, with what it would have changed; taken over and undone by a press. */
export const TunePanel = ({
  vehicle,
  entries,
  finish,
  tunes,
  settings,
  readOnly,
  clock,
}: {
  vehicle: Vehicle;
  /** Of all cars, newest first. */
  entries: readonly LogEntry[];
  finish: Distance;
  tunes: TunesPort;
  settings: UserSettings;
  readOnly: boolean;
  clock: ClockPort;
}) => {
  const passes = useMemo(
    () => entries.filter((entry) => entry.vehicle.uid === vehicle.uid),
    [entries, vehicle.uid],
  );
  const suggestion = useTuneSuggestion(vehicle, passes, finish);
  const loaded = useObservable(
    useMemo(() => tunes.versions$(vehicle.uid), [tunes, vehicle.uid]),
    unknown,
  );
  const [problem, setProblem] = useState<string>();
  const known = useMemo(() => (loaded.state === 'present' ? loaded.value : []), [loaded]);
  const [newest, older] = known;
  const lastPass = passes[0]?.log_entry_uid;
  const suggested = suggestion?.ok === true ? suggestion.value : undefined;
  const isOver = known.some((version) => version.log_entry_uid === lastPass);
  const decision = suggested === undefined || isOver ? 'none' : decideTuning(vehicle, suggested, settings);
  const show = (saved: Result<void>) => setProblem(saved.ok ? undefined : saved.failure.message);
  const apply = (reason: 'suggested' | 'automatic', value: TuneSuggestion) =>
    tunes.save(
      applyTune(vehicle, value, {
        reason,
        now: clock.now(),
        known,
        ...(lastPass !== undefined && { logEntryUid: lastPass }),
      }),
    );
  const isAutomatic = decision === 'apply' && !readOnly && loaded.state !== 'unknown';
  useEffect(() => {
    if (isAutomatic && suggested !== undefined) apply('automatic', suggested);
    // Once for each suggestion: what it saves changes the car, and with it all the rest.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAutomatic, suggested]);
  if (!settings.suggestedTuningEnabled && !settings.automaticTuningResultsEnabled) return null;
  // A tune that another device has changed at the same time is no version: an undo would take that change back.
  const isTakenOver =
    (newest?.reason === 'suggested' || newest?.reason === 'automatic') && isSameTune(newest, vehicle);
  const improves =
    suggested !== undefined &&
    (suggested.miss.before === undefined || suggested.miss.after < suggested.miss.before);
  return (
    <Panel label="Tune">
      <Stack useFlexGap spacing={1.5}>
        <Typography variant="h2">Tune</Typography>
        <FormError message={problem} />
        {suggestion === undefined && (
          <Typography role="status">Working out the tune your passes speak for.</Typography>
        )}
        {suggestion?.ok === false && <Typography>{suggestion.failure.message}</Typography>}
        {isTakenOver && (
          <Typography>
            {newest.reason === 'automatic' ? 'Tuned automatically' : 'Suggestion taken over'} on{' '}
            {formatDateTime(newest.datetime, timezone)}.
          </Typography>
        )}
        {isTakenOver && older !== undefined && (
          <Button
            variant="outlined"
            onClick={() => show(tunes.save(undoTune(vehicle, older, { now: clock.now(), known, passes })))}
          >
            Undo
          </Button>
        )}
        {decision === 'none' && suggested !== undefined && !isTakenOver && (
          <Typography>The next pass brings the next suggestion.</Typography>
        )}
        {decision !== 'none' && suggested !== undefined && !improves && (
          <Typography>
            The tune fits your passes: over the last ones it missed by {formatEt(suggested.miss.before)} s on
            average, and a new one would not have missed by less.
          </Typography>
        )}
        {decision !== 'none' && suggested !== undefined && improves && (
          <>
            <Typography>{sentenceOf(suggested)}</Typography>
            <TuneTable suggestion={suggested} />
            {readOnly ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                It can be looked at but not taken over: your trial or subscription has ended.
              </Typography>
            ) : (
              <Button variant="contained" onClick={() => show(apply('suggested', suggested))}>
                Apply
              </Button>
            )}
          </>
        )}
      </Stack>
    </Panel>
  );
};
