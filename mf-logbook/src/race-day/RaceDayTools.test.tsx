import { createMemoryPlatform, novaPasses } from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
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
});
