import { ThemeRoot } from '@holeshot/shared-core/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { readDebugLog } from '../debugLog/debugLog';
import { noStorage } from '../trouble/storageTroubles';
import { troubles$ } from '../trouble/troubles';
import { AppBoundary } from './AppBoundary';

const Broken = (): never => {
  throw new Error('broken on purpose');
};

const stopWith = (reload: () => void) => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <AppBoundary reload={reload}>
      <Broken />
    </AppBoundary>,
    { wrapper: ThemeRoot },
  );
  said.mockRestore();
};

afterEach(() => troubles$.next([]));

test('an error of the shell shows a sentence with a way on, and goes to the debug log', () => {
  const reload = jest.fn();
  stopWith(reload);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing you saved is lost.');
  expect(readDebugLog().at(-1)?.text).toBe('shell@0.0.0+?: Error: broken on purpose');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a browser that stores nothing is not said to have lost nothing', () => {
  troubles$.next([noStorage]);
  stopWith(() => undefined);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'closing this page loses every change that is not sent',
  );
  expect(screen.getByRole('alert')).not.toHaveTextContent('Nothing you saved is lost');
});
