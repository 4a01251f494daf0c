import { recentAccuracy } from './recentAccuracy';
import type { WalkedPass } from './walkForward';

const called = (actual: number, predicted: number, all_out = true): WalkedPass => ({
  ...{
    vehicle_uid: 'nova',
    log_entry_uid: `${actual}`,
    prior_passes: 5,
    first_of_day: false,
    rules: {} as never,
  },
  ...{ actual, predicted, low80: predicted - 0.02, high80: predicted + 0.02, all_out },
});

describe('how well the last passes were called', () => {
  test('is the mean and the largest miss, early or late, and the share inside the interval', () => {
    const accuracy = recentAccuracy([called(11.2, 11.21), called(11.25, 11.2), called(11.3, 11.3)], 20);
    expect(accuracy).toMatchObject({ passes: 3, inside: 2 });
    expect(accuracy?.mae).toBeCloseTo(0.02, 9);
    expect(accuracy?.worst).toBeCloseTo(0.05, 9);
  });

  test('counts the newest alone, and none that was lifted or spun', () => {
    const walked = [called(14, 11), called(11.2, 11.21), called(13, 11.2, false), called(11.23, 11.2)];
    expect(recentAccuracy(walked, 2)).toMatchObject({ passes: 2, worst: expect.closeTo(0.03, 9), inside: 1 });
  });

  test('leaves out passes that look lifted or spun, and names them', () => {
    const lifted = (actual: number): WalkedPass => ({ ...called(actual, 11.2), doubt: 'Lifted' });
    const walked = [lifted(14), called(11.2, 11.21), lifted(12.5), called(11.23, 11.2)];
    expect(recentAccuracy(walked, 2)).toMatchObject({
      passes: 2,
      worst: expect.closeTo(0.03, 9),
      doubted: [{ actual: 12.5 }],
    });
  });

  test('is unknown before a pass was called', () => {
    expect(recentAccuracy([called(13, 11.2, false)], 20)).toBeUndefined();
  });
});
