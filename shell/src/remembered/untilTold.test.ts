import { of, Subject } from 'rxjs';
import { absent, present, unknown, type Loadable } from '@holeshot/shared-core';
import { untilTold } from './untilTold';

const watch = (stored$ = new Subject<Loadable<string>>()) => {
  const sooner$ = new Subject<Loadable<string>>();
  const seen: Loadable<string>[] = [];
  untilTold(sooner$, stored$).subscribe((each) => seen.push(each));
  return { sooner$, stored$, seen };
};

describe('a value that is known sooner', () => {
  test('is shown until the stored is known, and not after it', () => {
    const { sooner$, stored$, seen } = watch();
    stored$.next(unknown);
    sooner$.next(present('kept'));
    stored$.next(absent);
    sooner$.next(unknown);
    stored$.next(present('stored'));
    expect(seen).toEqual([present('kept'), absent, present('stored')]);
    expect(sooner$.observed).toBe(false);
  });

  test('is not asked for where the stored is known at once', () => {
    const { sooner$, seen } = watch(of(present('stored')) as never);
    expect(seen).toEqual([present('stored')]);
    expect(sooner$.observed).toBe(false);
  });
});
