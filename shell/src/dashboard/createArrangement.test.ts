import { present } from '@holeshot/shared-core';
import { createMemoryPlatform, racerSettings } from '@holeshot/shared-core/testing';
import { BehaviorSubject } from 'rxjs';
import { createArrangement } from './createArrangement';

const row = (id: string) => ({ id, widget: `mf_any/${id}` });

/** A store that answers on demand and records its updates. */
const slowStore = () => {
  const settings$ = new BehaviorSubject(
    present({ ...racerSettings, dashboardWidgets: [row('a')] as unknown[] }),
  );
  const sent: unknown[] = [];
  const arrangement = createArrangement({
    settings$,
    update: ({ dashboardWidgets }) => void sent.push(dashboardWidgets),
  });
  const seen: unknown[] = [];
  arrangement.widgets$.subscribe((widgets) => seen.push(widgets.state === 'present' && widgets.value));
  return {
    ...arrangement,
    sent,
    seen,
    answer: (dashboardWidgets: unknown[]) => settings$.next(present({ ...racerSettings, dashboardWidgets })),
  };
};

describe('arranging Home', () => {
  test('is stored with the racer’s settings', () => {
    const { settings } = createMemoryPlatform();
    const { widgets$, change } = createArrangement(settings);
    const seen: unknown[] = [];
    widgets$.subscribe((widgets) => seen.push(widgets));
    change((now) => now.slice(1));
    expect(seen.at(-1)).toEqual(present(racerSettings.dashboardWidgets.slice(1)));
    expect(seen[0]).toEqual(present(racerSettings.dashboardWidgets));
  });

  test('shows a change at once, not the older value of the store', () => {
    const { change, seen, answer } = slowStore();
    change((now) => [...now, row('b')]);
    expect(seen.at(-1)).toEqual([row('a'), row('b')]);
    answer([row('a')]);
    expect(seen.at(-1)).toEqual([row('a'), row('b')]);
    answer([row('a'), row('b')]);
    answer([row('of another device')]);
    expect(seen.at(-1)).toEqual([row('of another device')]);
  });

  test('stores each change at once, built on the one before', () => {
    const { change, sent } = slowStore();
    for (const id of ['b', 'c', 'd']) change((now) => [...now, row(id)]);
    expect(sent).toEqual(
      [
        ['a', 'b'],
        ['a', 'b', 'c'],
        ['a', 'b', 'c', 'd'],
      ].map((ids) => ids.map(row)),
    );
  });

  test('changes nothing before the stored widgets are known', () => {
    const update = jest.fn();
    createArrangement({ settings$: new BehaviorSubject({ state: 'unknown' as const }), update }).change(
      () => [],
    );
    expect(update).not.toHaveBeenCalled();
  });
});
