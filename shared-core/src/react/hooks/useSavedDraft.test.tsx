import { renderHook } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import type { DraftsPort } from '../../platform/ports/DraftsPort';
import { useSavedDraft } from './useSavedDraft';

const isDirty = (name: string) => name !== '';

const start = (typed: string) => {
  const written = new Map<string, unknown>();
  let held = 0;
  const drafts: DraftsPort = {
    read: (key) => written.get(key),
    write: (key, draft) => void written.set(key, draft),
    clear: (key) => void written.delete(key),
    hold: () => {
      held += 1;
      return () => {
        held -= 1;
      };
    },
  };
  const name$ = new BehaviorSubject(typed);
  const watch = (keep: (name: string) => void) => {
    const subscription = name$.subscribe(keep);
    return () => subscription.unsubscribe();
  };
  const hook = renderHook(() => useSavedDraft({ drafts, key: 'form', isDirty, watch }));
  return { ...hook, name$, kept: () => written.get('form'), held: () => held };
};

describe('a saved draft', () => {
  test('is there after the form went away, and the app may leave the screen then', () => {
    const { name$, unmount, kept, held } = start('');
    expect(held()).toBe(0);
    name$.next('Du');
    name$.next('Dus');
    expect(held()).toBe(1);
    unmount();
    expect(kept()).toBe('Dus');
    expect(held()).toBe(0);
    expect(name$.observed).toBe(false);
  });

  test('goes when the input is undone', () => {
    const { name$, kept, held } = start('Dus');
    name$.next('');
    expect(kept()).toBeUndefined();
    expect(held()).toBe(0);
  });

  test('goes when it is saved and does not come back', () => {
    const { result, name$, kept } = start('Dus');
    result.current();
    name$.next('Duster');
    expect(kept()).toBeUndefined();
  });
});
