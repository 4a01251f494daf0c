import { streetCar } from '../../testing/fixtures/streetCar';
import { decideTuning } from './decideTuning';

describe('the fate of a suggestion', () => {
  const better = { miss: { before: 0.03, after: 0.02 } };
  const worse = { miss: { before: 0.02, after: 0.03 } };
  const both = { suggestedTuningEnabled: true, automaticTuningResultsEnabled: true };
  const locked = { ...streetCar, ddpe_tune: { ...streetCar.ddpe_tune, auto_adjust_disabled: true } };

  test('rule 2: is applied with automatic tuning on, allowed for the car, and a smaller miss', () => {
    expect(decideTuning(streetCar, better, both)).toBe('apply');
    expect(decideTuning(streetCar, worse, both)).toBe('suggest');
    expect(decideTuning(locked, better, both)).toBe('suggest');
  });

  test('rules 1 and 3: else is shown, if suggestions are on', () => {
    const shown = { suggestedTuningEnabled: true, automaticTuningResultsEnabled: false };
    expect(decideTuning(streetCar, better, shown)).toBe('suggest');
    expect(decideTuning(streetCar, better, { ...shown, suggestedTuningEnabled: false })).toBe('none');
  });
});
