/** @jest-environment jsdom */
import { Subscription } from 'rxjs';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { clearDebugLog, readDebugLog } from '../debugLog/debugLog';
import { hearEvents } from './hearEvents';

const saved = { logEntryUid: 'pass', vehicleUid: 'nova', isNew: true };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('loads nothing before an event, and then tells the listeners that one and each after it, and offers to install once', async () => {
  const platform = createMemoryPlatform();
  const told: unknown[] = [];
  const offering = new Subscription();
  const offerInstall = jest.fn(() => offering);
  const load = jest.fn(() =>
    Promise.resolve({
      offerInstall,
      tellListeners: (...telling: unknown[]) => Promise.resolve(void told.push(telling)),
    }),
  );
  const end = hearEvents(platform, load);
  await settled();
  expect(load).not.toHaveBeenCalled();
  platform.events.emit('log-entry-saved', saved);
  await settled();
  expect(told).toEqual([['log-entry-saved', saved, platform]]);
  platform.events.emit('log-entry-saved', { ...saved, isNew: false });
  await settled();
  expect(told).toHaveLength(2);
  expect(offerInstall.mock.calls).toEqual([[platform]]);
  expect(offering.closed).toBe(false);
  end();
  expect(offering.closed).toBe(true);
  platform.events.emit('log-entry-saved', saved);
  await settled();
  expect(told).toHaveLength(2);
});

test('writes into the debug log that what tells them did not load', async () => {
  clearDebugLog();
  const platform = createMemoryPlatform();
  hearEvents(platform, () => Promise.reject(new Error('gone')));
  platform.events.emit('log-entry-saved', saved);
  await settled();
  expect(readDebugLog().map(({ text }) => text)).toEqual(['listeners: Error: gone']);
  expect(platform.log.snackbars).toEqual([]);
});
