import type { PredictionCard } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes, nova, type MemorySeed } from '@holeshot/shared-core/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom } from 'rxjs';
import { RemovePredictionDialog } from './RemovePredictionDialog';

const card: PredictionCard = { key: 'a', vehicle_uid: 'nova', location_uid: 'great-lakes' };

const show = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform({
    vehicles: [nova],
    locations: [greatLakes],
    predictions: [card],
    ...seed,
  });
  const close = jest.fn();
  render(<RemovePredictionDialog input={{ key: 'a' }} close={close} ports={platform} />);
  return { platform, close };
};

const kept = async ({ predictions }: ReturnType<typeof show>['platform']) =>
  (await firstValueFrom(predictions.cards$)).state;

describe('removing a prediction', () => {
  test('asks first, removes the card alone, and can be undone', async () => {
    const { platform, close } = show();
    expect(screen.getByText("'69 Nova at Great Lakes Dragaway")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(close).toHaveBeenCalledWith({ key: 'a' });
    expect(await kept(platform)).toBe('absent');
    const [message] = platform.log.snackbars;
    expect(message?.text).toBe("'69 Nova at Great Lakes Dragaway: prediction removed.");
    act(() => message?.action?.run());
    expect(await kept(platform)).toBe('present');
  });

  test('changes nothing where the racer cancels', async () => {
    const { platform, close } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(close).toHaveBeenCalledWith();
    expect(await kept(platform)).toBe('present');
  });

  test('says that it is gone', () => {
    show({ predictions: [] });
    expect(screen.getByText(/is already gone/)).toBeVisible();
  });
});
