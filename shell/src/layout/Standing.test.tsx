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

describe('the state chips', () => {
  test('show a trouble of the device beside refused writes: one must not hide the other', () => {
    render(<Standing signedIn />, { wrapper: ThemeRoot });
    act(() => {
      troubles$.next([full]);
      outboxCounts$.next({ unsent: 0, refused: 2 });
    });
    expect(screen.getByRole('button', { name: full.short })).toBeVisible();
    expect(screen.getByRole('button', { name: /2 refused/ })).toBeVisible();
  });

  test('show only the trouble of the device while all else is well', () => {
    render(<Standing signedIn />, { wrapper: ThemeRoot });
    act(() => troubles$.next([full]));
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
