import { routeTable } from '../routing/routeTable';
import { pinnedRows } from './pinnedRows';

const rows = routeTable({}, []);
const paths = (pinned: string[]) => pinnedRows(rows, pinned).map((row) => row.path);

describe('the pinned rows', () => {
  test("are in the racer's order", () => {
    expect(paths(['/about', '/'])).toEqual(['/about', '/']);
  });

  test('skip unknown paths and pages that do not allow it', () => {
    expect(paths(['/nowhere', '/getting-started', '/about'])).toEqual(['/about']);
  });

  test('have no duplicates', () => {
    expect(paths(['/', '/about', '/'])).toEqual(['/', '/about']);
  });

  test('are at most three', () => {
    const many = ['/a', '/b', '/c', '/d', '/e'].map((path) => ({ ...rows[0]!, path }));
    expect(
      pinnedRows(
        many,
        many.map((row) => row.path),
      ),
    ).toHaveLength(3);
  });
});
