import { seconds } from '@holeshot/shared-core';
import { novaPasses, greatLakes } from '@holeshot/shared-core/testing';
import { passesAt } from './passesAt';

const [newest] = novaPasses;

describe('the passes at a track', () => {
  test('are counted without those at another track, the newest named', () => {
    const elsewhere = { ...newest!, location: { ...newest!.location, uid: 'byron' } };
    const here = passesAt([elsewhere, ...novaPasses], greatLakes);
    expect([here.count, here.last]).toEqual([novaPasses.length, newest]);
    expect(passesAt([elsewhere, ...novaPasses], { uid: 'byron' })).toMatchObject({
      count: 1,
      last: elsewhere,
    });
  });

  test('at none are none', () => {
    expect(passesAt(novaPasses, { uid: 'new' })).toEqual({
      count: 0,
      last: undefined,
      bests: [],
      severalCars: false,
    });
  });

  test('have as their best the quickest one, whoever drove', () => {
    const ofDuster = { ...newest!, log_entry_uid: 'd', vehicle: { ...newest!.vehicle, uid: 'duster' } };
    const quickest = { ...ofDuster, derived: { ...newest!.derived, finish_et: seconds(10) } };
    const { bests, severalCars } = passesAt([quickest, ...novaPasses], greatLakes);
    expect(bests).toEqual([{ distance: 1320, entry: quickest }]);
    expect(severalCars).toBe(true);
    expect(passesAt(novaPasses, greatLakes).severalCars).toBe(false);
  });
});
