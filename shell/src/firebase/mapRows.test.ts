import { absent, parseVehicle, present, unknown, type Loadable, type Vehicle } from '@holeshot/shared-core';
import { nova } from '@holeshot/shared-core/testing';
import { mapRows } from './mapRows';

const camaro: Vehicle = { ...nova, uid: 'camaro', name: 'Camaro' };

const read = (stored: unknown) => {
  const reported: string[] = [];
  const rows = mapRows(
    present({ vehicles: stored }),
    'vehicles',
    parseVehicle,
    (vehicle) => vehicle.name,
    (_, where) => reported.push(where),
  );
  return { rows, reported };
};

describe('the rows of a map field', () => {
  test('are in the order of their names', () => {
    const zephyr = { ...nova, uid: 'a', name: 'Zephyr' };
    expect(read({ a: zephyr, camaro, nova })).toEqual({
      rows: present([nova, camaro, zephyr]),
      reported: [],
    });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['text', 'nova'],
    ['a list', []],
    ['empty', {}],
    ['of no distance', { ...nova, finish: 1000.5 }],
    ['tuned in words', { ...nova, base_tune: { wind_effect_660: 'much' } }],
  ])('a broken one (%s) hides no other, and is reported by its place', (_, broken) => {
    expect(read({ broken, camaro })).toEqual({ rows: present([camaro]), reported: ['vehicles.broken'] });
  });

  test.each([undefined, null, {}, 'nova', 7])('are absent where %j is stored', (stored) => {
    expect(read(stored)).toEqual({ rows: absent, reported: [] });
  });

  test('are unknown or absent as the document is', () => {
    const rowsOf = (document: Loadable<never>) =>
      mapRows(
        document,
        'vehicles',
        parseVehicle,
        (vehicle) => vehicle.name,
        () => undefined,
      );
    expect(rowsOf(unknown)).toEqual(unknown);
    expect(rowsOf(absent)).toEqual(absent);
  });
});
