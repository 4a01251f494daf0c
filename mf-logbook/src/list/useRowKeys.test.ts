/** @jest-environment jsdom */
import type { LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { useRowKeys } from './useRowKeys';

const passes = (uids: readonly string[]): LogEntry[] =>
  uids.map((uid) => ({ ...novaPasses[0]!, log_entry_uid: uid }));
const uids = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'));

test('a pass that stays keeps its row, no two have the same, and where more come than stay, they get the rows that are free', () => {
  fc.assert(
    fc.property(fc.array(uids, { minLength: 2 }), (pages) => {
      const { result, rerender } = renderHook(({ entries }) => useRowKeys(entries), {
        initialProps: { entries: passes(pages[0] ?? []) },
      });
      let before = new Map<string, number | undefined>();
      for (const page of pages) {
        const entries = passes(page);
        rerender({ entries });
        const keys = new Map(entries.map((entry) => [entry.log_entry_uid, result.current(entry)]));
        expect(new Set(keys.values()).size).toBe(page.length);
        for (const [uid, key] of keys) if (before.has(uid)) expect(key).toBe(before.get(uid));
        const freed = [...before].filter(([uid]) => !keys.has(uid)).map(([, key]) => key);
        const came = [...keys].filter(([uid]) => !before.has(uid)).map(([, key]) => key);
        if (came.length > keys.size - came.length)
          expect(came.slice(0, freed.length)).toEqual(freed.slice(0, came.length));
        else expect(came.filter((key) => freed.includes(key))).toEqual([]);
        before = keys;
      }
    }),
    { numRuns: 200 },
  );
});
