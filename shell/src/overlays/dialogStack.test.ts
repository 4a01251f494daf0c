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
  test('lies over the open ones and returns its output', async () => {
    void dialogs.open('log-entry', {});
    const added = dialogs.open('vehicle', {});
    expect(rows()).toMatchObject([{ name: 'log-entry' }, { name: 'vehicle' }]);
    closeTop({ vehicleUid: 'nova' });
    expect(await added).toEqual({ vehicleUid: 'nova' });
    expect(rows()).toMatchObject([{ name: 'log-entry' }]);
  });

  test('returns nothing when dismissed', async () => {
    const opened = dialogs.open('vehicle', {});
    closeTop();
    expect(await opened).toBeUndefined();
  });

  test('opens once for two presses, and both get its answer', async () => {
    const opened = [dialogs.open('vehicle', {}), dialogs.open('vehicle', {})];
    expect(rows()).toHaveLength(1);
    closeTop({ vehicleUid: 'nova' });
    expect(await Promise.all(opened)).toEqual([{ vehicleUid: 'nova' }, { vehicleUid: 'nova' }]);
  });

  test('waits for an open one of its name if its input must show', async () => {
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

  test('opens again after it was closed, with its new input', () => {
    void dialogs.open('vehicle', { vehicleUid: 'nova' });
    closeTop();
    void dialogs.open('vehicle', { vehicleUid: 'duster' });
    expect(rows()).toMatchObject([{ name: 'vehicle', input: { vehicleUid: 'duster' } }]);
  });
});

test('the subscription dialog opens once at a time', () => {
  feedback.subscriptionRequired();
  feedback.subscriptionRequired();
  expect(rows()).toMatchObject([{ kind: 'subscription-required', title: 'Subscription Needed' }]);
  dialogStack.remove(rows()[0]!.id);
  feedback.subscriptionRequired({ title: 'Lanes', text: 'Lanes need a subscription.' });
  expect(rows()).toMatchObject([{ title: 'Lanes', text: 'Lanes need a subscription.' }]);
});
