import {
  formatDifference,
  marginParts,
  passOutcome,
  type LogEntry,
  type SlipField,
} from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { verdictText } from '../pass/verdictText';
import { slipHeads, slipLines } from './slipLines';
import { slipOfTrack } from '../typed/slipOfTrack';

const figure = (text: string): string => (text === '' ? '–' : text);

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** Writes the parts of the margin; they add up as shown. */
const partsOf = (entry: LogEntry): string => {
  const parts = marginParts(entry);
  if (parts === undefined) return '';
  const own = (['light', 'dial', 'run'] as const).flatMap((part): [string, number][] => {
    const value = parts[part];
    const against = parts.dial === undefined || part === 'light' ? '' : ' against call';
    return value === undefined ? [] : [[`${part}${against}`, thousandths(value)]];
  });
  const opponent = own.reduce((left, [, value]) => left - value, thousandths(entry.derived.margin ?? 0));
  const words = [...own, ['opponent', opponent] as const].map(
    ([part, value]) => `${part} ${formatDifference(value)}`,
  );
  return `: ${words.join(', ')}`;
};

/** Says who won by the numbers, and where the slip says otherwise. */
const verdictOf = ({ timeslip, derived, event }: LogEntry): string => {
  const outcome = event && passOutcome(timeslip, derived, event);
  if (outcome?.ok !== true) return '';
  if (event?.bye && timeslip.result !== 'Win') return '';
  const won = { one: 'Win', other: 'Loss', 'dead heat': '' }[outcome.value.winner];
  const otherwise = won !== '' && timeslip.result !== 'Time Only' && timeslip.result !== won;
  return `${otherwise ? 'The numbers say otherwise. ' : ''}${verdictText(outcome.value)}`;
};

const style = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 0, py: 0.5, pl: 1.5, fontWeight: 400, textAlign: 'right', verticalAlign: 'bottom' },
  '& tbody th': { pl: 0, textAlign: 'left', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' },
  '& tbody td': { fontWeight: 600 },
  '& tbody :is(th, td)': { verticalAlign: 'middle' },
  '& button': {
    ...{ minWidth: 64, minHeight: { xs: 48, md: 32 }, my: -0.5, px: 0, justifyContent: 'flex-end' },
    ...{ font: 'inherit', fontVariantNumeric: 'inherit' },
  },
} as const;

/** Slip of a pass as it was printed: both lanes, each on its side. A figure of the own lane leads to its correction where the form has it. */
export const PassSlip = ({
  entry,
  onEdit,
}: {
  entry: LogEntry;
  /** Opens the form at a field; undefined for who may only read. */
  onEdit: ((field: SlipField) => void) | undefined;
}) => {
  const { event, derived, location, timeslip } = entry;
  const heads = slipHeads(entry);
  const { shown, folded } = slipOfTrack(location.track_length);
  const inForm = [...shown, ...folded];
  const isRight = timeslip.lane === 'Right';
  const inOrder = <Cell,>(own: Cell, opponent: Cell): Cell[] =>
    heads.opponent === undefined ? [own] : isRight ? [opponent, own] : [own, opponent];
  const verdict = verdictOf(entry);
  const race = [event?.name, event?.class, event?.round, event?.bye && 'bye'].filter(
    (part) => part !== undefined,
  );
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
          {slipLines(entry).map(({ field, label, own, opponent }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              {inOrder(
                <td key="own">
                  {onEdit !== undefined && inForm.includes(field) ? (
                    <Button aria-label={`Edit ${label} ${own}`.trim()} onClick={() => onEdit(field)}>
                      {figure(own)}
                    </Button>
                  ) : (
                    figure(own)
                  )}
                </td>,
                <td key="opponent">{figure(opponent)}</td>,
              )}
            </tr>
          ))}
        </tbody>
      </Box>
      {verdict !== '' && <Typography sx={{ mt: 1 }}>{verdict}</Typography>}
      {derived.margin !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          Margin {formatDifference(derived.margin)} s{partsOf(entry)}
        </Typography>
      )}
    </Panel>
  );
};
