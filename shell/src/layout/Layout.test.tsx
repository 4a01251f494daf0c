import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, racerSession } from '@holeshot/shared-core/testing';
import { act, render, screen } from '@testing-library/react';
import { routeTable } from '../routing/routeTable';
import { session$ } from '../session/session';
import { Layout } from './Layout';

const rows = routeTable({}, []);
const rowOf = (path: string) => rows.find((row) => row.path === path)!;
const ports = createMemoryPlatform();
const page = (path: string) => (
  <ThemeRoot>
    <Layout rows={rows} current={rowOf(path)} ports={ports}>
      <p>{path}</p>
    </Layout>
  </ThemeRoot>
);

afterEach(() => act(() => session$.next({ status: 'signed-out' })));

test('a page begins at its top, wherever the one before was scrolled to', () => {
  const { rerender } = render(page('/about'));
  screen.getByRole('main').scrollTop = 300;
  rerender(page('/about'));
  expect(screen.getByRole('main').scrollTop).toBe(300);
  rerender(page('/feature-guide'));
  expect(screen.getByRole('main').scrollTop).toBe(0);
});

test.each([
  [1, '1 day of trial left'],
  [12, '12 days of trial left'],
])('what is left of the trial stands above: %d', (trialDaysLeft, words) => {
  session$.next({ ...racerSession, trialDaysLeft });
  render(page('/'));
  expect(screen.getByText(words)).toBeInTheDocument();
});
