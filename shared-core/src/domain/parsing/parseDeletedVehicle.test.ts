import { pounds } from '../units/units';
import { createVehicle } from '../entities/createVehicle';
import { parseDeletedVehicle } from './parseDeletedVehicle';

const vehicle = createVehicle({
  uid: 'nova',
  name: "'69 Nova",
  finish: 1320,
  weight_with_driver: pounds(3200),
  fuel: 'Gasoline',
  induction: 'Naturally Aspirated',
  now: 0,
});

describe('a stored deleted vehicle', () => {
  test('reads as it was written, without the predictions that wait with it', () => {
    expect(parseDeletedVehicle({ vehicle, deleted_at: 7, predictions: {}, id: 'nova' })).toEqual({
      ok: true,
      value: { vehicle, deleted_at: 7 },
    });
  });

  test('has no time until the server stamps it', () => {
    expect(parseDeletedVehicle({ vehicle, deleted_at: null })).toEqual({
      ok: true,
      value: { vehicle, deleted_at: null },
    });
  });

  test('without its vehicle is broken, and says so', () => {
    expect(parseDeletedVehicle({ deleted_at: 7 })).toMatchObject({
      failure: { code: 'broken', message: 'This deleted vehicle cannot be read: vehicle is missing.' },
    });
  });
});
