import {
  formatDateTime,
  formatEt,
  type Result,
  type TuneSuggestion,
  type Vehicle,
} from '@holeshot/shared-core';
import { FormError, Panel } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TuneTable } from './TuneTable';
import { useTuning, type TuningProps } from './useTuning';

const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const sentenceOf = ({ miss }: TuneSuggestion): string => {
  const after = `the suggested one would have missed by ${formatEt(miss.after)} s`;
  if (miss.before === undefined) return `The tune has no base ET yet; over the last passes ${after}.`;
  return `Over the last passes the tune missed by ${formatEt(miss.before)} s on average; ${after}.`;
};

const whatApplyDoes = ({ ddpe_tune }: Vehicle): string =>
  ddpe_tune.apply_learned_corrections
    ? 'Predictions learn from your passes already, so Apply moves no ET: it writes what they taught into the tune of the car, which counts where the passes are not there to learn from.'
    : 'This car is predicted by base ET, air and wind alone, so Apply moves no ET: it only writes what the passes taught into its tune.';

const Suggested = (props: TuningProps) => {
  const { vehicle, readOnly } = props;
  const { suggestion, decision, isOver, taken, apply, undo } = useTuning(props);
  const [problem, setProblem] = useState<string>();
  const show = (saved: Result<void>) => setProblem(saved.ok ? undefined : saved.failure.message);
  const suggested = suggestion?.ok === true ? suggestion.value : undefined;
  const improves =
    suggested !== undefined &&
    (suggested.miss.before === undefined || suggested.miss.after < suggested.miss.before);
  return (
    <Panel label="Tune">
      <Stack useFlexGap spacing={1.5}>
        <Typography variant="h2">Tune</Typography>
        <FormError message={problem} />
        {suggestion === undefined && !isOver && (
          <Typography role="status">Working out the tune your passes speak for.</Typography>
        )}
        {suggestion?.ok === false && <Typography>{suggestion.failure.message}</Typography>}
        {taken !== undefined && (
          <Typography>
            {taken.reason === 'automatic' ? 'Tuned automatically' : 'Suggestion taken over'} on{' '}
            {formatDateTime(taken.datetime, timezone)}.
          </Typography>
        )}
        {undo !== undefined && (
          <Button variant="outlined" onClick={() => show(undo())}>
            Undo
          </Button>
        )}
        {decision === 'none' && (isOver || suggested !== undefined) && taken === undefined && (
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
            <Typography variant="body2">{whatApplyDoes(vehicle)}</Typography>
            {readOnly ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                It can be looked at but not taken over: your trial or subscription has ended.
              </Typography>
            ) : (
              <Button variant="contained" onClick={() => show(apply(suggested))}>
                Apply
              </Button>
            )}
          </>
        )}
      </Stack>
    </Panel>
  );
};

/** The tune that the passes speak for, with what it would have changed; taken over and undone by a press. */
export const TunePanel = (props: TuningProps) => {
  const { suggestedTuningEnabled, automaticTuningResultsEnabled } = props.settings;
  return suggestedTuningEnabled || automaticTuningResultsEnabled ? <Suggested {...props} /> : null;
};
