import { passFields } from '@holeshot/shared-core';
import { columnTracks } from './columnTracks';
import type { PassColumn } from './passColumns';

const columnOf = (key: string, strong = false): PassColumn => {
  const field = passFields.find((each) => each.key === key);
  if (field === undefined) throw new Error(`no field ${key}`);
  return { ...field, strong };
};
const leastOf = (key: string, texts: string[], strong?: boolean): number => {
  const { minWidth } = columnTracks([columnOf(key, strong)])(texts.map((text) => [text]));
  return Number(/^calc\(([\d.]+)ch/.exec(minWidth)?.[1]);
};

describe('the columns of the table', () => {
  test('are as wide as their longest text, wider for wide letters and for bold ones', () => {
    expect(leastOf('timeslip.et_1320', ['11.241', '1234567890'])).toBe(10);
    expect(leastOf('timeslip.et_1320', ['1234567890'], true)).toBe(12);
    expect(leastOf('location.title', ['MMMMMMMMMM'])).toBeGreaterThan(
      leastOf('location.title', ['llllllllll']),
    );
  });

  test('have room for the arrow behind their head, and none beyond a measure for a long text', () => {
    expect(leastOf('timeslip.et_60', [])).toBeGreaterThan(5);
    expect(leastOf('notes', ['x'.repeat(500)])).toBe(40);
  });

  test('stay as wide as they were when shorter texts come', () => {
    const tracks = columnTracks([columnOf('location.title')]);
    const wide = tracks([['Great Lakes Dragaway']]);
    expect(tracks([['Norwalk']])).toEqual(wide);
    expect(tracks([['Lucas Oil Indianapolis Raceway Park']])).not.toEqual(wide);
  });

  test('share what is left of the screen by their width', () => {
    const columns = [columnOf('timeslip.et_60'), columnOf('location.title')];
    const { gridTemplateColumns } = columnTracks(columns)([['1.562', 'Great Lakes Dragaway']]);
    const shares = [...gridTemplateColumns.matchAll(/([\d.]+)fr/g)].map(([, share]) => Number(share));
    expect(shares).toHaveLength(2);
    expect(shares[1]!).toBeGreaterThan(shares[0]!);
  });
});
