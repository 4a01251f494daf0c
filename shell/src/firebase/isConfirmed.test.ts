import { isConfirmed } from './isConfirmed';

const write = {
  data: { entries: { pass: { et: 11.2, tags: ['a', 'b'], weather: null } }, touched: 'pass', year: 2026 },
  fields: [['entries', 'pass'], ['touched'], ['year'], ['data_version']],
};
const stored = {
  entries: { pass: { tags: ['a', 'b'], weather: null, et: 11.2 }, another: { et: 12 } },
  touched: 'pass',
  year: 2026,
  data_version: 2,
  last_modified_date: 1,
};

describe('a write is on the server', () => {
  test('where its fields are, in any order and beside others, in whatever data version', () => {
    expect(isConfirmed(write, stored)).toBe(true);
  });

  test('though another entry of that month was touched since', () => {
    expect(isConfirmed(write, { ...stored, touched: 'another' })).toBe(true);
  });

  test('that deletes a document where there is none', () => {
    const deletion = { data: {}, fields: [[]] };
    expect(isConfirmed(deletion, undefined)).toBe(true);
    expect(isConfirmed(deletion, {})).toBe(false);
  });

  test.each<[string, unknown]>([
    ['there is no document', undefined],
    ['the entry is not there', { ...stored, entries: { another: {} } }],
    ['the map is no map', { ...stored, entries: 'pass' }],
    ['a number differs', { ...stored, entries: { pass: { ...stored.entries.pass, et: 11.3 } } }],
    ['a field is missing', { ...stored, entries: { pass: { et: 11.2, tags: ['a', 'b'] } } }],
    ['a field is too much', { ...stored, entries: { pass: { ...stored.entries.pass, more: 1 } } }],
    ['a list is shorter', { ...stored, entries: { pass: { ...stored.entries.pass, tags: ['a'] } } }],
  ])('not where %s', (_, document) => {
    expect(isConfirmed(write, document)).toBe(false);
  });
});
