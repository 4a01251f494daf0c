import { act, render, screen } from '@testing-library/react';
import { LateWords } from './LateWords';

test('words stand under a placeholder after two and a half seconds, in room that was there before', () => {
  jest.useFakeTimers();
  render(<LateWords>The server has not answered yet.</LateWords>);
  expect(screen.getByText(/^The server/)).not.toBeVisible();
  act(() => jest.advanceTimersByTime(2_500));
  expect(screen.getByText(/^The server/)).toBeVisible();
  jest.useRealTimers();
});
