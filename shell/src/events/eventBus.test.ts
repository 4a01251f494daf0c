import type { EventName } from '@holeshot/shared-core';
import { createEventBus } from './eventBus';

const saved = { logEntryUid: 'pass', vehicleUid: 'nova' };

describe('the event bus', () => {
  test('tells every subscriber of that name, and nobody else', () => {
    const bus = createEventBus();
    const heard: unknown[] = [];
    const others: unknown[] = [];
    bus.on$('log-entry-saved').subscribe((detail) => heard.push(['one', detail]));
    bus.on$('log-entry-saved').subscribe((detail) => heard.push(['two', detail]));
    bus.on$('of-a-later-version' as EventName).subscribe((detail) => others.push(detail));
    bus.emit('log-entry-saved', saved);
    expect(heard).toEqual([
      ['one', saved],
      ['two', saved],
    ]);
    expect(others).toEqual([]);
  });

  test('tells no late subscriber old news, and none that has left', () => {
    const bus = createEventBus();
    const heard: unknown[] = [];
    bus.emit('log-entry-saved', { ...saved, logEntryUid: 'old' });
    const subscription = bus.on$('log-entry-saved').subscribe((detail) => heard.push(detail));
    bus.emit('log-entry-saved', saved);
    subscription.unsubscribe();
    bus.emit('log-entry-saved', { ...saved, logEntryUid: 'after' });
    expect(heard).toEqual([saved]);
  });
});
