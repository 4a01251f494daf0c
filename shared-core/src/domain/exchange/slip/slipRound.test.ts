import { processorClock } from '../../../testing/processorClock';
import { readSlipText } from './readSlipText';
import { slipRound } from './slipRound';

const roundIn = (text: string) => slipRound(text.split('\n'))?.name;

describe('the round of a slip', () => {
  test.each([
    ['ROUND 2', 'Round 2'],
    ['RND: 3', 'Round 3'],
    ['Rd. #4', 'Round 4'],
    ['ROUND      2', 'Round 2'],
    ['TIME TRIAL 1', 'T1'],
    ['Time Trials #2', 'T2'],
    ['T/T 1', 'T1'],
    ['QUAL 2', 'Q2'],
    ['QUALIFYING SESSION 2', 'Q2'],
    ['ELIM 4', 'E4'],
    ['ELIMINATION ROUND 4', 'E4'],
    ['ROUND: E3', 'E3'],
    ['Super Pro   ROUND 2   LANE L', 'Round 2'],
    ['ROUND 2   ROUND 2', 'Round 2'],
    ['ROUND  2  2', 'Round 2'],
    ['ELIMINATIONS\nROUND 2', 'E2'],
    ['QUALIFYING   RND 1', 'Q1'],
  ])('in %j is %s', (text, name) => {
    expect(roundIn(text)).toBe(name);
  });

  test.each([
    'ROUND 2\nROUND 3',
    'ROUND  2  3',
    'ROUND 2 3',
    'TIME TRIAL 1\nELIM 1',
    'TIME TRIAL E1',
    'QUALIFYING\nELIM 1',
    'SUMMIT SERIES ROUND 5',
    'ROUND 5 OF THE SUMMIT SERIES',
    'E2',
    'RUN 3',
    'RACE 212',
    'ROUND 212',
    'ROUND 2.5',
    'ROUND 0',
    'ROUND',
    'QUAL ET 11.231',
    'GROUND 2',
  ])('is unknown in %j', (text) => {
    expect(roundIn(text)).toBeUndefined();
  });

  test.each([
    ' '.repeat(3990),
    'round '.repeat(660),
    'elim '.repeat(790),
    '#'.repeat(3990),
    '  '.repeat(1900) + 'x',
  ])('is sought in no time', (text) => {
    const spent = processorClock();
    expect(roundIn(text)).toBeUndefined();
    expect(spent()).toBeLessThan(200);
  });

  test('is no number of a lane, and its line is read', () => {
    const numbers = "R/T .018\n60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231";
    const bare = readSlipText(numbers);
    for (const line of ['TIME TRIAL 1', 'QUAL 2', 'ROUND 2', 'ELIM 4']) {
      const { lanes, leftOut, round } = readSlipText(`${line}\n${numbers}`);
      expect(round?.text).toBe(line);
      expect(leftOut).toEqual([]);
      expect(
        lanes.map(({ fields }) => Object.values(fields).map(({ value, doubtful }) => [value, doubtful])),
      ).toEqual(
        bare.lanes.map(({ fields }) => Object.values(fields).map(({ value, doubtful }) => [value, doubtful])),
      );
    }
  });
});
