import type { DisplaySettings } from '../../../domain/entities/UserSettings';
import { nova } from '../../fixtures/novaSeason';
import { settles, shows, valueOf, type RepositoriesUnderTest } from './repositoriesUnderTest';

/** Describes how every store keeps settings. */
export const describeSettings = (under: () => RepositoriesUnderTest): void => {
  describe('settings', () => {
    test('keep each choice that the next start brings back', async () => {
      const { settings } = under().ports;
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
        usualRisk: 0.05,
        currentDataSet: 'Splits',
        hasSeenSubscriptionRedirectMsg: true,
      };
      settings.update(chosen);
      const shown = await shows(settings.settings$, (row) => row.currentDataSet === 'Splits', 'the choices');
      expect(valueOf(shown)).toEqual({ ...before, ...chosen });
    });

    test('keep what an update does not name', async () => {
      const { settings } = under().ports;
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
      const { settings, vehicles } = under().ports;
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
};
