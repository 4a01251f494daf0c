import { filter, firstValueFrom, timeout } from 'rxjs';
import type { PassPicture } from '../../domain/entities/PassPicture';
import type { Ports } from '../../platform/ports/ports';
import { fullPass } from '../fixtures/fullPass';
import { nova } from '../fixtures/novaSeason';
import { patience } from './patience';

/** Pictures and passes of a new racer with write access, and their clean-up. */
export interface PicturesUnderTest {
  ports: Pick<Ports, 'logBooks' | 'vehicles' | 'exchange'> & {
    passPictures: Omit<Ports['passPictures'], 'shrink'>;
  };
  stop(): Promise<void>;
}

const picture = (n: number, log_entry_uid = fullPass.log_entry_uid): PassPicture => ({
  ...{ log_entry_uid, n },
  base64: `/9j/${btoa(`the picture at ${n}`)}`,
});
const saved = { ok: true, value: undefined };

/**
 * Describes the duties of every store of pictures; run against each of them.
 * @param name of the store, for the report
 * @param make returns the repositories of a racer who has saved nothing yet
 */
export const describePictures = (name: string, make: () => Promise<PicturesUnderTest>): void => {
  describe(`the pictures of ${name}`, () => {
    let under: PicturesUnderTest;
    beforeEach(async () => {
      under = await make();
      under.ports.vehicles.save({ ...nova, uid: fullPass.vehicle.uid });
      under.ports.logBooks.save(fullPass);
    });
    afterEach(() => under.stop());

    const shown = async (count: number, uid = fullPass.log_entry_uid): Promise<PassPicture[]> => {
      const seen = await firstValueFrom(
        under.ports.passPictures.pictures$(uid).pipe(
          filter((each) => each.state !== 'unknown'),
          filter((each) => (each.state === 'present' ? each.value.length : 0) === count),
          timeout({ first: patience }),
        ),
      );
      return seen.state === 'present' ? seen.value : [];
    };
    const passes = (count: number) =>
      firstValueFrom(
        under.ports.logBooks.entries$().pipe(
          filter((seen) => (seen.state === 'present' ? seen.value.length : 0) === count),
          timeout({ first: patience }),
        ),
      );
    const exported = async (request?: { pictures: boolean }) => {
      const stored = await under.ports.exchange.stored(request);
      if (!stored.ok) throw new Error(stored.failure.message);
      return stored.value.pictures;
    };

    test('are none at first', async () => {
      expect(await shown(0)).toEqual([]);
    });

    test('of a pass are its own alone, each as it was added, by their places', async () => {
      const { passPictures } = under.ports;
      for (const each of [picture(2), picture(0), picture(1, 'another')])
        expect(passPictures.add(each)).toEqual(saved);
      expect(await shown(2)).toEqual([picture(0), picture(2)]);
      expect(await shown(1, 'another')).toEqual([picture(1, 'another')]);
    });

    test('are removed one by one, and adding one again restores it', async () => {
      const { passPictures } = under.ports;
      for (const n of [0, 1]) passPictures.add(picture(n));
      await shown(2);
      expect(passPictures.remove(picture(0))).toEqual(saved);
      expect(await shown(1)).toEqual([picture(1)]);
      passPictures.add(picture(0));
      expect(await shown(2)).toEqual([picture(0), picture(1)]);
    });

    test('come back with their deleted pass', async () => {
      const { passPictures, logBooks } = under.ports;
      passPictures.add(picture(0));
      await passes(1);
      logBooks.delete(fullPass);
      await passes(0);
      logBooks.save(fullPass);
      await passes(1);
      expect(await shown(1)).toEqual([picture(0)]);
    });

    test('are in the export where it asks for them, but for those of a deleted pass', async () => {
      const { passPictures, logBooks, exchange } = under.ports;
      for (const n of [0, 3]) passPictures.add(picture(n));
      await shown(2);
      await passes(1);
      const rows = [0, 3].map((n) => ({ id: `${fullPass.log_entry_uid}_${n}`, value: picture(n) }));
      expect(await exported()).toEqual([]);
      expect(await exported({ pictures: true })).toEqual(rows);
      exchange.remove(rows.slice(1).map((row) => ({ list: 'pictures', ...row })));
      expect(await shown(1)).toEqual([picture(0)]);
      exchange.add(rows.slice(1).map((row) => ({ list: 'pictures', ...row })));
      await shown(2);
      logBooks.delete(fullPass);
      await passes(0);
      expect(await exported({ pictures: true })).toEqual([]);
    });
  });
};
