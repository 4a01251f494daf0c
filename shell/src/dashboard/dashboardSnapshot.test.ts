/** @jest-environment jsdom */
import { readDashboardSnapshot, writeDashboardSnapshot } from './dashboardSnapshot';

beforeEach(() => localStorage.clear());

describe('Home before the settings are known', () => {
  test('is remembered for this racer only', () => {
    writeDashboardSnapshot('ann', [{ id: 'a', widget: 'mf_any/a' }, 'later']);
    expect(readDashboardSnapshot('ann')).toEqual([{ id: 'a', widget: 'mf_any/a' }, 'later']);
    expect(readDashboardSnapshot('bob')).toBeUndefined();
  });

  test.each(['{', 'null', '7', '{}'])('is unknown when %s is stored', (stored) => {
    localStorage.setItem('holeshot.dashboard.ann', stored);
    expect(readDashboardSnapshot('ann')).toBeUndefined();
  });
});
