import Dialog from '@mui/material/Dialog';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { feedback, snackbar$ } from './feedback';
import { SnackbarView } from './SnackbarView';

beforeEach(() => {
  // React tells an awaited act by a microtask.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  snackbar$.next(undefined);
  render(
    <ThemeRoot>
      <SnackbarView />
    </ThemeRoot>,
  );
});
afterEach(() => jest.useRealTimers());

const show = (message: Parameters<typeof feedback.snackbar>[0]) =>
  act(() => {
    feedback.snackbar(message);
    return Promise.resolve();
  });
const pass = (millis: number) => act(() => jest.advanceTimersByTime(millis));
const swipe = (across: number, down: number) => {
  const words = screen.getByText('Saved');
  fireEvent(words, new MouseEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 100 }));
  const end = { bubbles: true, clientX: 100 + across, clientY: 100 + down };
  fireEvent(words, new MouseEvent('pointerup', end));
};

describe('the message at the bottom', () => {
  test('says what happened and leaves after five seconds', async () => {
    expect(screen.queryByRole('alert')).toBeNull();
    await show({ text: 'Saved' });
    expect(screen.getByRole('alert')).toHaveTextContent('Saved');
    pass(4900);
    expect(screen.getByRole('alert')).toBeVisible();
    pass(200);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('does not close the next message, which is not drawn yet', async () => {
    await show({ text: 'Saved' });
    await act(async () => {
      feedback.snackbar({ text: 'Deleted' });
      await Promise.resolve();
      jest.advanceTimersByTime(5000);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Deleted');
  });

  test('is an information by default', async () => {
    await show({ text: 'Saved' });
    expect(screen.getByRole('alert')).toHaveClass('MuiAlert-colorInfo');
    await show({ text: 'Not saved', color: 'error' });
    expect(screen.getByRole('alert')).toHaveClass('MuiAlert-colorError');
  });

  test('leaves after its own time-out', async () => {
    await show({ text: 'Saved', timeout: 1000 });
    pass(1100);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('with a timeout of -1 stays until Close', async () => {
    await show({ text: 'Saved', timeout: -1 });
    pass(3_600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('stays while people press Escape or click beside it', async () => {
    await show({ text: 'Saved' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(document.body);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test.each([
    [51, 0, true],
    [-60, 0, true],
    [0, 51, true],
    [40, 40, true],
    [50, 0, false],
    [0, -50, false],
    [0, 0, false],
  ])('a swipe of %d px across and %d px down closes it: %s', async (across, down, closes) => {
    await show({ text: 'Saved', timeout: -1 });
    swipe(across, down);
    expect(screen.queryByRole('alert') === null).toBe(closes);
  });

  test('a new message takes its place, with its own time-out', async () => {
    await show({ text: 'Saved' });
    pass(4000);
    await show({ text: 'Saved again' });
    pass(4000);
    expect(screen.getByRole('alert')).toHaveTextContent('Saved again');
    pass(1100);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the same words twice are two messages', async () => {
    await show({ text: 'Saved' });
    pass(4000);
    await show({ text: 'Saved' });
    pass(4000);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('a message ends before the next one starts', async () => {
    await show({ text: 'Saved', timeout: 1000 });
    act(() => feedback.snackbar({ text: 'Deleted' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => Promise.resolve());
    expect(screen.getByRole('alert')).toHaveTextContent('Deleted');
  });

  test('the last of two at once is shown', async () => {
    await act(() => {
      feedback.snackbar({ text: 'Saved' });
      feedback.snackbar({ text: 'Deleted' });
      return Promise.resolve();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Deleted');
  });

  test('its action runs once and closes it', async () => {
    const run = jest.fn();
    await show({ text: 'Deleted', timeout: -1, action: { label: 'Undo', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows emphasis and runs no script', async () => {
    await show({ text: '<b>Saved</b><img src=x onerror=alert(1)>' });
    expect(screen.getByText('Saved').tagName).toBe('B');
    expect(screen.getByRole('alert').querySelector('img')).toBeNull();
  });

  test('is heard by a screen reader over an open dialog', async () => {
    render(
      <Dialog open aria-label="Not sent yet">
        Two refused
      </Dialog>,
    );
    await show({ text: 'Saved' });
    expect(screen.getByRole('alert')).toHaveTextContent('Saved');
  });

  test('a waiting message replaces none, and shows once there is no other', async () => {
    act(() => feedback.snackbar({ text: 'The server refused a change', color: 'error', timeout: -1 }));
    act(() => feedback.snackbar({ text: 'Did it spin?', waits: true }));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(snackbar$.value?.text).toBe('The server refused a change');
    act(() => snackbar$.next(undefined));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(snackbar$.value?.text).toBe('Did it spin?');
  });

  test('two waiting messages show one after the other', async () => {
    act(() => feedback.snackbar({ text: 'Ran 9.861.', waits: true }));
    act(() => feedback.snackbar({ text: 'Did it spin?', waits: true }));
    act(() => feedback.snackbar({ text: 'Pass saved: 9.861.' }));
    const shown: (string | undefined)[] = [];
    for (let message = 0; message < 4; message += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      shown.push(snackbar$.value?.text);
      act(() => snackbar$.next(undefined));
    }
    expect(shown).toEqual(['Pass saved: 9.861.', 'Ran 9.861.', 'Did it spin?', undefined]);
  });
});
