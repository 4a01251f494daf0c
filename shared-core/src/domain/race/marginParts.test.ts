import { fullPass } from '../../testing/fixtures/fullPass';
import { seconds } from '../units/units';
import { marginParts } from './marginParts';

const round = (changes: { dial?: number; call?: number; opponentReaction?: number } = {}) => {
  const { dial, call, opponentReaction = 0.03 } = changes;
  const { dialin_et: _dial, ...timeslip } = fullPass.timeslip;
  return {
    timeslip: {
      ...timeslip,
      reaction_time: seconds(0.01),
      ...(dial !== undefined && { dialin_et: seconds(dial) }),
    },
    derived: {
      margin: seconds(0.034),
      ...(call !== undefined && { finish_ddp: seconds(call) }),
    },
    event: { opponent: 'Smith', opponent_reaction: seconds(opponentReaction) },
  };
};

describe('the parts of a margin', () => {
  test('are the light, the dial over the call, and what both ran', () => {
    const parts = marginParts(round({ dial: 11.25, call: 11.24 }))!;
    expect(parts.light).toBeCloseTo(0.02, 9);
    expect(parts.dial).toBeCloseTo(0.01, 9);
    expect(parts.run).toBeCloseTo(0.004, 9);
  });

  test('are the light and the run without a dial or without a call', () => {
    for (const each of [round({ dial: 11.25 }), round({ call: 11.24 }), round()]) {
      const parts = marginParts(each)!;
      expect(parts.dial).toBeUndefined();
      expect(parts.light + parts.run).toBeCloseTo(0.034, 9);
    }
  });

  test('are none without a margin or a reaction of both', () => {
    expect(marginParts({ ...round(), derived: {} })).toBeUndefined();
    expect(marginParts({ ...round(), event: { opponent: 'Smith' } })).toBeUndefined();
    expect(marginParts({ timeslip: fullPass.timeslip, derived: fullPass.derived })).toBeUndefined();
  });
});
