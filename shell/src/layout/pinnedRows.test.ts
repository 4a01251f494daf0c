import { routeTable } from '../routing/routeTable';
import { pinnedRows } from './pinnedRows';

const rows = routeTable({}, []);
const paths = (pinned: string[]) => pinnedRows(rows, pinned).map((row) => row.path);

describe('the pinned rows', () => {
  test("are in the racer's order", () => {
    expect(paths(['/about', '/'])).toEqual(['/about', '/']);
  });

  test('leave out what is no row, and what is not offered for the bottom', () => {
    expect(paths(['/nowhere', '/getting-started', '/about'])).toEqual(['/about']);
  });

  test('stand once each', () => {
    expect(paths(['/', '/about', '/'])).toEqual(['/', '/about']);
  });

  test('are four at most, so that More has room', () => {
    const many = ['/a', '/b', '/c', '/d', '/e'].map((path) => ({ ...rows[0]!, path }));
    expect(
      pinnedRows(
        many,
        many.map((row) => row.path),
      ),
    ).toHaveLength(4);
  });
});
