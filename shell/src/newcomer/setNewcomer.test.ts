/** @jest-environment jsdom */
import { newcomers$ } from './newcomers';
import { setNewcomer } from './setNewcomer';

test('each newcomer of a device has a key with the uid in it, which goes with the account', () => {
  setNewcomer('ann', true);
  setNewcomer('bob', true);
  setNewcomer('ann', true);
  expect(newcomers$.value).toEqual(['ann', 'bob']);
  expect({ ...localStorage }).toEqual({ 'holeshot.newcomer.ann': '1', 'holeshot.newcomer.bob': '1' });
  setNewcomer('bob', false);
  setNewcomer('bob', false);
  expect(newcomers$.value).toEqual(['ann']);
  expect({ ...localStorage }).toEqual({ 'holeshot.newcomer.ann': '1' });
});

test('a newcomer is one still at the next start', async () => {
  localStorage.setItem('holeshot.newcomer.eve', '1');
  jest.resetModules();
  const next = await import('./newcomers');
  expect(next.newcomers$.value).toContain('eve');
});
