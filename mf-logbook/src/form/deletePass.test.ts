import type { LogEntry } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  novaPasses,
  readOnlySession,
  type MemoryPlatform,
} from '@holeshot/shared-core/testing';
import { deletePass } from './deletePass';

const pass = novaPasses.at(-1)!;
const storedIn = (ports: MemoryPlatform): readonly LogEntry[] => {
  let stored: readonly LogEntry[] = [];
  ports.logBooks.entries$().subscribe((loaded) => (stored = loaded.state === 'present' ? loaded.value : []));
  return stored;
};

test('a deleted pass is named with its ET, car and time at the track, and back exactly after Undo', () => {
  const ports = createMemoryPlatform({ entries: [pass] });
  expect(deletePass(pass, ports).ok).toBe(true);
  expect(storedIn(ports)).toEqual([]);
  const [message] = ports.log.snackbars;
  expect(message?.text).toMatch(/^11\.241 of '69 Nova, 06\/20\/2026.+12:41 PM.*, deleted\.$/);
  message?.action?.run();
  expect(storedIn(ports)).toEqual([pass]);
});

test('a pass without an ET is one all the same', () => {
  const ports = createMemoryPlatform({ entries: [pass] });
  const { finish_et: _, ...derived } = pass.derived;
  deletePass({ ...pass, derived }, ports);
  expect(ports.log.snackbars[0]?.text).toMatch(/^A pass of '69 Nova, /);
});

test('without write access it stays, and no Undo is offered', () => {
  const ports = createMemoryPlatform({ entries: [pass], session: readOnlySession });
  expect(deletePass(pass, ports).ok).toBe(false);
  expect(storedIn(ports)).toEqual([pass]);
  expect(ports.log.snackbars.some(({ action }) => action !== undefined)).toBe(false);
});
