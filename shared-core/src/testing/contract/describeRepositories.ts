import { filter, firstValueFrom, timeout, type Observable } from 'rxjs';
import type { CustomField } from '../../domain/entities/CustomField';
import type { LogEntry } from '../../domain/entities/LogEntry';
import type { DisplaySettings } from '../../domain/entities/UserSettings';
import { withCarValues } from '../../domain/logbook/withCarValues';
import { withWorkedOut } from '../../domain/logbook/workedOut';
import { sameStored } from '../../domain/plain/sameStored';
import { seconds } from '../../domain/units/units';
import type { Loadable } from '../../platform/values/Loadable';
import type { StoredView } from '../../platform/ports/LogBookViewsPort';
import type { Ports } from '../../platform/ports/ports';
import { nova } from '../fixtures/novaSeason';
import { fullLocation, fullPass } from '../fixtures/fullPass';

/** Repositories of a new racer with write access, and their clean-up. */
export interface RepositoriesUnderTest {
  ports: Pick<
    Ports,
    'vehicles' | 'locations' | 'logBooks' | 'settings' | 'customFields' | 'logBookViews' | 'predictions'
  >;
  stop(): Promise<void>;
}

const patience = 5000;

/** Resolves once a stream shows what is wanted; says in words what it waited for. */
const shows = <Value>(
  stream$: Observable<Loadable<Value>>,
  wanted: (value: Value) => boolean,
  words: string,
): Promise<Loadable<Value>> =>
  firstValueFrom(
    stream$.pipe(
      filter((seen) => seen.state === 'present' && wanted(seen.value)),
      timeout({
        first: patience,
        with: () => {
          throw new Error(`The stream never showed ${words}.`);
        },
      }),
    ),
  );

const settles = <Value>(stream$: Observable<Loadable<Value>>): Promise<Loadable<Value>> =>
  firstValueFrom(
    stream$.pipe(
      filter((seen) => seen.state !== 'unknown'),
      timeout({ first: patience }),
    ),
  );

const valueOf = <Value>(seen: Loadable<Value>): Value => {
  if (seen.state !== 'present') throw new Error(`It is ${seen.state}.`);
  return seen.value;
};

const passAt = (uid: string, at: string, vehicleUid = 'nova'): LogEntry => ({
  ...fullPass,
  log_entry_uid: uid,
  log_entry_datetime: at,
  vehicle: { ...fullPass.vehicle, uid: vehicleUid },
});

const uids = (entries: LogEntry[]): string[] => entries.map((entry) => entry.log_entry_uid);

const saved = { ok: true, value: undefined };

/**
 * Describes the duties of every store of a racer's data; run against each of them.
 * @param name of the store, for the report
 * @param make returns the repositories of a racer who has saved nothing yet
 */
export const describeRepositories = (name: string, make: () => Promise<RepositoriesUnderTest>): void => {
  describe(`the repositories of ${name}`, () => {
    let under: RepositoriesUnderTest;
    beforeEach(async () => {
      under = await make();
    });
    afterEach(() => under.stop());

    describe('vehicles', () => {
      const camaro = { ...nova, uid: 'camaro', name: 'Camaro' };
      const bike = { ...nova, uid: 'bike', name: 'bike' };

      test('are absent before the first save', async () => {
        expect(await settles(under.ports.vehicles.vehicles$)).toEqual({ state: 'absent' });
      });

      test('are shown at once after a save, by name, each as it was saved', async () => {
        const { vehicles } = under.ports;
        for (const vehicle of [nova, camaro, bike]) expect(vehicles.save(vehicle)).toEqual(saved);
        const shown = await shows(vehicles.vehicles$, (rows) => rows.length === 3, 'three vehicles');
        expect(valueOf(shown)).toEqual([nova, bike, camaro]);
      });

      test('saved again replace what was there, and nothing is doubled', async () => {
        const { vehicles } = under.ports;
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
        const { vehicles } = under.ports;
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
        expect(await settles(under.ports.locations.locations$)).toEqual({ state: 'absent' });
      });

      test('are shown at once after a save, by title, each as it was saved', async () => {
        const { locations } = under.ports;
        for (const location of [fullLocation, byron]) expect(locations.save(location)).toEqual(saved);
        const shown = await shows(locations.locations$, (rows) => rows.length === 2, 'two locations');
        expect(valueOf(shown)).toEqual([byron, fullLocation]);
      });

      test('saved again replace what was there', async () => {
        const { locations } = under.ports;
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
        const { locations } = under.ports;
        locations.save(fullLocation);
        locations.save({ ...fullLocation, title: 'Zion' }, fullLocation);
        locations.save({ ...fullLocation, weather_station: null }, fullLocation);
        const both = { ...fullLocation, title: 'Zion', weather_station: null };
        const shown = await shows(locations.locations$, (rows) => sameStored(rows, [both]), 'both edits');
        expect(valueOf(shown)).toEqual([both]);
      });

      test('are gone once deleted, the others stay, and saving one again brings it back', async () => {
        const { locations } = under.ports;
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

    describe('passes', () => {
      // Those of a vehicle that is not known are hidden.
      beforeEach(() => {
        for (const uid of ['nova', 'bike']) under.ports.vehicles.save({ ...nova, uid });
      });

      test('are absent before the first save', async () => {
        expect(await settles(under.ports.logBooks.entries$())).toEqual({ state: 'absent' });
      });

      test('come back exactly as they were saved', async () => {
        const { logBooks } = under.ports;
        expect(logBooks.save(fullPass)).toEqual(saved);
        const shown = await shows(logBooks.entries$(), (rows) => rows.length === 1, 'the pass');
        expect(valueOf(shown)).toEqual([fullPass]);
      });

      test('of one car reach its prediction', async () => {
        const { logBooks } = under.ports;
        logBooks.save(passAt('of-the-nova', '2026-06-20T17:00:00Z'));
        logBooks.save(passAt('of-the-bike', '2026-06-20T18:00:00Z', 'bike'));
        const shown = await shows(logBooks.newestOf$('nova'), (rows) => rows.length > 0, 'the pass');
        expect(uids(valueOf(shown))).toEqual(['of-the-nova']);
      });

      test('come back without unknown fields', async () => {
        const { logBooks } = under.ports;
        const bare: LogEntry = {
          ...fullPass,
          timeslip: {
            datetime: fullPass.timeslip.datetime,
            lane: 'Left',
            result: 'Time Only',
            quality: 'Spun',
          },
          weather: null,
          derived: {},
          prediction: {},
          custom_fields: {},
          notes: '',
          changes: '',
        };
        logBooks.save(bare);
        const shown = await shows(logBooks.entries$(), (rows) => rows.length === 1, 'the pass');
        expect(valueOf(shown)).toEqual([bare]);
      });

      test('are newest first, across months and years', async () => {
        const { logBooks } = under.ports;
        logBooks.save(passAt('may', '2026-05-31T23:00:00.000Z'));
        logBooks.save(passAt('june', '2026-06-20T17:00:00.000Z'));
        logBooks.save(passAt('last year', '2025-08-01T12:00:00.000Z'));
        logBooks.save(passAt('june, later', '2026-06-20T17:30:00.000Z'));
        const shown = await shows(logBooks.entries$(), (rows) => rows.length === 4, 'four passes');
        expect(uids(valueOf(shown))).toEqual(['june, later', 'june', 'may', 'last year']);
      });

      test('of one vehicle are its own alone', async () => {
        const { logBooks } = under.ports;
        logBooks.save(passAt('of the nova', '2026-06-20T17:00:00.000Z'));
        logBooks.save(passAt('of the bike', '2026-06-20T17:10:00.000Z', 'bike'));
        const shown = await shows(
          logBooks.entries$({ vehicleUid: 'bike' }),
          (rows) => rows.length > 0,
          'the pass',
        );
        expect(uids(valueOf(shown))).toEqual(['of the bike']);
        expect(await settles(logBooks.entries$({ vehicleUid: 'boat' }))).toEqual({ state: 'absent' });
      });

      test('saved again replace the old ones, and lose removed fields', async () => {
        const { logBooks } = under.ports;
        logBooks.save(fullPass);
        logBooks.save(passAt('another', '2026-06-20T16:00:00.000Z'));
        const { et_594: _, ...timeslip } = fullPass.timeslip;
        const edited: LogEntry = { ...fullPass, timeslip, weather: null, custom_fields: { tyre: 'M&H' } };
        logBooks.save(edited);
        const shown = await shows(
          logBooks.entries$(),
          (rows) => rows.length === 2 && rows[0]?.weather === null,
          'the edited pass',
        );
        expect(valueOf(shown)).toEqual([
          withCarValues(withWorkedOut(edited), nova),
          passAt('another', '2026-06-20T16:00:00.000Z'),
        ]);
      });

      test('do not change with the caller’s record once they are saved', async () => {
        const { logBooks } = under.ports;
        const own = { ...fullPass, timeslip: { ...fullPass.timeslip } };
        logBooks.save(own);
        own.notes = 'changed after saving';
        own.timeslip.lane = 'Right';
        const shown = await shows(logBooks.entries$(), (rows) => rows.length === 1, 'the pass');
        expect(valueOf(shown)).toEqual([fullPass]);
      });
    });

    describe('custom fields', () => {
      const launch: CustomField = {
        pk: 'launch rpm.1',
        title: 'Launch rpm',
        titleShort: 'Launch',
        description: 'On the “two-step”',
        defaultLastValue: true,
        isCustomField: true,
        isNumeric: true,
        numericFormat: '0',
      };
      const tyre: CustomField = { ...launch, pk: 'tyre', title: 'Tyre', isNumeric: false };

      test('are absent before the first save', async () => {
        expect(await settles(under.ports.customFields.fields$)).toEqual({ state: 'absent' });
      });

      test('are shown by title, each as it was saved, and saved again replace what was there', async () => {
        const { customFields } = under.ports;
        const renamed = { ...launch, title: 'Rpm at launch' };
        for (const field of [tyre, launch, renamed]) expect(customFields.save(field)).toEqual(saved);
        const shown = await shows(customFields.fields$, (rows) => rows.length === 2, 'two fields');
        expect(valueOf(shown)).toEqual([renamed, tyre]);
      });

      test('are gone once deleted, the others stay', async () => {
        const { customFields } = under.ports;
        customFields.save(launch);
        customFields.save(tyre);
        expect(customFields.delete(launch.pk)).toEqual(saved);
        const shown = await shows(customFields.fields$, (rows) => rows.length === 1, 'one field');
        expect(valueOf(shown)).toEqual([tyre]);
      });
    });

    describe('log book views', () => {
      const launches: StoredView = {
        key: 'v.1',
        name: 'Launches',
        fieldKeys: ['timeslip.et_60', 'custom_fields.a.b'],
      };

      test('are stored with their columns in order, changed and deleted one by one', async () => {
        const { logBookViews } = under.ports;
        const before = await settles(logBookViews.views$);
        const others = before.state === 'present' ? before.value : [];
        const count = others.length;
        expect(logBookViews.save(launches)).toEqual(saved);
        const turned = { ...launches, fieldKeys: [...launches.fieldKeys].reverse() };
        expect(logBookViews.save(turned)).toEqual(saved);
        const shown = await shows(logBookViews.views$, (rows) => rows.length === count + 1, 'the view');
        expect(valueOf(shown)).toContainEqual(turned);
        expect(logBookViews.save({ ...turned, key: 'v2', name: 'A copy' })).toEqual(saved);
        expect(logBookViews.delete('v.1')).toEqual(saved);
        const left = await shows(
          logBookViews.views$,
          (rows) => rows.some(({ key }) => key === 'v2') && rows.length === count + 1,
          'the copy alone',
        );
        expect(valueOf(left).map(({ key }) => key)).not.toContain('v.1');
      });
    });

    describe('prediction cards', () => {
      const atHome = { key: 'nova|byron', vehicle_uid: 'nova', location_uid: 'byron' };
      const away = { key: 'an.older/key', vehicle_uid: 'bike', location_uid: 'great-lakes' };

      test('are absent before the first, shown at once, changed and deleted one by one', async () => {
        const { predictions } = under.ports;
        expect(await settles(predictions.cards$)).toEqual({ state: 'absent' });
        expect(predictions.save(atHome)).toEqual(saved);
        expect(predictions.save(away)).toEqual(saved);
        const both = await shows(predictions.cards$, (rows) => rows.length === 2, 'two cards');
        expect(valueOf(both)).toEqual([away, atHome]);
        const moved = { ...away, location_uid: 'byron' };
        predictions.save(moved);
        expect(predictions.delete(atHome.key)).toEqual(saved);
        const left = await shows(
          predictions.cards$,
          ([row, more]) => row?.location_uid === 'byron' && more === undefined,
          'the card that is left',
        );
        expect(valueOf(left)).toEqual([moved]);
      });

      test('go with their vehicle and come back with it', async () => {
        const { predictions, vehicles } = under.ports;
        vehicles.save(nova);
        predictions.save(atHome);
        predictions.save(away);
        await shows(predictions.cards$, (rows) => rows.length === 2, 'two cards');
        vehicles.delete('nova');
        const left = await shows(predictions.cards$, (rows) => rows.length === 1, 'one card');
        expect(valueOf(left)).toEqual([away]);
        await shows(vehicles.deleted$, (rows) => rows.length === 1, 'the deleted vehicle');
        vehicles.restore('nova');
        await shows(predictions.cards$, (rows) => rows.length === 2, 'both cards');
      });
    });

    describe('settings', () => {
      test('keep each choice that the next start brings back', async () => {
        const { settings } = under.ports;
        const before = valueOf(await settles(settings.settings$));
        const chosen: DisplaySettings = {
          displayMode: 'light',
          pathsPinnedToBottomNav: ['/about', '/'],
          dashboardWidgets: [{ id: 'a', widget: 'mf_any/a', wide: true }, 'of a later version'],
          sideNavAsRail: true,
          showConsoleLogs: true,
          suggestedTuningEnabled: false,
          automaticTuningResultsEnabled: true,
          selectedPrediction: 'prediction',
          selectedPredictionCardView: 'dial_emphasis',
          selectedPredictionHistoryCardDataChoice: 'humidity',
          selectedDdpEt: 11.237,
          currentDataSet: 'Splits',
          hasSeenSubscriptionRedirectMsg: true,
        };
        settings.update(chosen);
        const shown = await shows(
          settings.settings$,
          (row) => row.currentDataSet === 'Splits',
          'the choices',
        );
        expect(valueOf(shown)).toEqual({ ...before, ...chosen });
      });

      test('keep what an update does not name', async () => {
        const { settings } = under.ports;
        const before = valueOf(await settles(settings.settings$));
        settings.update({ displayMode: 'light', pathsPinnedToBottomNav: ['/about'] });
        settings.update({ firstName: 'Robin' });
        const shown = await shows(settings.settings$, (row) => row.firstName === 'Robin', 'the new name');
        expect(valueOf(shown)).toEqual({
          ...before,
          displayMode: 'light',
          pathsPinnedToBottomNav: ['/about'],
          firstName: 'Robin',
        });
      });

      test('are not touched by a vehicle, nor vehicles by a setting', async () => {
        const { settings, vehicles } = under.ports;
        const before = valueOf(await settles(settings.settings$));
        vehicles.save(nova);
        settings.update({ sideNavAsRail: true });
        expect(valueOf(await shows(settings.settings$, (row) => row.sideNavAsRail, 'the rail'))).toEqual({
          ...before,
          sideNavAsRail: true,
        });
        expect(valueOf(await shows(vehicles.vehicles$, () => true, 'the vehicle'))).toEqual([nova]);
      });
    });

    describe('every stream', () => {
      test('gives a new subscriber the newest value, and the later ones', async () => {
        const { vehicles, logBooks } = under.ports;
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
        const { vehicles } = under.ports;
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
  });
};
