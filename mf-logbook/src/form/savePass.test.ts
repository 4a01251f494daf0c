import { failed, ok } from '@holeshot/shared-core';
import { createMemoryPlatform, novaPasses, readOnlySession } from '@holeshot/shared-core/testing';
import { savePass } from './savePass';

const pass = novaPasses.at(-1)!;
const uid = pass.log_entry_uid;

test('a saved pass is stored, told to other parts and confirmed with its ET', () => {
  const ports = createMemoryPlatform();
  expect(savePass(ok(pass), { ports, before: undefined })).toEqual(ok({ logEntryUid: uid }));
  expect(ports.log.events).toEqual([
    { name: 'log-entry-saved', detail: { logEntryUid: uid, vehicleUid: 'nova', isNew: true } },
  ]);
  expect(ports.log.snackbars).toEqual([{ text: 'Pass saved: 11.241.', color: 'success', saved: true }]);
});

test('a round and a pass that was deleted meanwhile are called so, one without an ET has no figure', () => {
  const ports = createMemoryPlatform();
  const { finish_et: _, ...derived } = pass.derived;
  savePass(ok({ ...pass, derived }), { ports, what: 'Round', before: undefined });
  savePass(ok(pass), { ports, isPutBack: true, before: pass });
  expect(ports.log.snackbars.map(({ text }) => text)).toEqual(['Round saved.', 'Pass restored: 11.241.']);
});

test('a refused pass is told to nobody', () => {
  const ports = createMemoryPlatform({ session: readOnlySession });
  const wrong = failed('place', 'Choose the track.');
  expect(savePass(wrong, { ports, before: undefined })).toBe(wrong);
  expect(savePass(ok(pass), { ports, before: undefined }).ok).toBe(false);
  expect([ports.log.events, ports.log.snackbars]).toEqual([[], []]);
});
