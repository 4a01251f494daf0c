import { ThemeRoot } from '@holeshot/shared-core/react';
import { render, screen } from '@testing-library/react';
import { buildConfig } from '../build/buildConfig';
import { Privacy } from './Privacy';

const config: { operator?: { name: string; email: string } } = buildConfig;
afterEach(() => delete config.operator);

test('names who runs the site, with an address to write to', () => {
  config.operator = { name: 'Holeshot Ltd', email: 'privacy@holeshot.test' };
  render(<Privacy />, { wrapper: ThemeRoot });
  expect(screen.getByText(/Holeshot Ltd/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'privacy@holeshot.test' })).toHaveAttribute(
    'href',
    'mailto:privacy@holeshot.test',
  );
});

test('says so when the site was set up without a name', () => {
  render(<Privacy />, { wrapper: ThemeRoot });
  expect(screen.getByText(/set up without a name or an address/)).toBeVisible();
});
