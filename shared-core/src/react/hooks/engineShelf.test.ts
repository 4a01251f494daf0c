import { createEngine } from '../../domain/prediction/engine/engine';
import { streetCar } from '../../testing/fixtures/streetCar';
import { createEngineShelf } from './engineShelf';

const engineNamed = (uid: string) => createEngine({ ...streetCar, uid }, 1320);

test('a shelf holds one engine of a car, the newest last, and no more than twelve', () => {
  const shelf = createEngineShelf();
  const [old, renewed] = [engineNamed('car'), engineNamed('car')];
  shelf.put([old]);
  shelf.put([engineNamed('other')]);
  shelf.put([renewed]);
  expect(shelf.engines().map(({ vehicle }) => vehicle.uid)).toEqual(['other', 'car']);
  expect(shelf.engines()[1]).toBe(renewed);
  shelf.put(Array.from({ length: 12 }, (_, index) => engineNamed(`c${index}`)));
  expect(shelf.engines()).toHaveLength(12);
  expect(shelf.engines()[0]?.vehicle.uid).toBe('c0');
});
