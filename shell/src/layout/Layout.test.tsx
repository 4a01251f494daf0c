import { createMemoryPlatform, racerSession } from '@holeshot/shared-core/testing';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routeTable, rowAt } from '../routing/routeTable';
import { session$ } from '../session/session';
import { Layout } from './Layout';

const rows = routeTable({}, []);
const at = (path: string) => rowAt(rows, path)!;
const ports = createMemoryPlatform();

const layoutAt = (path: string, alone = false) => (
  <ThemeRoot>
    <Layout rows={rows} current={at(path)} alone={alone} ports={ports}>
      {at(path).title}
    </Layout>
  </ThemeRoot>
);

afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    session$.next({ status: 'signed-out' });
    window.dispatchEvent(new Event('online'));
  });
});

describe('the layout', () => {
  test('moves the focus to a page opened by a link, but not at the start', () => {
    const { rerender } = render(layoutAt('/'));
    expect(screen.getByRole('main')).not.toHaveFocus();
    rerender(layoutAt('/about'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('main')).toHaveTextContent('About');
  });

  test('skips to the page without changing the address, which may hold what the page shows', async () => {
    history.replaceState(null, '', '#a-proof');
    render(layoutAt('/about'));
    await userEvent.click(screen.getByRole('link', { name: 'Skip to the page' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(location.hash).toBe('#a-proof');
    history.replaceState(null, '', '/');
  });

  test('gives a full-screen page the whole screen: no bars, no menus', () => {
    const { rerender } = render(layoutAt('/about', true));
    expect(screen.getByRole('main')).toHaveTextContent('About');
    expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
    expect(screen.queryByText('Sign in')).toBeNull();
    rerender(layoutAt('/about'));
    expect(screen.getByText('Sign in')).toBeVisible();
  });

  test('still shows troubles above such a page, and nothing while all is well', () => {
    session$.next(racerSession);
    render(layoutAt('/about', true));
    expect(screen.queryByText('All sent')).toBeNull();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status')).toHaveTextContent('Offline');
  });
});
