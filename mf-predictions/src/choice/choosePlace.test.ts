import { greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import { choosePlace } from './choosePlace';

const duster = { ...nova, uid: 'duster' };
const byron = { ...greatLakes, uid: 'byron' };
const [last] = novaPasses;
const chosen = (remembered: string | null, pass = last) => {
  const place = choosePlace(remembered, [duster, nova], [byron, greatLakes], pass);
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

  test('are the first ones before the first pass', () => {
    expect(choosePlace(null, [duster], [byron], undefined)).toEqual({ vehicle: duster, location: byron });
    expect(choosePlace(null, [], [byron], undefined)).toBeUndefined();
  });
});
