import { servedPorts, type PortName } from '@holeshot/shared-core';
import { Subject } from 'rxjs';
import { createMemoryPlatform, nova, novaPasses } from '@holeshot/shared-core/testing';
import { olderPorts } from './olderPorts';
import { scopePorts } from './scopePorts';

describe('the platform of one mount', () => {
  test('has the ports that its offer names, and no other', () => {
    const ports = createMemoryPlatform();
    expect(Object.keys(scopePorts(ports, { session: 1, clock: 1 }, new Subject())).sort()).toEqual([
      'clock',
      'session',
    ]);
    expect(scopePorts(ports, {}, new Subject())).toEqual({});
  });

  test('does what the ports do', async () => {
    const ports = createMemoryPlatform({ entries: novaPasses });
    const platform = scopePorts(
      ports,
      { vehicles: 1, logBooks: 1, navigation: 1, account: 1 },
      new Subject(),
    );
    platform.vehicles.save(nova);
    platform.navigation.go('/logbook');
    expect(await platform.account.signOut()).toEqual({ ok: true, value: undefined });
    expect(ports.log.paths).toEqual(['/logbook']);
    const seen: unknown[] = [];
    platform.logBooks.entries$({ vehicleUid: 'another' }).subscribe((entries) => seen.push(entries));
    expect(seen).toEqual([{ state: 'absent' }]);
  });

  test('ends every stream with the mount, those made by a call too', () => {
    const ports = createMemoryPlatform();
    const ended$ = new Subject<void>();
    const platform = scopePorts(ports, { vehicles: 1, logBooks: 1, events: 1 }, ended$);
    const ended: string[] = [];
    const heard: string[] = [];
    const watch = (name: string) => ({
      next: () => void heard.push(name),
      complete: () => void ended.push(name),
    });
    platform.vehicles.vehicles$.subscribe(watch('vehicles'));
    platform.logBooks.entries$().subscribe(watch('entries'));
    platform.events.on$('log-entry-saved').subscribe(watch('events'));
    ended$.next();
    expect(ended).toEqual(['vehicles', 'entries', 'events']);
    heard.length = 0;
    ports.vehicles.save(nova);
    ports.events.emit('log-entry-saved', { logEntryUid: 'pass', vehicleUid: 'nova' });
    expect(heard).toEqual([]);
  });

  test('leaves the streams of another mount alone', () => {
    const ports = createMemoryPlatform();
    const ended$ = new Subject<void>();
    let heard = 0;
    scopePorts(ports, { vehicles: 1 }, new Subject()).vehicles.vehicles$.subscribe(() => (heard += 1));
    scopePorts(ports, { vehicles: 1 }, ended$).vehicles.vehicles$.subscribe();
    ended$.next();
    ports.vehicles.save(nova);
    expect(heard).toBe(2);
  });
});

describe('a port of which two versions are served', () => {
  const older = { navigation: { 1: ({ go }: { go: (path: string) => void }) => ({ open: go }) } };

  test('is given to each remote in the version that it was built for', () => {
    const ports = createMemoryPlatform();
    const before = scopePorts(ports, { navigation: 1 }, new Subject(), older).navigation as unknown;
    const now = scopePorts(ports, { navigation: 2 }, new Subject(), older).navigation;
    (before as { open: (path: string) => void }).open('/logbook');
    now.go('/vehicles');
    expect(ports.log.paths).toEqual(['/logbook', '/vehicles']);
    expect(before).not.toHaveProperty('go');
    expect(now).not.toHaveProperty('open');
  });

  test('is served so in fact: what is promised beside the newest version can be made', () => {
    const promised = Object.entries(servedPorts).map(([name, versions]) => [name, versions.slice(0, -1)]);
    const made = Object.keys(servedPorts).map((name) => [
      name,
      Object.keys(olderPorts[name as PortName] ?? {}).map(Number),
    ]);
    expect(made).toEqual(promised);
    for (const versions of Object.values(servedPorts))
      expect([...versions].sort((a, b) => a - b)).toEqual(versions);
  });
});
