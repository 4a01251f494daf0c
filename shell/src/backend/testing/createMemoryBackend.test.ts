import { absent, ok, present, unknown } from '@holeshot/shared-core';
import { nova, novaPasses } from '@holeshot/shared-core/testing';
import { ofRacer } from '../ofRacer';
import { createMemoryBackend } from './createMemoryBackend';
import { createMemoryRacer } from './createMemoryRacer';

test('a memory backend has the data of its racer until its end', () => {
  const backend = createMemoryBackend();
  const seen: unknown[] = [];
  let isOver = false;
  ofRacer(backend.racer$, (racer) => racer.vehicles$).subscribe({
    next: (vehicles) => seen.push(vehicles),
    complete: () => (isOver = true),
  });
  backend.racer$.next(createMemoryRacer('ann'));
  expect(backend.racer$.value?.saveVehicle(nova)).toEqual(ok(undefined));
  backend.racer$.next(undefined);
  expect(seen).toEqual([unknown, absent, present([nova]), unknown]);
  backend.end();
  expect(isOver).toBe(true);
});

test('a memory racer keeps what was refused until it is discarded', async () => {
  const write = { id: 'a', state: 'refused' } as never;
  const { outbox, logBooks } = createMemoryRacer('ann', { entries: novaPasses }, [write]);
  await outbox.discard('a');
  expect(outbox.writes$.value).toEqual([]);
  expect(await outbox.stored()).toBe(true);
  let passes = 0;
  logBooks.newest$.subscribe((entries) => (passes = entries.state === 'present' ? entries.value.length : 0));
  expect(passes).toBe(novaPasses.length);
});
