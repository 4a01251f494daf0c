/** @jest-environment jsdom */
import { readDashboardSnapshot, writeDashboardSnapshot } from './dashboardSnapshot';

beforeEach(() => localStorage.clear());

describe('Home before the settings are known', () => {
  test('is as this device last showed it to this racer, and to no other', () => {
    writeDashboardSnapshot('ann', [{ id: 'a', widget: 'mf_any/a' }, 'later']);
    expect(readDashboardSnapshot('ann')).toEqual([{ id: 'a', widget: 'mf_any/a' }, 'later']);
    expect(readDashboardSnapshot('bob')).toBeUndefined();
  });

  test.each(['{', 'null', '7', '{}'])('is unknown where %s is stored', (stored) => {
    localStorage.setItem('holeshot.dashboard.ann', stored);
    expect(readDashboardSnapshot('ann')).toBeUndefined();
  });
});
