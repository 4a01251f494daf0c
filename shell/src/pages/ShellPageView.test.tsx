import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, racerSession } from '@holeshot/shared-core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { notePage } from '../loading/firstPaint';
import { reloadAfterFailure } from '../routing/reloadLimit';
import type { ShellPage } from '../routing/routeTable';
import { session$ } from '../session/session';
import { ShellPageView } from './ShellPageView';

const show = (page: ShellPage) =>
  render(
    <MemoryRouter>
      <ShellPageView page={page} ports={createMemoryPlatform()} />
    </MemoryRouter>,
    { wrapper: ThemeRoot },
  );
const reload = jest.fn();
const mayReloadThrice = () => [1, 2, 3].every(() => reloadAfterFailure(reload, true));

beforeEach(() => {
  sessionStorage.clear();
  session$.next({ status: 'signed-out' });
  mayReloadThrice();
});

describe('the count of reloads after a failure restarts', () => {
  test('when a text page is shown', async () => {
    show('about');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(mayReloadThrice()).toBe(true));
  });

  test('when a racer’s Home is shown', async () => {
    session$.next(racerSession);
    show('home');
    notePage();
    await waitFor(() => expect(mayReloadThrice()).toBe(true));
  });

  test('only once the landing page is shown, which may reload too', async () => {
    show('home');
    expect(mayReloadThrice()).toBe(false);
    expect(await screen.findByRole('heading', { name: 'Odds you can check' })).toBeInTheDocument();
    await waitFor(() => expect(mayReloadThrice()).toBe(true));
  });
});
