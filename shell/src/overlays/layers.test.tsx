import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { RouteEffects } from '../app/RouteEffects';
import { layers } from './layers';
import { useGo } from '../routing/useGo';

const Place = () => {
  const go = useGo();
  return (
    <>
      <p data-testid="place">{useLocation().pathname}</p>
      <button onClick={() => go('/subscription')}>Subscription</button>
      <button onClick={() => go('/season', { replace: true })}>Season instead</button>
    </>
  );
};
const place = () => screen.getByTestId('place').textContent;
const goToSubscription = () => fireEvent.click(screen.getByText('Subscription'));

/** The history needs a few turns of the clock. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  });
const back = async () => {
  history.back();
  await settled();
};
const forward = async () => {
  history.forward();
  await settled();
};

const show = () =>
  render(
    <BrowserRouter>
      <RouteEffects row={undefined} />
      <Place />
    </BrowserRouter>,
  );

/** Names of the dialogs that Back closed. */
const closedByBack: string[] = [];
const openDialog = (name: string) => {
  const gone = layers.lay(() => {
    closedByBack.push(name);
    gone();
  });
  return gone;
};

beforeEach(async () => {
  closedByBack.length = 0;
  history.pushState(null, '', '/home');
  history.pushState({ idx: 1 }, '', '/logbook');
  show();
  await settled();
});

describe('Back', () => {
  test('closes the dialog and leaves the page; the next one leaves the page', async () => {
    openDialog('pass');
    await settled();
    await back();
    expect(closedByBack).toEqual(['pass']);
    expect(place()).toBe('/logbook');
    await back();
    expect(place()).toBe('/home');
  });

  test('leaves the page at once after a press on Close', async () => {
    const close = openDialog('pass');
    await settled();
    close();
    await settled();
    await back();
    expect(place()).toBe('/home');
    expect(closedByBack).toEqual([]);
  });

  test('closes one dialog at a time, the top one first', async () => {
    openDialog('pass');
    await settled();
    openDialog('vehicle');
    await settled();
    await back();
    expect(closedByBack).toEqual(['vehicle']);
    await back();
    expect(closedByBack).toEqual(['vehicle', 'pass']);
    expect(place()).toBe('/logbook');
  });

  test('leaves the page after two dialogs closed at once', async () => {
    const closings = [openDialog('pass'), openDialog('subscription')];
    await settled();
    for (const close of closings) close();
    await settled();
    await back();
    expect(place()).toBe('/home');
  });

  test('closes a dialog that opened just as another closed', async () => {
    const close = openDialog('pass');
    await settled();
    close();
    // The step back over the first entry is pending.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    openDialog('vehicle');
    await settled();
    expect(closedByBack).toEqual([]);
    await back();
    expect(closedByBack).toEqual(['vehicle']);
    expect(place()).toBe('/logbook');
  });

  test('asks a dialog again that did not close', async () => {
    let asked = 0;
    const gone = layers.lay(() => {
      asked += 1;
    });
    await settled();
    await back();
    await back();
    expect(asked).toBe(2);
    expect(place()).toBe('/logbook');
    gone();
    await settled();
    await back();
    expect(place()).toBe('/home');
  });
});

describe('Forward', () => {
  test('does nothing after Back has closed a dialog', async () => {
    openDialog('pass');
    await settled();
    await back();
    await forward();
    expect(place()).toBe('/logbook');
    await back();
    expect(place()).toBe('/home');
  });
});

describe('a link of a dialog', () => {
  test('leads to its page if it closes the dialog, and Back leads to the page below it', async () => {
    const close = openDialog('subscription');
    await settled();
    close();
    goToSubscription();
    await settled();
    expect(place()).toBe('/subscription');
    await back();
    expect(place()).toBe('/logbook');
    await back();
    expect(place()).toBe('/home');
  });

  test('arrives even when the step back is pending', async () => {
    const close = openDialog('pass');
    await settled();
    close();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    goToSubscription();
    await settled();
    expect(place()).toBe('/subscription');
    await back();
    expect(place()).toBe('/logbook');
  });

  test('leads to its page if it leaves the dialog open; Back closes the dialog there, then goes back', async () => {
    openDialog('pass');
    await settled();
    goToSubscription();
    await settled();
    await back();
    expect(closedByBack).toEqual(['pass']);
    expect(place()).toBe('/subscription');
    await back();
    expect(place()).toBe('/logbook');
  });
});

test('a page can replace the one under a dialog; Back closes the dialog there', async () => {
  openDialog('pass');
  await settled();
  fireEvent.click(screen.getByText('Season instead'));
  await settled();
  expect(place()).toBe('/season');
  expect(closedByBack).toEqual([]);
  await back();
  expect(closedByBack).toEqual(['pass']);
  expect(place()).toBe('/season');
  await back();
  expect(place()).toBe('/home');
});

describe('the app', () => {
  test('reloaded with an open dialog shows the page, and Back leaves it', async () => {
    history.pushState({ idx: 2, layers: 1 }, '', '/logbook');
    layers.follow();
    await settled();
    await back();
    expect(place()).toBe('/home');
  });

  test('is not blocked by a step back that never arrives', async () => {
    jest.spyOn(history, 'go').mockReturnValueOnce(undefined);
    const close = openDialog('pass');
    await settled();
    close();
    goToSubscription();
    expect(place()).toBe('/logbook');
    await act(() => new Promise((resolve) => setTimeout(resolve, 2100)));
    expect(place()).toBe('/subscription');
  });
});
