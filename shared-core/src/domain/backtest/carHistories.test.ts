import { readLogBookFile } from '../exchange/file/readLogBookFile';
import { streetCar, streetCarPasses } from '../../testing/fixtures/streetCar';
import { carHistories } from './carHistories';

describe('the cars of a log book file', () => {
  test('have their own passes, in the order of the file', () => {
    const duster = { ...streetCar, uid: 'duster' };
    const file = {
      format: 'holeshot-logbook',
      vehicles: [streetCar, duster],
      entries: streetCarPasses.slice(0, 3),
    };
    const read = readLogBookFile(JSON.stringify(file));
    expect(read.ok && carHistories(read.value.rows)).toEqual([
      { vehicle: streetCar, passes: streetCarPasses.slice(0, 3) },
      { vehicle: duster, passes: [] },
    ]);
  });
});
