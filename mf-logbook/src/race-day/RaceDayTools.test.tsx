import { createMemoryPlatform, novaPasses } from '@holeshot/shared-core/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RaceDayTools } from './RaceDayTools';

const wait = { timeout: 20_000 };

describe('the tools of a race day', () => {
  test('open scouted runs and the ladder, whose code comes then', async () => {
    render(<RaceDayTools entries={novaPasses} ports={createMemoryPlatform()} />);
    await userEvent.click(screen.getByRole('button', { name: /^Scouted runs/ }));
    expect(await screen.findByLabelText('Car number', undefined, wait)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Ladder/ }));
    expect(await screen.findByLabelText('Qualified order', undefined, wait)).toBeVisible();
  });

  test('tell on the ladder the chance of cars that are scouted while it is open', async () => {
    render(<RaceDayTools entries={novaPasses} ports={createMemoryPlatform()} />);
    await userEvent.click(screen.getByRole('button', { name: /^Ladder/ }));
    fireEvent.change(await screen.findByLabelText('Qualified order', undefined, wait), {
      target: { value: 'B427\nFlo' },
    });
    const round = screen.getByRole('list', { name: 'Round 1, chance of the first' });
    expect(await within(round).findByText('–', undefined, wait)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Scouted runs/ }));
    for (const car of ['B427', 'Flo']) {
      await userEvent.type(await screen.findByLabelText('Car number', undefined, wait), car);
      await userEvent.type(screen.getByLabelText('Dial'), '9.90');
      await userEvent.type(screen.getByLabelText('ET'), '9.912{Enter}');
    }
    expect(await within(round).findByText('No difference', undefined, wait)).toBeVisible();
  });
});
