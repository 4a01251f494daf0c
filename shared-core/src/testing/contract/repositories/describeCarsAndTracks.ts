import { sameStored } from '../../../domain/plain/sameStored';
import { seconds } from '../../../domain/units/units';
import { nova } from '../../fixtures/novaSeason';
import { fullLocation } from '../../fixtures/fullPass';
import { saved, settles, shows, valueOf, type RepositoriesUnderTest } from './repositoriesUnderTest';

/** Describes how every store keeps cars and tracks. */
export const describeCarsAndTracks = (under: () => RepositoriesUnderTest): void => {
  describe('vehicles', () => {
    const camaro = { ...nova, uid: 'camaro', name: 'Camaro' };
    const bike = { ...nova, uid: 'bike', name: 'bike' };

    test('are absent before the first save', async () => {
      expect(await settles(under().ports.vehicles.vehicles$)).toEqual({ state: 'absent' });
    });

    test('are shown at once after a save, by name, each as it was saved', async () => {
      const { vehicles } = under().ports;
      for (const vehicle of [nova, camaro, bike]) expect(vehicles.save(vehicle)).toEqual(saved);
      const shown = await shows(vehicles.vehicles$, (rows) => rows.length === 3, 'three vehicles');
      expect(valueOf(shown)).toEqual([nova, bike, camaro]);
    });

    test('saved again replace what was there, and nothing is doubled', async () => {
      const { vehicles } = under().ports;
      vehicles.save(nova);
      vehicles.save(camaro);
      const renamed = { ...nova, name: 'Super Nova', notes: 'new heads' };
      vehicles.save(renamed);
      const shown = await shows(
        vehicles.vehicles$,
        (rows) => rows.some((row) => row.name === 'Super Nova') && rows.length === 2,
        'the new name',
      );
      expect(valueOf(shown)).toEqual([camaro, renamed]);
    });

    test('saved again without a learned offset lose it', async () => {
      const { vehicles } = under().ports;
      const offsets = { 'great-lakes': { sl_et_zw_1320: seconds(11.2) } };
      vehicles.save({ ...nova, ddpe_tune: { ...nova.ddpe_tune, location_offsets: offsets } });
      vehicles.save(nova);
      const shown = await shows(
        vehicles.vehicles$,
        ([row]) => Object.keys(row?.ddpe_tune.location_offsets ?? offsets).length === 0,
        'the vehicle without its offset',
      );
      expect(valueOf(shown)).toEqual([nova]);
    });
  });

  describe('locations', () => {
    const byron = { ...fullLocation, uid: 'byron', title: 'Byron', weather_station: null };

    test('are absent before the first save', async () => {
      expect(await settles(under().ports.locations.locations$)).toEqual({ state: 'absent' });
    });

    test('are shown at once after a save, by title, each as it was saved', async () => {
      const { locations } = under().ports;
      for (const location of [fullLocation, byron]) expect(locations.save(location)).toEqual(saved);
      const shown = await shows(locations.locations$, (rows) => rows.length === 2, 'two locations');
      expect(valueOf(shown)).toEqual([byron, fullLocation]);
    });

    test('saved again replace what was there', async () => {
      const { locations } = under().ports;
      locations.save(fullLocation);
      const moved = { ...fullLocation, title: 'Zion', weather_station: null };
      locations.save(moved);
      const shown = await shows(
        locations.locations$,
        (rows) => rows.every((row) => row.title === 'Zion'),
        'the new title',
      );
      expect(valueOf(shown)).toEqual([moved]);
    });

    test('edited in different fields by edits that began with the same keep both', async () => {
      const { locations } = under().ports;
      locations.save(fullLocation);
      locations.save({ ...fullLocation, title: 'Zion' }, fullLocation);
      locations.save({ ...fullLocation, weather_station: null }, fullLocation);
      const both = { ...fullLocation, title: 'Zion', weather_station: null };
      const shown = await shows(locations.locations$, (rows) => sameStored(rows, [both]), 'both edits');
      expect(valueOf(shown)).toEqual([both]);
    });

    test('are gone once deleted, the others stay, and saving one again brings it back', async () => {
      const { locations } = under().ports;
      locations.save(fullLocation);
      locations.save(byron);
      expect(locations.delete(fullLocation.uid)).toEqual(saved);
      const left = await shows(locations.locations$, (rows) => rows.length === 1, 'one location');
      expect(valueOf(left)).toEqual([byron]);
      locations.save(fullLocation);
      const back = await shows(locations.locations$, (rows) => rows.length === 2, 'both locations');
      expect(valueOf(back)).toEqual([byron, fullLocation]);
    });
  });
};
