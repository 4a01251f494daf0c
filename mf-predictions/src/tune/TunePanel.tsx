import {
  formatDateTime,
  formatEt,
  type Result,
  type TuneSuggestion,
  type Vehicle,
} from '@holeshot/shared-core';
import { deviceZone, FormError } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FoldPanel } from '../fold/FoldPanel';
import { TuneTable } from './TuneTable';
import { useTuning, type TuningProps } from './useTuning';

const timezone = deviceZone();

const sentenceOf = ({ miss }: TuneSuggestion): string => {
  const after = `${formatEt(miss.after)} s with the suggested tune`;
  if (miss.before === undefined)
    return `The tune has no base ET yet. Average miss over the last passes: ${after}.`;
  return `Average miss over the last passes: ${formatEt(miss.before)} s now, ${after}.`;
};

const whatApplyDoes = ({ ddpe_tune }: Vehicle): string =>
  ddpe_tune.apply_learned_corrections
    ? 'Predictions already learn from your passes, so Apply changes no ET. It saves what they taught in the tune, for devices without your passes.'
    : 'This car is predicted from base ET, air and wind alone, so Apply changes no ET. It only saves what the passes taught in the tune.';

const Suggested = (props: TuningProps) => {
  const { vehicle, readOnly } = props;
  const { suggestion, decision, isApplied, applied, apply, undo } = useTuning(props);
  const [problem, setProblem] = useState<string>();
  const show = (saved: Result<void>) => setProblem(saved.ok ? undefined : saved.failure.message);
  const suggested = suggestion?.ok === true ? suggestion.value : undefined;
  const improves =
    suggested !== undefined &&
    (suggested.miss.before === undefined || suggested.miss.after < suggested.miss.before);
  const folded = suggested && `miss ${formatEt(suggested.miss.before ?? suggested.miss.after)} s`;
  return (
    <FoldPanel title="Tune" figure={folded ?? (applied && 'applied')}>
      <Stack useFlexGap spacing={1.5}>
        <FormError message={problem} />
        {suggestion === undefined && !isApplied && (
          <Typography role="status">Working out the tune from your passes.</Typography>
        )}
        {suggestion?.ok === false && <Typography>{suggestion.failure.message}</Typography>}
        {applied !== undefined && (
          <Typography>
            {applied.reason === 'automatic' ? 'Tuned automatically' : 'Suggestion applied'} on{' '}
            {formatDateTime(applied.datetime, timezone)}.
          </Typography>
        )}
        {undo !== undefined && (
          <Button variant="outlined" onClick={() => show(undo())}>
            Undo
          </Button>
        )}
        {decision === 'none' && (isApplied || suggested !== undefined) && applied === undefined && (
          <Typography>The next pass brings the next suggestion.</Typography>
        )}
        {decision !== 'none' && suggested !== undefined && !improves && (
          <Typography>
            The tune fits your passes. Average miss over the last ones: {formatEt(suggested.miss.before)} s; a
            new tune would do no better.
          </Typography>
        )}
        {decision !== 'none' && suggested !== undefined && improves && (
          <>
            <Typography>{sentenceOf(suggested)}</Typography>
            <TuneTable suggestion={suggested} />
            <Typography variant="body2">{whatApplyDoes(vehicle)}</Typography>
            {readOnly ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Your account is read-only: this tune cannot be applied. <Link href="/subscription">Why?</Link>
              </Typography>
            ) : (
              <Button variant="contained" onClick={() => show(apply(suggested))}>
                Apply
              </Button>
            )}
          </>
        )}
      </Stack>
    </FoldPanel>
  );
};

/** Suggested tune beside the current one, with Apply and Undo. */
export const TunePanel = (props: TuningProps) => {
  const { suggestedTuningEnabled, automaticTuningResultsEnabled } = props.settings;
  return suggestedTuningEnabled || automaticTuningResultsEnabled ? <Suggested {...props} /> : null;
};
