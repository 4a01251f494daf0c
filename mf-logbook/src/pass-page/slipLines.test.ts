import { mph, seconds, type LogEntry } from '@holeshot/shared-core';
import { fullPass, novaPasses } from '@holeshot/shared-core/testing';
import { slipHeads, slipLines } from './slipLines';

const raced: LogEntry = {
  ...fullPass,
  timeslip: { ...fullPass.timeslip, lane: 'Right' },
  event: {
    opponent: 'B. Jones',
    opponent_dial: seconds(10.9),
    opponent_reaction: seconds(0.031),
    opponent_et: seconds(10.921),
    opponent_mph: mph(124.12),
  },
};

test('a slip has its lines in print order, the opponent’s finish beside the racer’s', () => {
  expect(slipLines(raced)).toEqual([
    { field: 'dialin_et', label: 'Dial', own: '11.15', opponent: '10.90' },
    { field: 'reaction_time', label: 'R/T', own: '−0.004', opponent: '0.031' },
    { field: 'et_60', label: '60 ft', own: '1.562', opponent: '' },
    { field: 'et_330', label: '330 ft', own: '4.612', opponent: '' },
    { field: 'et_594', label: '594 ft', own: '6.611', opponent: '' },
    { field: 'et_660', label: '1/8 ET', own: '7.148', opponent: '' },
    { field: 'mph_660', label: '1/8 mph', own: '94.2', opponent: '' },
    { field: 'et_1000', label: '1000 ft', own: '9.327', opponent: '' },
    { field: 'mph_1000', label: '1000 ft mph', own: '108.0', opponent: '' },
    { field: 'et_1320', label: '1/4 ET', own: '11.241', opponent: '10.921' },
    { field: 'mph_1320', label: '1/4 mph', own: '118.6', opponent: '124.1' },
  ]);
});

test('a number that the slip lacks has no line', () => {
  const { et_594: _, ...timeslip } = raced.timeslip;
  expect(slipLines({ ...raced, timeslip }).map(({ label }) => label)).not.toContain('594 ft');
});

test('the heads name lane and car, and the opponent only where there was one', () => {
  expect(slipHeads(raced)).toEqual({ own: "Right · '69 Nova", opponent: 'Left · B. Jones' });
  expect(slipHeads({ ...raced, event: { opponent_et: seconds(10.9) } }).opponent).toBe('Left · Opponent');
  expect(slipHeads({ ...fullPass, event: { opponent: 'B. Jones' } }).opponent).toBe('B. Jones');
  expect(slipHeads(novaPasses[0]!).opponent).toBeUndefined();
});
