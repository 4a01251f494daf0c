import { seconds, type Location, type LogEntry } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  novaPasses,
  readOnlySession,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { TracksWidget } from './TracksWidget';

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const atHome: Location = { ...greatLakes, timezone: here };
const trackOf = (uid: string): Location => ({ ...atHome, uid, title: uid });

/** Changes the Nova's first pass. */
const passOf = (log_entry_uid: string, more: Partial<LogEntry>): LogEntry => ({
  ...novaPasses[0]!,
  log_entry_uid,
  ...more,
});
const passAt = (uid: string, at: string): LogEntry =>
  passOf(`${uid} ${at}`, { location: trackOf(uid), log_entry_datetime: at });

const show = (seed: MemorySeed) => {
  const platform = createMemoryPlatform(seed);
  render(<TracksWidget ports={platform} />);
  return { platform, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

const row = () => within(screen.getByRole('region', { name: 'Tracks' })).getByRole('listitem');
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the tracks on the dashboard', () => {
  test('say the best that was run there, how many passes were, and when the last', () => {
    show({ locations: [atHome], entries: novaPasses });
    expect(row()).toHaveTextContent(
      'Great Lakes DragawayUnion Grove, WI11.168sbest over the 1/4 mile6 passes, last on 06/20/2026Directions',
    );
  });

  test('name the car where several ran there, and keep the distances apart', () => {
    const { vehicle, derived } = novaPasses[0]!;
    const duster = { ...vehicle, uid: 'duster', name: "'71 Duster" };
    const entries = [
      ...novaPasses,
      passOf('quicker', { vehicle: duster, derived: { ...derived, finish_et: seconds(10.9) } }),
      passOf('eighth', {
        location: { ...greatLakes, track_length: 660 },
        derived: { ...derived, finish_et: seconds(7.148) },
      }),
    ];
    show({ locations: [atHome], entries });
    expect(row()).toHaveTextContent(
      "7.148sbest over the 1/8 mile, '69 Nova10.900sbest over the 1/4 mile, '71 Duster8 passes",
    );
  });

  test('without a pass say so and show no figure', () => {
    show({ locations: [atHome] });
    expect(row()).toHaveTextContent('Union Grove, WINo pass is logged here yet.Directions');
  });

  test('without a whole pass show no figure', () => {
    const lifted = novaPasses.filter(({ timeslip }) => timeslip.quality === 'Lifted');
    show({ locations: [atHome], entries: lifted });
    expect(row()).toHaveTextContent('Union Grove, WI1 pass, last on 06/20/2026');
  });

  test('say the time there where it is another than here', () => {
    const elsewhere = here === 'Asia/Tokyo' ? 'America/Chicago' : 'Asia/Tokyo';
    const there = here === 'Asia/Tokyo' ? '1:00 PM there' : '3:00 AM there';
    show({ locations: [{ ...atHome, timezone: elsewhere }], now: Date.UTC(2026, 5, 20, 18, 0) });
    expect(screen.getByText(there)).toBeVisible();
  });

  test('show no time if their time zone is unknown', () => {
    show({ locations: [{ ...atHome, timezone: '' }] });
    expect(screen.queryByText(/there$/)).not.toBeInTheDocument();
  });

  test('stand in the order in which they were raced at last, three of them, and the rest is counted', () => {
    show({
      locations: ['Byron', 'Cordova', 'Dubuque', 'Elkhart', 'Union'].map(trackOf),
      entries: [
        passAt('Union', '2026-06-14T16:00:00.000Z'),
        passAt('Dubuque', '2026-06-21T16:00:00.000Z'),
        passAt('Dubuque', '2025-06-21T16:00:00.000Z'),
      ],
    });
    expect(titles()).toEqual(['Dubuque', 'Union', 'Byron']);
    expect(screen.getByRole('link', { name: 'and 2 more' })).toHaveAttribute('href', '/locations');
  });

  test('open by keyboard', async () => {
    const { platform, user } = show({ locations: [atHome] });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Great Lakes Dragaway' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: 'great-lakes' } }]);
  });

  test('open for a racer who may only read', async () => {
    const { platform, user } = show({ locations: [atHome], session: readOnlySession });
    await user.click(screen.getByRole('button', { name: 'Great Lakes Dragaway' }));
    expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: 'great-lakes' } }]);
    expect(platform.log.subscriptionRequired).toBe(0);
  });

  test('are called and driven to', () => {
    show({ locations: [{ ...atHome, phone: '262 878-3783' }] });
    expect(screen.getByRole('link', { name: 'Directions to Great Lakes Dragaway' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=42.6625,-88.0325',
    );
    expect(screen.getByRole('link', { name: '262 878-3783' })).toHaveAttribute('href', 'tel:2628783783');
  });

  test('lead to their page', async () => {
    const { platform, user } = show({ locations: [atHome] });
    await user.click(screen.getByText('Open locations'));
    expect(platform.log.paths).toEqual(['/locations']);
  });

  test('are none: the way to the first one', async () => {
    const { platform, user } = show({});
    expect(screen.getByText(/^Add the track you race at/)).toBeVisible();
    await user.click(screen.getByText('Add a track'));
    expect(platform.log.paths).toEqual(['/locations']);
  });

  test('whose passes are not known yet are not said to have none', () => {
    const platform = createMemoryPlatform({ locations: [atHome] });
    render(
      <TracksWidget ports={{ ...platform, logBooks: { ...platform.logBooks, entries$: () => NEVER } }} />,
    );
    expect(screen.getByRole('status', { name: 'Reading your tracks' })).toBeVisible();
    expect(screen.queryByText(/No pass/)).not.toBeInTheDocument();
  });
});
