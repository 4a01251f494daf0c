import type { CustomField } from '../../../domain/entities/CustomField';
import type { StoredView } from '../../../platform/ports/passes/LogBookViewsPort';
import { nova } from '../../fixtures/novaSeason';
import { saved, settles, shows, valueOf, type RepositoriesUnderTest } from './repositoriesUnderTest';

/** Describes how every store keeps custom fields, views and prediction cards. */
export const describeLists = (under: () => RepositoriesUnderTest): void => {
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
      expect(await settles(under().ports.customFields.fields$)).toEqual({ state: 'absent' });
    });

    test('are shown by title, each as it was saved, and saved again replace what was there', async () => {
      const { customFields } = under().ports;
      const renamed = { ...launch, title: 'Rpm at launch' };
      for (const field of [tyre, launch, renamed]) expect(customFields.save(field)).toEqual(saved);
      const shown = await shows(customFields.fields$, (rows) => rows.length === 2, 'two fields');
      expect(valueOf(shown)).toEqual([renamed, tyre]);
    });

    test('are gone once deleted, the others stay', async () => {
      const { customFields } = under().ports;
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
      const { logBookViews } = under().ports;
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
      const { predictions } = under().ports;
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
      const { predictions, vehicles } = under().ports;
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
};
