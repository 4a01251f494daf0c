import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { OutboxWrite } from '../writes/outboxStore';
import { RouteEffects } from '../app/RouteEffects';
import { DialogStack } from './DialogStack';
import { dialogs, dialogStack } from '../overlays/dialogStack';

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;
const place = () => screen.getByTestId('place').textContent;
/** The history of jsdom needs a few turns of its clock. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const back = async () => {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await act(() => gone);
  await settled();
};
const ports = createMemoryPlatform();

beforeEach(async () => {
  history.pushState(null, '', '/home');
  history.pushState({ idx: 1 }, '', '/logbook');
  render(
    <ThemeRoot>
      <BrowserRouter>
        <RouteEffects row={undefined} />
        <Place />
        <DialogStack ports={ports} />
      </BrowserRouter>
    </ThemeRoot>,
  );
  await settled();
});
afterEach(() => act(() => dialogStack.clear()));

const needsSubscription = {
  kind: 'subscription-required',
  title: 'Subscription Needed',
  text: 'It is.',
} as const;

const openAll = async () => {
  const dismissed = jest.fn();
  const answered = jest.fn();
  act(() => {
    void dialogs.open('log-entry', {}).then(dismissed);
    const id: number = dialogStack.push({
      kind: 'sign-out',
      writes$: new BehaviorSubject([{ state: 'waiting' } as OutboxWrite]),
      isShared: false,
      answer: (answer) => {
        dialogStack.remove(id);
        answered(answer);
      },
    });
    dialogStack.push(needsSubscription);
  });
  await settled();
  return { dismissed, answered };
};

describe('Back', () => {
  test('closes the open dialogs from the top like Escape, and the page stays', async () => {
    const { dismissed, answered } = await openAll();
    await back();
    expect(dialogStack.rows$.value.map(({ kind }) => kind)).toEqual(['part', 'sign-out']);
    await back();
    expect(answered).toHaveBeenCalledWith('stay');
    await back();
    expect(dismissed).toHaveBeenCalledWith(undefined);
    expect(dialogStack.rows$.value).toEqual([]);
    expect(place()).toBe('/logbook');
    await back();
    expect(place()).toBe('/home');
  });
});

test('a link that closes all dialogs leads to its page, and Back from there to the page below', async () => {
  act(() => {
    void dialogs.open('log-entry', {});
    dialogStack.push(needsSubscription);
  });
  await settled();
  fireEvent.click(screen.getByRole('link', { name: 'Subscription Options' }));
  await waitFor(() => expect(place()).toBe('/subscription'));
  expect(dialogStack.rows$.value).toEqual([]);
  await settled();
  await back();
  expect(place()).toBe('/logbook');
});

test('a closed part is hidden at once and unmounted later', async () => {
  act(() => void dialogs.open('log-entry', {}));
  await settled();
  const dialog = screen.getByRole('dialog');
  const steps: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { type, removedNodes } of records) {
      if (type === 'attributes' && dialog.closest<HTMLElement>('[style*="display: none"]'))
        steps.push('hidden');
      if ([...removedNodes].some((node) => node.contains(dialog))) steps.push('taken out');
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  act(() => dialogStack.clear());
  await settled();
  observer.disconnect();
  expect([...new Set(steps)]).toEqual(['hidden', 'taken out']);
  expect(dialog).not.toBeInTheDocument();
});
