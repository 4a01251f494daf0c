import { absent, parseVehicle, present, unknown, type Loadable, type Vehicle } from '@holeshot/shared-core';
import { nova } from '@holeshot/shared-core/testing';
import { mapRows, type RowKind } from './mapRows';

const camaro: Vehicle = { ...nova, uid: 'camaro', name: 'Camaro' };

const vehicles: RowKind<Vehicle> = {
  field: 'vehicles',
  what: 'This vehicle',
  parse: parseVehicle,
  idOf: ({ uid }) => uid,
  nameOf: ({ name }) => name,
};

const read = (stored: unknown) => {
  const reported: string[] = [];
  const rows = mapRows(present({ vehicles: stored }), vehicles, (_, where) => reported.push(where));
  return { ...rows, reported };
};

describe('the rows of a map field', () => {
  test('are in the order of their names', () => {
    const zephyr = { ...nova, uid: 'a', name: 'Zephyr' };
    expect(read({ a: zephyr, camaro, nova })).toEqual({
      rows: present([nova, camaro, zephyr]),
      broken: absent,
      reported: [],
    });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['text', 'nova'],
    ['a list', []],
    ['empty', {}],
    ['without a distance', { ...nova, finish: 1000.5 }],
    ['stored under another id', nova],
    ['tuned in words', { ...nova, base_tune: { wind_effect_660: 'much' } }],
  ])('a broken one (%s) hides no other, stays stored, and is reported by its place', (_, broken) => {
    expect(read({ broken, camaro })).toEqual({
      rows: present([camaro]),
      broken: present([
        {
          id: 'broken',
          reason: expect.stringMatching(/^This vehicle cannot be read: .*\.$/) as string,
          stored: broken,
        },
      ]),
      reported: ['vehicles.broken'],
    });
  });

  test.each([undefined, null, {}])('are absent where %j is stored', (stored) => {
    expect(read(stored)).toEqual({ rows: absent, broken: absent, reported: [] });
  });

  test.each(['nova', 7, []])('are absent, and broken as a whole, where %j is stored', (stored) => {
    const reason = 'This list cannot be read: it is not a record.';
    expect(read(stored)).toEqual({
      rows: absent,
      broken: present([{ id: '', reason, stored }]),
      reported: ['vehicles.'],
    });
  });

  test('are unknown or absent as the document is', () => {
    for (const document of [unknown, absent] as Loadable<never>[]) {
      expect(mapRows(document, vehicles, () => undefined)).toEqual({ rows: document, broken: document });
    }
  });
});
