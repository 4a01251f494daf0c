import { fullPass } from '../../testing/fixtures/fullPass';
import type { LogEntry } from '../entities/LogEntry';
import { seconds } from '../units/units';
import { marginParts } from './marginParts';

type Round = Pick<LogEntry, 'timeslip' | 'derived' | 'setup' | 'event'>;

/** A round run 0.010 over the dial of 11.25, won by 0.034; the opponent was 0.020 later and ran 0.024 over the dial. */
const round = (changes: Partial<Round> & { call?: number } = {}): Round => ({
  timeslip: { ...fullPass.timeslip, reaction_time: seconds(0.01), dialin_et: seconds(11.25) },
  derived: {
    margin: seconds(0.034),
    finish_et: seconds(11.26),
    ...(changes.call !== undefined && { finish_ddp: seconds(changes.call) }),
  },
  event: { opponent: 'Smith', opponent_reaction: seconds(0.03) },
  ...changes,
});

const rounded = (changes?: Parameters<typeof round>[0]) =>
  Object.fromEntries(
    Object.entries<number | undefined>({ ...marginParts(round(changes))! }).map(([part, value]) => [
      part,
      value === undefined ? undefined : Number(value.toFixed(9)),
    ]),
  );

describe('the parts of a margin', () => {
  test('are the light, the dial over the call, the run against the call, and the opponent', () => {
    expect(rounded({ call: 11.24 })).toEqual({ light: 0.02, dial: 0.01, run: -0.02, opponent: 0.024 });
  });

  test('without a call hold the run against the dial', () => {
    expect(rounded()).toEqual({ light: 0.02, dial: undefined, run: -0.01, opponent: 0.024 });
  });

  test('on an index, which nobody chooses, have no dial', () => {
    const onIndex = { light: 0.02, dial: undefined, run: -0.01, opponent: 0.024 };
    expect(rounded({ call: 11.24, setup: { throttle_stop: seconds(0.5) } })).toEqual(onIndex);
    const event = { class: 'Super Gas', opponent_reaction: seconds(0.03) };
    expect(rounded({ call: 11.24, event })).toEqual(onIndex);
  });

  test('are none without a margin, a dial or a reaction of both', () => {
    const { dialin_et: _, ...headsUp } = round().timeslip;
    expect(marginParts(round({ derived: {} }))).toBeUndefined();
    expect(marginParts(round({ timeslip: headsUp }))).toBeUndefined();
    expect(marginParts(round({ event: { opponent: 'Smith' } }))).toBeUndefined();
  });
});
