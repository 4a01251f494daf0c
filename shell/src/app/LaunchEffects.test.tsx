import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { DialogsPort } from '@holeshot/shared-core';
import { racerSession } from '@holeshot/shared-core/testing';
import { snackbar$ } from '../feedback/feedback';
import { session$ } from '../session/session';
import { LaunchEffects } from './LaunchEffects';

const Place = () => <p data-testid="place">{useLocation().pathname + useLocation().search}</p>;
const place = () => screen.getByTestId('place').textContent;

const openAt = async (address: string) => {
  const open = jest.fn(() => new Promise<never>(() => undefined));
  snackbar$.next(undefined);
  history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <LaunchEffects dialogs={{ open } as DialogsPort} />
      <Place />
    </BrowserRouter>,
  );
  await act(() => Promise.resolve());
  return open;
};

afterEach(() => act(() => session$.next({ status: 'signed-out' })));

test('the shortcut opens a new pass once and restores the address of the log book', async () => {
  session$.next(racerSession);
  const open = await openAt('/logbook?open=log-entry');
  expect(open.mock.calls).toEqual([['log-entry', {}]]);
  expect(place()).toBe('/logbook');
});

test('the shortcut waits for the racer to sign in', async () => {
  const open = await openAt('/logbook?open=log-entry');
  expect(open).not.toHaveBeenCalled();
  act(() => session$.next(racerSession));
  expect(open.mock.calls).toEqual([['log-entry', {}]]);
});

test.each([
  ['/?share=nothing', /^Holeshot cannot read what was shared/],
  ['/?share=foreign', /^Another web page sent Holeshot something\. It was refused\./],
  ['/?share=not-stored', /^This device could not store your share/],
])('%s shows the result of the share until it is closed', async (address, words) => {
  await openAt(address);
  expect(snackbar$.value).toMatchObject({ text: expect.stringMatching(words) as string, timeout: -1 });
  expect(place()).toBe('/');
});

test('any other address opens nothing and shows no message', async () => {
  session$.next(racerSession);
  const open = await openAt('/logbook?open=delete-vehicle');
  expect(open).not.toHaveBeenCalled();
  expect(snackbar$.value).toBeUndefined();
  expect(place()).toBe('/logbook?open=delete-vehicle');
});
