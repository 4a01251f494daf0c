import { BehaviorSubject } from 'rxjs';
import { absent, present, unknown, type Loadable, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { ofKnownVehicles } from './ofKnownVehicles';

const watched = (document: Loadable<Record<string, unknown>>, entries: Loadable<LogEntry[]>) => {
  const document$ = new BehaviorSubject(document);
  const seen: Loadable<LogEntry[]>[] = [];
  ofKnownVehicles(new BehaviorSubject(entries), document$).subscribe((value) => seen.push(value));
  return { document$, seen };
};

describe('the passes of known vehicles', () => {
  const passes = present(novaPasses);

  test('are shown, also where the vehicle cannot be read', () => {
    expect(watched(present({ vehicles: { nova: 'broken' } }), passes).seen).toEqual([passes]);
  });

  test('go with their vehicle and come back with it', () => {
    const { document$, seen } = watched(present({ vehicles: { nova: {} } }), passes);
    document$.next(present({ vehicles: { bike: {} } }));
    document$.next(present({ vehicles: { bike: {}, nova: {} } }));
    expect(seen).toEqual([passes, absent, passes]);
  });

  test('are shown if they name no vehicle: nobody has deleted theirs', () => {
    const nobodys = present([{ vehicle: { uid: '' } }]) as Loadable<never>;
    expect(watched(present({ vehicles: {} }), nobodys).seen).toEqual([nobodys]);
  });

  test('are not given anew for each other change of the racer’s document', () => {
    const { document$, seen } = watched(present({ vehicles: { nova: {} } }), passes);
    document$.next(present({ vehicles: { nova: { name: 'Nova' } }, displayMode: 'light' }));
    expect(seen).toHaveLength(1);
  });

  test('are unknown while the vehicles are, and absent without any', () => {
    expect(watched(unknown, passes).seen).toEqual([unknown]);
    expect(watched(absent, passes).seen).toEqual([absent]);
    expect(watched(present({}), passes).seen).toEqual([absent]);
    expect(watched(unknown, absent).seen).toEqual([absent]);
  });
});
