import { ThemeRoot } from '@holeshot/shared-core/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { readDebugLog } from '../debugLog/debugLog';
import { AppBoundary } from './AppBoundary';

const Broken = (): never => {
  throw new Error('broken on purpose');
};

test('an error of the shell is a sentence with a way on, and stands in the debug log', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = jest.fn();
  render(
    <AppBoundary reload={reload}>
      <Broken />
    </AppBoundary>,
    { wrapper: ThemeRoot },
  );
  said.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing you saved is lost.');
  expect(readDebugLog().at(-1)?.text).toBe('shell@0.0.0+?: Error: broken on purpose');
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
