import { createEventBus } from './eventBus';

const saved = { logEntryUid: 'pass', vehicleUid: 'nova' };

describe('the event bus', () => {
  test('tells every subscriber of that name, and nobody else', () => {
    const bus = createEventBus();
    const heard: unknown[] = [];
    const others: unknown[] = [];
    bus.on$('log-entry-saved').subscribe((detail) => heard.push(['one', detail]));
    bus.on$('log-entry-saved').subscribe((detail) => heard.push(['two', detail]));
    bus.on$('vehicle-saved').subscribe((detail) => others.push(detail));
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
    bus.emit('vehicle-saved', { vehicleUid: 'old' });
    const subscription = bus.on$('vehicle-saved').subscribe((detail) => heard.push(detail));
    bus.emit('vehicle-saved', { vehicleUid: 'new' });
    subscription.unsubscribe();
    bus.emit('vehicle-saved', { vehicleUid: 'after' });
    expect(heard).toEqual([{ vehicleUid: 'new' }]);
  });
});
