import { pathOf, sportsmanLadder, type LogEntry, type Ports, type ScoutedRun } from '@holeshot/shared-core';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { FirstRound, OwnPath } from './LadderLists';
import { OwnLine, recentCars } from './OwnLine';
import { useLadder, readOrder } from './useLadder';
import { usePairOdds, type LadderPair } from './usePairOdds';

/** Lists the pairs whose chances are shown: those of the first round, and the racer against each possible opponent. */
const pairsOf = (
  names: readonly string[],
  own: string,
  ladder: ReturnType<typeof sportsmanLadder>,
): LadderPair[] => {
  const nameOf = (qualifier = 0): string => names[qualifier - 1] ?? '';
  const first = (ladder[0] ?? []).filter(({ other }) => other.length > 0);
  const met = own === '' ? [] : pathOf(names.indexOf(own) + 1, ladder).flat();
  return [
    ...first.map(({ one, other }): LadderPair => [nameOf(one[0]), nameOf(other[0])]),
    ...met.map((qualifier): LadderPair => [own, nameOf(qualifier)]),
  ];
};

/** Tool that pairs a qualified field by the sportsman ladder, with the chances of the pairs that are known. */
export const LadderTool = ({
  entries,
  runs,
  ports: { drafts, clock },
}: {
  entries: readonly LogEntry[];
  /** Scouted, newest first. */
  runs: readonly ScoutedRun[];
  ports: Pick<Ports, 'clock' | 'drafts'>;
}) => {
  const [{ text, own, vehicleUid: chosen }, change] = useLadder(drafts);
  const cars = useMemo(() => recentCars(entries), [entries]);
  const vehicleUid = (cars.find(({ uid }) => uid === chosen) ?? cars[0])?.uid ?? '';
  const { names, problem } = useMemo(() => readOrder(text), [text]);
  // Typing goes first.
  const shown = useDeferredValue(names);
  const ladder = useMemo(() => sportsmanLadder(shown.length), [shown]);
  const shownOwn = shown.includes(own) ? own : '';
  const pairs = useMemo(() => pairsOf(shown, shownOwn, ladder), [shown, shownOwn, ladder]);
  const oddsOf = usePairOdds(pairs, { own: shownOwn, vehicleUid }, entries, runs, clock);
  const [first = []] = ladder;
  return (
    <Stack spacing={2} role="group" aria-label="Ladder">
      <TextField
        fullWidth
        multiline
        rows={6}
        label="Qualified order"
        value={text}
        error={problem !== undefined}
        helperText={problem ?? 'One name or car number a line, number one first'}
        onChange={({ target }) => change({ text: target.value })}
        slotProps={{ input: { inputComponent: 'textarea' } }}
      />
      {names.length > 1 && (
        <OwnLine
          names={names}
          own={names.includes(own) ? own : ''}
          cars={cars}
          vehicleUid={vehicleUid}
          onChange={change}
        />
      )}
      {shownOwn !== '' && <OwnPath names={shown} own={shownOwn} ladder={ladder} oddsOf={oddsOf} />}
      {first.length > 0 && (
        <>
          <FirstRound names={shown} own={shownOwn} races={first} oddsOf={oddsOf} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Sportsman ladder: top half against bottom half. Chances are from your log book and the scouted
            runs. Check byes after round 1 with the track’s sheet.
          </Typography>
        </>
      )}
    </Stack>
  );
};
