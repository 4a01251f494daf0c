import { pathOf, type LadderRace } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { oddsWords } from './oddsWords';
import type { OddsOf } from './usePairOdds';

/** Most possible opponents of a round that are all named; of more, those with known chances are. */
const mostNamed = 4;

const Row = ({ left, right, isOwn = false }: { left: ReactNode; right: string; isOwn?: boolean }) => (
  <Box
    component="li"
    sx={{
      ...{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 },
      '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Typography
      component="span"
      sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: isOwn ? 650 : 400 }}
    >
      {left}
    </Typography>
    <Typography component="span" sx={{ fontWeight: isOwn ? 650 : 400 }}>
      {right}
    </Typography>
  </Box>
);

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography component="h3" variant="body2" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Box component="ol" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  </div>
);

/** Says who may be met in a round, and the chance against each. */
const possibleWords = (own: string, opponents: readonly string[], oddsOf: OddsOf): string => {
  const each = opponents.map((name) => ({ name, chance: oddsOf(own, name) }));
  const named = each.length <= mostNamed ? each : each.filter(({ chance }) => typeof chance === 'number');
  const words = named.map(({ name, chance }) => `${name} ${oddsWords(chance)}`).join(', ');
  if (each.length <= mostNamed) return words;
  return [`one of ${each.length}`, ...(words === '' ? [] : [words])].join(': ');
};

/** Rounds of the racer as long as they win: whom they can meet, and their chance. */
export const OwnPath = ({
  names,
  own,
  ladder,
  oddsOf,
}: {
  /** Qualified order. */
  names: readonly string[];
  own: string;
  ladder: readonly LadderRace[][];
  oddsOf: OddsOf;
}) => (
  <List title="Your path">
    {pathOf(names.indexOf(own) + 1, ladder).map((opponents, index) => {
      const met = opponents.flatMap((qualifier) => names[qualifier - 1] ?? []);
      const round = index === ladder.length - 1 ? 'Final' : `Round ${index + 1}`;
      return (
        <Row key={round} left={round} right={met.length === 0 ? 'bye' : possibleWords(own, met, oddsOf)} />
      );
    })}
  </List>
);

/** Pairs of the first round, each with the chance of the better qualifier. */
export const FirstRound = ({
  names,
  own,
  races,
  oddsOf,
}: {
  /** Qualified order. */
  names: readonly string[];
  /** Empty where the racer is not chosen. */
  own: string;
  races: readonly LadderRace[];
  oddsOf: OddsOf;
}) => (
  <List title="Round 1, chance of the first">
    {races.map(({ one: [best = 0], other: [rival] }) => {
      const name = names[best - 1] ?? '';
      const other = rival === undefined ? undefined : (names[rival - 1] ?? '');
      return (
        <Row
          key={name}
          left={other === undefined ? `${best}. ${name}` : `${best}. ${name} – ${rival}. ${other}`}
          right={other === undefined ? 'bye' : oddsWords(oddsOf(name, other))}
          isOwn={own !== '' && (name === own || other === own)}
        />
      );
    })}
  </List>
);
