import { feedback } from '../feedback/feedback';
import { dialogs, dialogStack, openNext } from './dialogStack';

const rows = () => dialogStack.rows$.value;
const closeTop = (output?: unknown) => {
  const top = rows().at(-1);
  if (top?.kind === 'part') top.close(output);
};

afterEach(() => {
  while (rows().at(-1)?.kind === 'part') closeTop();
  dialogStack.rows$.next([]);
});

describe('a dialog of a part', () => {
  test('lies on those that are open, and gives what it is closed with', async () => {
    void dialogs.open('log-entry', {});
    const added = dialogs.open('vehicle', {});
    expect(rows()).toMatchObject([{ name: 'log-entry' }, { name: 'vehicle' }]);
    closeTop({ vehicleUid: 'nova' });
    expect(await added).toEqual({ vehicleUid: 'nova' });
    expect(rows()).toMatchObject([{ name: 'log-entry' }]);
  });

  test('gives nothing where it is dismissed', async () => {
    const opened = dialogs.open('vehicle', {});
    closeTop();
    expect(await opened).toBeUndefined();
  });

  test('opens once though its button is pressed twice, and both get its answer', async () => {
    const opened = [dialogs.open('vehicle', {}), dialogs.open('vehicle', {})];
    expect(rows()).toHaveLength(1);
    closeTop({ vehicleUid: 'nova' });
    expect(await Promise.all(opened)).toEqual([{ vehicleUid: 'nova' }, { vehicleUid: 'nova' }]);
  });

  test('waits for the one of its name that is open, where what it is opened with must be seen', async () => {
    void dialogs.open('log-entry', {});
    const next = openNext('log-entry', { shared: '1/4 11.24' });
    await Promise.resolve();
    expect(rows()).toMatchObject([{ input: {} }]);
    closeTop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(rows()).toMatchObject([{ name: 'log-entry', input: { shared: '1/4 11.24' } }]);
    closeTop();
    expect(await next).toBeUndefined();
  });

  test('opens anew after it was closed, with its new input', () => {
    void dialogs.open('vehicle', { vehicleUid: 'nova' });
    closeTop();
    void dialogs.open('vehicle', { vehicleUid: 'duster' });
    expect(rows()).toMatchObject([{ name: 'vehicle', input: { vehicleUid: 'duster' } }]);
  });
});

test('that a subscription is needed is said once at a time', () => {
  feedback.subscriptionRequired();
  feedback.subscriptionRequired();
  expect(rows()).toMatchObject([{ kind: 'subscription-required', title: 'Subscription Needed' }]);
  dialogStack.remove(rows()[0]!.id);
  feedback.subscriptionRequired({ title: 'Lanes', text: 'Lanes need a subscription.' });
  expect(rows()).toMatchObject([{ title: 'Lanes', text: 'Lanes need a subscription.' }]);
});
