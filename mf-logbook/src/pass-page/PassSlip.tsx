import { formatDifference, type LogEntry } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { slipHeads, slipLines } from './slipLines';

const style = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 0, py: 0.5, pl: 1.5, fontWeight: 400, textAlign: 'right', verticalAlign: 'bottom' },
  '& tbody th': { pl: 0, textAlign: 'left', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' },
  '& tbody td': { fontWeight: 600 },
} as const;

/** Slip of a pass as it was printed: both lanes, each on its side. */
export const PassSlip = ({ entry }: { entry: LogEntry }) => {
  const { event, derived, location, timeslip } = entry;
  const heads = slipHeads(entry);
  const isRight = timeslip.lane === 'Right';
  const inOrder = (own: string, opponent: string): string[] =>
    heads.opponent === undefined ? [own] : isRight ? [opponent, own] : [own, opponent];
  const race = [event?.name, event?.class, event?.round].filter((part) => part !== undefined);
  return (
    <Panel label="Slip">
      <Typography variant="h2">Slip</Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[location.title, ...race].join(' · ')}
      </Typography>
      <Box component="table" sx={style}>
        <thead>
          <tr>
            <td />
            {inOrder(heads.own, heads.opponent ?? '').map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slipLines(entry).map(({ label, own, opponent }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {inOrder(own, opponent).map((figure, lane) => (
                <td key={lane}>{figure === '' ? '–' : figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {derived.margin !== undefined && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Margin at the stripe {formatDifference(derived.margin)} s
        </Typography>
      )}
    </Panel>
  );
};
