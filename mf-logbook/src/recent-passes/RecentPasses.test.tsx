import { createMemoryPlatform, novaPasses } from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecentPasses } from './RecentPasses';

describe('the last passes on the dashboard', () => {
  test('are three, newest first, with the way to the log book', async () => {
    const platform = createMemoryPlatform({ entries: novaPasses });
    render(<RecentPasses ports={platform} />);
    const ets = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 6));
    expect(ets).toEqual(['11.241', '11.229', '11.618']);
    await userEvent.click(screen.getByText('Open the log book'));
    expect(platform.log.paths).toEqual(['/logbook']);
  });

  test('say where there are none', () => {
    render(<RecentPasses ports={createMemoryPlatform()} />);
    expect(screen.getByText(/^No passes here yet/)).toBeVisible();
  });
});
