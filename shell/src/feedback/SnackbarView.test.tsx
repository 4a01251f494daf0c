import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { feedback, snackbar$ } from './feedback';
import { SnackbarView } from './SnackbarView';

beforeEach(() => {
  jest.useFakeTimers();
  snackbar$.next(undefined);
  render(
    <ThemeRoot>
      <SnackbarView />
    </ThemeRoot>,
  );
});
afterEach(() => jest.useRealTimers());

const show = (message: Parameters<typeof feedback.snackbar>[0]) => act(() => feedback.snackbar(message));
const pass = (millis: number) => act(() => jest.advanceTimersByTime(millis));
const swipe = (from: number, to: number) => {
  const words = screen.getByText('Saved');
  fireEvent(words, new MouseEvent('pointerdown', { bubbles: true, clientX: from }));
  fireEvent(words, new MouseEvent('pointerup', { bubbles: true, clientX: to }));
};

describe('the message at the bottom', () => {
  test('says what happened and leaves after five seconds', () => {
    expect(screen.queryByRole('alert')).toBeNull();
    show({ text: 'Saved' });
    expect(screen.getByRole('alert')).toHaveTextContent('Saved');
    pass(4900);
    expect(screen.getByRole('alert')).toBeVisible();
    pass(200);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('leaves after its own time', () => {
    show({ text: 'Saved', timeout: 1000 });
    pass(1100);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('with a timeout of -1 stays until Close', () => {
    show({ text: 'Saved', timeout: -1 });
    pass(3_600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('stays while people press Escape or click beside it', () => {
    show({ text: 'Saved' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(document.body);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test.each([
    [0, 51, true],
    [100, 40, true],
    [0, 50, false],
    [0, 0, false],
  ])('a swipe from %d to %d px closes it: %s', (from, to, closes) => {
    show({ text: 'Saved', timeout: -1 });
    swipe(from, to);
    expect(screen.queryByRole('alert') === null).toBe(closes);
  });

  test('a new message takes its place, with a time of its own', () => {
    show({ text: 'Saved' });
    pass(4000);
    show({ text: 'Saved again' });
    pass(4000);
    expect(screen.getByRole('alert')).toHaveTextContent('Saved again');
    pass(1100);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the same words twice are two messages', () => {
    show({ text: 'Saved' });
    pass(4000);
    show({ text: 'Saved' });
    pass(4000);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('its action runs once and closes it', () => {
    const run = jest.fn();
    show({ text: 'Deleted', timeout: -1, action: { label: 'Undo', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes emphasis and no script', () => {
    show({ text: '<b>Saved</b><img src=x onerror=alert(1)>' });
    expect(screen.getByText('Saved').tagName).toBe('B');
    expect(screen.getByRole('alert').querySelector('img')).toBeNull();
  });
});
