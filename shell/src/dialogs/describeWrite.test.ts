import { novaPasses } from '@holeshot/shared-core/testing';
import { describeWrite } from './describeWrite';

const [pass] = novaPasses;
const uid = pass!.log_entry_uid;
const entryFields = [['entries', uid], ['touched']];

describe('a write', () => {
  test.each([
    [
      `Pass of ${pass!.vehicle.name}, 06/`,
      { path: 'logBooks/nova_2026_06', data: { entries: { [uid]: pass! } }, fields: entryFields },
    ],
    [
      `Pass of ${pass!.vehicle.name}, 06/`,
      {
        ...{ path: 'logBooks/nova_2026_06', data: { entries: { [uid]: pass! } } },
        fields: [['entries', uid, 'notes'], ['entries', uid, 'changes'], ['touched']],
      },
    ],
    [
      ': 60 ft 1.5, notes hazy, changes, date and time, vehicle, air filter K&N',
      {
        path: 'logBooks/nova_2026_06',
        data: {
          entries: {
            p: {
              timeslip: { et_60: 1.5 },
              ...{ notes: 'hazy', changes: 'x'.repeat(41), log_entry_datetime: '2026-06-20T17:41:00.000Z' },
              ...{ vehicle: { name: 'Nova' }, derived: { package: 1 }, custom_fields: { air_filter: 'K&N' } },
            },
          },
        },
        fields: [
          ['timeslip', 'et_60'],
          ['notes'],
          ['changes'],
          ['log_entry_datetime'],
          ['vehicle'],
          ['derived', 'package'],
          ['custom_fields', 'air_filter'],
        ].map((path) => ['entries', 'p', ...path]),
      },
    ],
    [
      `2 passes of ${pass!.vehicle.name}`,
      {
        path: 'logBooks/nova_2026_06',
        data: { entries: { [uid]: pass!, other: pass! } },
        fields: [...entryFields, ['entries', 'other']],
      },
    ],
    [
      '2 deleted passes of June 2026',
      { path: 'logBooks/nova_2026_06', data: {}, fields: [...entryFields, ['entries', 'other']] },
    ],
    ['A deleted pass of June 2026', { path: 'logBooks/nova_2026_06', data: {}, fields: entryFields }],
    [
      `A deleted pass of ${pass!.vehicle.name}, 06/`,
      {
        ...{ path: 'logBooks/nova_2026_06', data: {}, fields: entryFields },
        pass: { uid, seenUntil: 0, deleted: pass! },
      },
    ],
    ['A deleted pass', { path: 'logBooks/torn', data: {}, fields: entryFields }],
    ['The log book of June 2026', { path: 'logBooks/nova_2026_06', data: {}, fields: [['touched']] }],
    [
      'Vehicle Nova',
      { path: 'users/ann', data: { vehicles: { nova: { name: 'Nova' } } }, fields: [['vehicles', 'nova']] },
    ],
    ['Vehicle, deleted', { path: 'users/ann', data: {}, fields: [['vehicles', 'nova']] }],
    [
      'Track Byron',
      {
        path: 'users/ann',
        data: { customLocations: { b: { title: 'Byron' } } },
        fields: [['customLocations', 'b']],
      },
    ],
    ['Settings', { path: 'users/ann', data: { displayMode: 'dark' }, fields: [['displayMode']] }],
    ['A prediction card', { path: 'users/ann', data: {}, fields: [['predictions', 'nova|byron']] }],
    ['A picture of a pass', { path: 'users/ann/passPictures/p_0', data: {}, fields: [['n']] }],
    ['A pass deleted for good', { path: 'users/ann/deletedPasses/p', data: {}, fields: [[]] }],
    ['A deleted picture', { path: 'users/ann/passPictures/p_0', data: {}, fields: [[]] }],
    ['A tune', { path: 'users/ann/tunes/nova_1', data: {}, fields: [['n']] }],
    ['A notification', { path: 'notifications/n1', data: { read: true }, fields: [['read']] }],
    ['Settings', { path: 'users/ann', data: {}, fields: [] }],
  ])('is called %s', (name, write) => {
    expect(describeWrite(write)).toContain(name);
  });
});
