import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, render, screen } from '@testing-library/react';
import { outboxCounts$ } from '../connection/connection';
import { full } from '../trouble/storageTroubles';
import { troubles$ } from '../trouble/troubles';
import { Standing } from './Standing';

afterEach(() =>
  act(() => {
    troubles$.next([]);
    outboxCounts$.next({ unsent: 0, refused: 0 });
  }),
);

describe('how the app stands', () => {
  test('is said of the device and of what was refused beside each other: one must not hide the other', () => {
    render(<Standing signedIn />, { wrapper: ThemeRoot });
    act(() => {
      troubles$.next([full]);
      outboxCounts$.next({ unsent: 0, refused: 2 });
    });
    expect(screen.getByRole('button', { name: full.short })).toBeVisible();
    expect(screen.getByRole('button', { name: /2 refused/ })).toBeVisible();
  });

  test('is said of the device alone while all else is well', () => {
    render(<Standing signedIn />, { wrapper: ThemeRoot });
    act(() => troubles$.next([full]));
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
