import fc from 'fast-check';
import { hostileValue } from '../../testing/fixtures/arbitraryHostile';
import { addWidget, orderWidgets, removeWidget, resizeWidget } from './arrangeWidgets';
import { defaultDashboardWidgets } from './dashboardWidgets';
import { readWidgets } from './readWidgets';

const row = (id: string, more: object = {}) => ({ id, widget: `mf_any/${id}`, ...more });
const later = { kind: 'of a later version', cells: [1, 2] };
const idsOf = (stored: readonly unknown[]) => readWidgets(stored).map(({ id }) => id);

const anyRow = fc.oneof(
  hostileValue,
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), widget: fc.string(), wide: fc.boolean() }),
);
const anyList = fc.array(anyRow, { maxLength: 12 });

describe('Home', () => {
  test('is read row by row: skips rows without a widget and repeated ids', () => {
    const stored = [row('a', { wide: true }), null, 'b', { id: 7, widget: 'x' }, later, row('a'), row('b')];
    expect(readWidgets(stored)).toEqual([
      { id: 'a', widget: 'mf_any/a', wide: true, stored: stored[0] },
      { id: 'b', widget: 'mf_any/b', wide: false, stored: stored[6] },
    ]);
  });

  test('starts with the first steps, the call, the air, the last passes and the season', () => {
    expect(idsOf(defaultDashboardWidgets)).toEqual([
      'intro',
      'next-pass',
      'current-weather',
      'recent-passes',
      'season',
    ]);
  });
});

describe('ordering', () => {
  test('moves the named widgets among their places; others stay', () => {
    const stored = [row('a'), later, row('b'), row('hidden'), row('c')];
    expect(orderWidgets(stored, ['c', 'a', 'b'])).toEqual([
      row('c'),
      later,
      row('a'),
      row('hidden'),
      row('b'),
    ]);
  });

  test('loses and doubles no row, whatever is stored', () => {
    fc.assert(
      fc.property(anyList, fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (stored, ids) => {
        const ordered = orderWidgets(stored, ids);
        expect(ordered).toHaveLength(stored.length);
        expect(new Set(ordered)).toEqual(new Set(stored));
      }),
    );
  });

  test('shows them in the requested order', () => {
    const all = fc.shuffledSubarray(['a', 'b', 'c', 'd']);
    fc.assert(
      fc.property(all, all, (ids, asked) => {
        const ordered = orderWidgets([...ids.map((id) => row(id)), later], asked);
        const named = asked.filter((id) => ids.includes(id));
        expect(idsOf(ordered).filter((id) => named.includes(id))).toEqual(named);
      }),
    );
  });
});

describe('resizing', () => {
  test('changes that row alone, and leaves unknown fields', () => {
    const stored = [row('a', { places: [1], since: 'later' }), row('b')];
    expect(resizeWidget(stored, 'a', true)).toEqual([
      row('a', { places: [1], since: 'later', wide: true }),
      row('b'),
    ]);
    expect(resizeWidget(stored, 'nobody', true)).toEqual(stored);
  });
});

describe('adding', () => {
  test('puts a card at the end', () => {
    expect(addWidget([later], row('a'))).toEqual({ ok: true, value: [later, row('a')] });
  });

  test('is refused with a sentence where the server would refuse it', () => {
    const full = Array.from({ length: 50 }, (_, index) => row(String(index)));
    expect(addWidget(full, row('one more'))).toMatchObject({ ok: false, failure: { code: 'home-full' } });
    expect(addWidget(full.slice(1), row('one more')).ok).toBe(true);
  });
});

describe('taking out', () => {
  test('can be undone, also after the list has changed since', () => {
    const { left, putBack } = removeWidget([row('a'), later, row('b', { wide: true }), row('c')], 'b');
    expect(left).toEqual([row('a'), later, row('c')]);
    expect(putBack(left)).toEqual([row('a'), later, row('b', { wide: true }), row('c')]);
    expect(putBack([row('d')])).toEqual([row('d'), row('b', { wide: true })]);
    expect(putBack(putBack(left))).toEqual(putBack(left));
  });

  test('restores any stored list with its undo', () => {
    fc.assert(
      fc.property(anyList, fc.constantFrom('a', 'b', 'c', 'd'), (stored, id) => {
        const { left, putBack } = removeWidget(stored, id);
        // A second row of the same id takes the place of the first: nothing to restore then.
        if (!idsOf(left).includes(id)) expect(putBack(left)).toEqual(stored);
      }),
    );
  });
});
