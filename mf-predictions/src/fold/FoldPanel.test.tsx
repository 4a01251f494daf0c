import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoldPanel } from './FoldPanel';

const show = (width: 'narrow' | 'wide') => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: width === 'narrow',
  })) as unknown as typeof window.matchMedia;
  render(
    <FoldPanel title="Weather" figure="DA 1,234 ft">
      Station pressure
    </FoldPanel>,
  );
};

describe('a panel that folds', () => {
  test('begins with its figure on a phone, and opens and folds at a press', async () => {
    show('narrow');
    const row = screen.getByRole('button', { name: 'Weather DA 1,234 ft', expanded: false });
    expect(screen.queryByText('Station pressure')).toBeNull();
    await userEvent.click(row);
    expect(screen.getByText('Station pressure')).toBeVisible();
    expect(screen.queryByText('DA 1,234 ft')).toBeNull();
    expect(screen.getByRole('region', { name: 'Weather' })).toContainElement(
      screen.getByRole('heading', { name: 'Weather' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Weather', expanded: true }));
    expect(screen.queryByText('Station pressure')).toBeNull();
  });

  test('begins open where the screen is wide', () => {
    show('wide');
    expect(screen.getByText('Station pressure')).toBeVisible();
  });
});
