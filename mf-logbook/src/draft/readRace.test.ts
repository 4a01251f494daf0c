import { mph, seconds, type RaceEvent } from '@holeshot/shared-core';
import { raceTexts, readRace } from './readRace';

const whole: RaceEvent = {
  ...{ name: 'Fall Classic', class: 'Super Pro', round: 'E3', opponent: 'Big Al' },
  ...{ opponent_dial: seconds(9.85), opponent_reaction: seconds(-0.012), opponent_et: seconds(9.9127) },
  ...{ opponent_mph: mph(136.4), finished_first: false, true_start: true },
};

describe('a race in the form', () => {
  test('is read back as it was stored, whatever of it is known', () => {
    expect(readRace(raceTexts(whole))).toEqual(whole);
    expect(readRace(raceTexts({ round: 'T1' }))).toEqual({ round: 'T1' });
    expect(readRace(raceTexts({ finished_first: true }))).toEqual({ finished_first: true });
  });

  test('of a bye has nothing of an opponent, whatever was typed before', () => {
    expect(readRace(raceTexts({ round: 'E2', bye: true }))).toEqual({ round: 'E2', bye: true });
    expect(readRace({ ...raceTexts(whole), bye: true })).toEqual({
      ...{ name: 'Fall Classic', class: 'Super Pro', round: 'E3', bye: true, true_start: true },
    });
  });

  test('is absent if nothing is typed', () => {
    expect(readRace(raceTexts())).toBeUndefined();
    expect(readRace({ ...raceTexts(), opponent: '  ' })).toBeUndefined();
  });
});
