import { fullPass } from '../../testing/fixtures/fullPass';
import { seconds } from '../units/units';
import { lostRounds } from './lostRounds';

/** One who runs 0.010 over the dial. */
const opponent = { opponent_dial: 11, opponent_reaction: 0.02, opponent_et: 11.01 };

/** A round with a dial of 11.20; without an opponent where there are no figures of one. */
const round = (
  own: { reaction: number; et: number; call?: number },
  figures: Partial<typeof opponent> | undefined = opponent,
  result: 'Loss' | 'Win' = 'Loss',
) => {
  const margin =
    figures?.opponent_reaction === undefined
      ? undefined
      : opponent.opponent_reaction + 0.01 - own.reaction - (own.et - 11.2);
  return {
    timeslip: {
      ...fullPass.timeslip,
      result,
      reaction_time: seconds(own.reaction),
      dialin_et: seconds(11.2),
    },
    derived: {
      finish_et: seconds(own.et),
      ...(own.call !== undefined && { finish_ddp: seconds(own.call) }),
      ...(margin !== undefined && { margin: seconds(margin) }),
    },
    ...(figures && {
      event: {
        opponent: 'Smith',
        ...(Object.fromEntries(
          Object.entries(figures).map(([field, value]) => [field, seconds(value)]),
        ) as Record<keyof typeof opponent, ReturnType<typeof seconds>>),
      },
    }),
  };
};

test.each([
  ['red light', round({ reaction: -0.01, et: 11.21 })],
  ['red light', round({ reaction: -0.01, et: 11.21 }, {})],
  ['breakout', round({ reaction: 0.01, et: 11.15 })],
  ['breakout', round({ reaction: 0.01, et: 11.15 }, {})],
  ['light', round({ reaction: 0.09, et: 11.21 })],
  ['dial', round({ reaction: 0.02, et: 11.3, call: 11.29 })],
  ['run', round({ reaction: 0.02, et: 11.3, call: 11.2 })],
  ['run', round({ reaction: 0.065, et: 11.26, call: 11.2 })],
  ['run', { ...round({ reaction: 0.02, et: 11.3, call: 11.29 }), setup: { throttle_stop: seconds(1) } }],
  ['unknown', round({ reaction: 0.05, et: 11.21 }, {})],
  ['unknown', round({ reaction: 0.001, et: 11.2 })],
])('a round lost by: %s', (reason, lost) => {
  expect([...lostRounds([lost])]).toEqual([[reason, 1]]);
});

test('rounds won are not counted, and the same reasons are added up', () => {
  const light = round({ reaction: 0.09, et: 11.21 });
  const won = round({ reaction: 0.001, et: 11.2 }, opponent, 'Win');
  expect([...lostRounds([light, won, light])]).toEqual([['light', 2]]);
});

test('a bye is not lost to anybody', () => {
  const lost = { ...round({ reaction: -0.1, et: 11 }, undefined), event: { bye: true } as const };
  expect(lostRounds([lost])).toEqual(new Map());
});
