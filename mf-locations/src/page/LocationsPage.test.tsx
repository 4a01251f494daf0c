import {
  createMemoryPlatform,
  greatLakes,
  readOnlySession,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { LocationsPage } from './LocationsPage';

const open = (seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform(seed);
  render(<LocationsPage {...platform} />);
  return { platform, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

describe('the Locations page', () => {
  test('shows each track with its town, length, elevation and station', () => {
    open({ locations: [greatLakes] });
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('heading', { name: 'Great Lakes Dragaway' })).toBeVisible();
    expect(card.getByText('Union Grove, WI')).toBeVisible();
    expect(card.getByText('1/4 mile')).toBeVisible();
    expect(card.getByText('750')).toHaveTextContent('750ft');
    expect(card.getByText('Weather from Kenosha Regional, 6.7 mi away')).toBeVisible();
  });

  test('a track without a state or a station says no more than is known', () => {
    open({ locations: [{ ...greatLakes, state: '', weather_station: null }] });
    expect(screen.getByText('Union Grove')).toBeVisible();
    expect(screen.getByText('No weather station')).toBeVisible();
  });

  test('a track is called and its website opened from its card; what is no web address is no link', () => {
    open({
      locations: [
        { ...greatLakes, phone: '262 878-3783', website: 'www.greatlakesdragaway.com' },
        { ...greatLakes, uid: 'hostile', title: 'Hostile', website: 'javascript:alert(1)' },
      ],
    });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:2628783783',
      'https://www.greatlakesdragaway.com/',
    ]);
    expect(links[1]).toHaveTextContent('greatlakesdragaway.com');
  });

  test('opens the track that is pressed', async () => {
    const { platform, user } = open({ locations: [greatLakes] });
    await user.click(screen.getByRole('button', { name: 'Great Lakes Dragaway' }));
    expect(platform.log.opened).toEqual([{ name: 'location', input: { locationUid: 'great-lakes' } }]);
  });

  test('adds a track by keyboard', async () => {
    const { platform, user } = open({ locations: [greatLakes] });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add location' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(platform.log.opened).toEqual([{ name: 'location', input: {} }]);
  });

  test('without a track says what to do and offers it', async () => {
    const { platform, user } = open();
    expect(screen.getByText(/Add the track you race at/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add location' }));
    expect(platform.log.opened).toHaveLength(1);
  });

  test('while locations are not known it says neither that there are none nor offers to add', () => {
    const platform = createMemoryPlatform();
    render(<LocationsPage {...platform} locations={{ ...platform.locations, locations$: NEVER }} />);
    expect(screen.getByRole('status', { name: 'Loading locations' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a read-only racer reads everything, is told why it is locked, and is offered the subscription', async () => {
    const { platform, user } = open({ locations: [greatLakes], session: readOnlySession });
    expect(screen.getByText(/Locations can be read but not added or changed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Great Lakes Dragaway' }));
    await user.click(screen.getByRole('button', { name: 'Add location' }));
    expect(platform.log.opened).toEqual([]);
    expect(platform.log.subscriptionRequired).toBe(2);
  });
});
