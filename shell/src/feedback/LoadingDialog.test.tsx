import type { LoadingHandle } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { feedback, running$ } from './feedback';
import { LoadingDialog } from './LoadingDialog';

const show = () => render(<LoadingDialog />, { wrapper: ThemeRoot });
const start = (text?: string): LoadingHandle => {
  let work: LoadingHandle | undefined;
  act(() => {
    work = feedback.loading(text);
  });
  return work!;
};
const bar = () => screen.getByRole('progressbar');

// Brings back the real `getComputedStyle`, which knows the width.
beforeAll(() => jest.restoreAllMocks());
afterEach(() => act(() => running$.next([])));

describe('the loading dialog', () => {
  test('shows while work runs, with its name', () => {
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
    const work = start('Importing 300 passes');
    expect(screen.getByRole('dialog', { name: 'Importing 300 passes' })).toBeInTheDocument();
    act(() => work.done());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('reads Loading by default', () => {
    show();
    start();
    expect(screen.getByRole('dialog', { name: 'Loading' })).toBeInTheDocument();
  });

  test('is 250 px wide and survives keys and presses', () => {
    show();
    start();
    const dialog = screen.getByRole('dialog');
    expect(getComputedStyle(dialog).width).toBe('250px');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.mouseDown(dialog.parentElement!);
    fireEvent.click(dialog.parentElement!);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('shows progress once it is known', () => {
    show();
    const work = start();
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(screen.queryByText(/%/)).toBeNull();
    act(() => work.progress(40.4));
    expect(bar()).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByText('40 %')).toBeInTheDocument();
    act(() => work.progress(-1));
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(screen.queryByText(/%/)).toBeNull();
  });

  test.each([
    [NaN, null],
    [250, '100'],
  ])('clamps %d', (percent, shown) => {
    show();
    const work = start();
    act(() => work.progress(percent));
    expect(bar().getAttribute('aria-valuenow')).toBe(shown);
  });

  test('stays while any work runs, and shows the latest', () => {
    show();
    const first = start('Exporting');
    const second = start('Migrating');
    expect(screen.getByRole('dialog', { name: 'Migrating' })).toBeInTheDocument();
    act(() => first.progress(30));
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    act(() => second.done());
    expect(screen.getByRole('dialog', { name: 'Exporting' })).toBeInTheDocument();
    expect(bar()).toHaveAttribute('aria-valuenow', '30');
    act(() => first.done());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not closed by other work that ends, nor reopened by ended work', () => {
    show();
    const first = start('Exporting');
    start('Migrating');
    act(() => first.done());
    act(() => first.done());
    act(() => first.progress(50));
    expect(screen.getByRole('dialog', { name: 'Migrating' })).toBeInTheDocument();
    expect(bar()).not.toHaveAttribute('aria-valuenow');
  });
});
