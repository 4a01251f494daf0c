import {
  formatDateTime,
  formatDifference,
  formatEt,
  type LogEntry,
  type NavigationPort,
  type Part,
  type Prediction,
} from '@holeshot/shared-core';
import { Figure, FigureList, Panel, RouteButton } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** With fewer passes than this the interval says more about cars in general than about this one. */
const few = 5;

const parts: [Part, string][] = [
  ['air', 'Air'],
  ['wind', 'Wind'],
  ['day', 'Day'],
  ['lane', 'Lane'],
  ['track', 'Track'],
  ['learned', 'Learned'],
];

/** Where the number comes from: the pass it starts at, what the air did to it, how many passes stand behind it. */
export const WhyPanel = ({
  prediction,
  basis,
  navigation,
}: {
  prediction: Prediction;
  basis: LogEntry | undefined;
  navigation: NavigationPort;
}) => {
  const { passesUsed } = prediction;
  const when =
    basis === undefined ? '' : ` of ${formatDateTime(basis.log_entry_datetime, basis.location.timezone)}`;
  return (
    <Panel label="Where it comes from">
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        Where it comes from
      </Typography>
      {prediction.basis === undefined ? (
        <Typography>The car has no pass yet: this is its base ET in this air.</Typography>
      ) : (
        <Typography>
          Your pass{when} ran {formatEt(prediction.basis.et)}; the air moved it{' '}
          {formatDifference(prediction.basis.air)}.
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {passesUsed === 1 ? 'One pass stands' : `${passesUsed} passes stand`} behind the interval.
        {passesUsed < few && ' Each further pass makes it more your car’s own.'}
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        <Typography variant="body2" sx={{ mb: 1 }}>
          From {formatEt(prediction.baseEt)} in standard air without wind, in seconds:
        </Typography>
        <FigureList>
          {parts.map(([part, label]) => (
            <Figure key={part} label={label} value={formatDifference(prediction.why[part])} />
          ))}
        </FigureList>
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        How well it would have called each of your passes, from those before it:
      </Typography>
      <RouteButton path="/back-test" navigation={navigation} variant="text">
        Back-test
      </RouteButton>
    </Panel>
  );
};
