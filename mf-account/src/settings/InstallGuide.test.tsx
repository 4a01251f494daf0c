import type { Installing } from '@holeshot/shared-core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { InstallGuide } from './InstallGuide';

const show = (installing: Installing) => {
  const install = jest.fn();
  const { container } = render(<InstallGuide install={{ installing$: of(installing), install }} />);
  return { install, container };
};

test('installs by a button where the browser offers it', async () => {
  const { install } = show('button');
  await userEvent.click(screen.getByRole('button', { name: 'Install Holeshot' }));
  expect(install).toHaveBeenCalledTimes(1);
});

test('shows iOS the way, installing before signing in', () => {
  show('by-hand');
  expect(screen.getByText(/^Install first, then sign in/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Share' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('says that it is installed, and nothing where it cannot be', () => {
  show('runs');
  expect(screen.getByText(/^Holeshot is installed/)).toBeVisible();
  expect(show('none').container).toBeEmptyDOMElement();
});
