import { nova } from '../../fixtures/novaSeason';
import { fullPass } from '../../fixtures/fullPass';
import { settles, shows, type RepositoriesUnderTest } from './repositoriesUnderTest';

/** Describes what a stream of any store gives its subscribers. */
export const describeStreams = (under: () => RepositoriesUnderTest): void => {
  describe('every stream', () => {
    test('gives a new subscriber the newest value, and the later ones', async () => {
      const { vehicles, logBooks } = under().ports;
      vehicles.save(nova);
      logBooks.save(fullPass);
      await shows(vehicles.vehicles$, (rows) => rows.length === 1, 'the vehicle');
      const counts: number[] = [];
      const late = vehicles.vehicles$.subscribe((seen) => {
        if (seen.state === 'present') counts.push(seen.value.length);
      });
      await shows(vehicles.vehicles$, () => true, 'the vehicle to a second subscriber');
      await shows(logBooks.entries$(), () => true, 'the pass to a late subscriber');
      vehicles.save({ ...nova, uid: 'camaro', name: 'Camaro' });
      await shows(vehicles.vehicles$, (rows) => rows.length === 2, 'the second vehicle');
      late.unsubscribe();
      expect(counts[0]).toBe(1);
      expect(counts.at(-1)).toBe(2);
    });

    test('shows a save before any server can have answered', async () => {
      const { vehicles } = under().ports;
      await settles(vehicles.vehicles$);
      let rows = 0;
      const subscription = vehicles.vehicles$.subscribe((seen) => {
        rows = seen.state === 'present' ? seen.value.length : 0;
      });
      const begun = Date.now();
      vehicles.save(nova);
      await shows(vehicles.vehicles$, (value) => value.length === 1, 'the vehicle');
      expect(Date.now() - begun).toBeLessThan(1000);
      expect(rows).toBe(1);
      subscription.unsubscribe();
    });
  });
};
