import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { UpdateDialog } from './UpdateDialog';

const show = () => {
  const isOffered$ = new BehaviorSubject(true);
  const onInstall = jest.fn();
  const onLater = jest.fn(() => isOffered$.next(false));
  render(<UpdateDialog isOffered$={isOffered$} onInstall={onInstall} onLater={onLater} />, {
    wrapper: ThemeRoot,
  });
  return { isOffered$, onInstall, onLater };
};
const dialog = () => screen.queryByRole('dialog', { name: 'New Update!' });

describe('the offer of a new version', () => {
  test('stays until it is answered', () => {
    show();
    fireEvent.keyDown(dialog()!, { key: 'Escape' });
    fireEvent.click(document.querySelector('.MuiBackdrop-root')!);
    expect(dialog()).toBeVisible();
  });

  test('is installed once, and says so until the app reloads', () => {
    const { onInstall, isOffered$ } = show();
    const install = screen.getByRole('button', { name: 'Install' });
    fireEvent.click(install);
    fireEvent.click(install);
    expect(onInstall).toHaveBeenCalledTimes(1);
    act(() => isOffered$.next(false));
    expect(screen.getByRole('button', { name: 'Installing …' })).toBeDisabled();
  });

  test('can be left while it installs, because that may never end', async () => {
    const { onLater } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Install' }));
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(onLater).toHaveBeenCalledTimes(1);
  });

  test('closes on Later', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });
});
