import { greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import { choosePlace } from './choosePlace';

const duster = { ...nova, uid: 'duster' };
const byron = { ...greatLakes, uid: 'byron' };
const chosen = (remembered: string | null, passes = novaPasses) => {
  const place = choosePlace(remembered, [duster, nova], [byron, greatLakes], passes);
  return [place?.vehicle.uid, place?.location.uid];
};

describe('the chosen car and track', () => {
  test('are the remembered ones', () => {
    expect(chosen('duster|byron')).toEqual(['duster', 'byron']);
  });

  test('are those of the last pass where nothing is remembered, or it is gone', () => {
    expect(chosen(null)).toEqual(['nova', greatLakes.uid]);
    expect(chosen('gone|byron')).toEqual(['nova', 'byron']);
  });

  test('are the last track of the remembered car, whichever car ran last', () => {
    const [last] = novaPasses;
    const atByron = { ...last!, vehicle: { ...last!.vehicle, uid: 'duster' }, location: byron };
    expect(chosen('duster|gone', [last!, atByron])).toEqual(['duster', 'byron']);
    expect(chosen('duster|gone', [last!])).toEqual(['duster', greatLakes.uid]);
  });

  test('are the first ones before the first pass', () => {
    expect(choosePlace(null, [duster], [byron], [])).toEqual({ vehicle: duster, location: byron });
    expect(choosePlace(null, [], [byron], [])).toBeUndefined();
  });
});
