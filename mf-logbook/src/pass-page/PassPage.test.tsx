import { readAir, seconds, type LogEntry } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, fullPass, novaPasses, racerSession } from '@holeshot/shared-core/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { PassPage } from './PassPage';

const newest = novaPasses.at(-1)!;

const open = (uid: string, platform = createMemoryPlatform({ entries: novaPasses })) => {
  history.replaceState({}, '', `/logbook/pass?uid=${uid}`);
  render(<PassPage ports={platform} />, { wrapper: ThemeRoot });
  return { platform, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

const figuresOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('the page of a pass', () => {
  test('shows the result, the call against the run, the slip and the air', () => {
    open(fullPass.log_entry_uid, createMemoryPlatform({ entries: [fullPass] }));
    expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent(/^11\.241s118\.6mph/);
    expect(figuresOf('Result').slice(0, 3)).toEqual(['Call 11.235', 'Run 11.241', 'Miss +0.006']);
    expect(rowsOf('Slip')).toContain('1/8 ET7.148–');
    expect(screen.getByRole('region', { name: 'Slip' })).toHaveTextContent(
      /Margin −0\.012 s: light \+0\.016, run −0\.091, opponent \+0\.063$/,
    );
    expect(figuresOf('Air')).toContain('Air °F 87.1');
  });

  test('says who won by the numbers and why, before the parts of the margin', () => {
    const { setup: _, ...unset } = fullPass;
    const round: LogEntry = {
      ...unset,
      timeslip: {
        ...unset.timeslip,
        ...{ result: 'Win', reaction_time: seconds(-0.004), dialin_et: seconds(11.3) },
      },
      derived: { ...unset.derived, margin: seconds(0.074) },
      event: {
        ...{ opponent_dial: seconds(12), opponent_reaction: seconds(0.05), opponent_et: seconds(12.02) },
      },
    };
    open(round.log_entry_uid, createMemoryPlatform({ entries: [round] }));
    const slip = screen.getByRole('region', { name: 'Slip' });
    expect(slip).toHaveTextContent(/The numbers say otherwise\. Loss: your red light\./);
    expect(slip).toHaveTextContent(
      /Margin \+0\.074 s: light \+0\.054, dial against call \+0\.065, run against call −0\.006, opponent −0\.039$/,
    );
  });

  test('shows what was set for the pass, and nothing where that is unknown', () => {
    const platform = createMemoryPlatform({ entries: [fullPass, newest] });
    open(fullPass.log_entry_uid, platform);
    expect(figuresOf('Result').slice(3)).toEqual([
      ...['Throttle stop 0.538', 'Delay box 1.052', 'Stop start 0.350', 'Stop open % 20'],
    ]);
    cleanup();
    open(newest.log_entry_uid, platform);
    expect(figuresOf('Result')).toHaveLength(3);
  });

  test('shows where the time went against the last pass, and against the best similar pass', async () => {
    const quick: LogEntry = {
      ...newest,
      log_entry_uid: 'quick',
      log_entry_datetime: '2026-06-06T17:00:00.000Z',
      timeslip: { ...newest.timeslip, et_60: seconds(1.5), et_1320: seconds(11.101) },
      derived: { ...newest.derived, finish_et: seconds(11.101) },
    };
    const { user } = open(newest.log_entry_uid, createMemoryPlatform({ entries: [...novaPasses, quick] }));
    const against = () =>
      within(screen.getByRole('region', { name: 'Where the time went' })).getByRole('link');
    expect(against()).toHaveAttribute('href', `/logbook/pass?uid=${novaPasses.at(-2)?.log_entry_uid}`);
    expect(rowsOf('Where the time went').at(-1)).toBe('In all+0.012');
    await user.click(screen.getByLabelText('Best similar pass'));
    expect(against()).toHaveAttribute('href', '/logbook/pass?uid=quick');
    expect(rowsOf('Where the time went').at(-1)).toBe('In all+0.140');
  });

  test('leads to the passes of the car in air like this, at its track first', () => {
    const like: LogEntry = { ...newest, log_entry_uid: 'like' };
    open(newest.log_entry_uid, createMemoryPlatform({ entries: [newest, like] }));
    const link = screen.getByRole('link', { name: 'Passes in air like this' });
    const { searchParams } = new URL(link.getAttribute('href')!, 'https://app.test');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      vehicle: newest.vehicle.uid,
      here: newest.location.uid,
      location: newest.location.uid,
    });
    expect(readAir(searchParams.get('air')!)?.altitude).toBeCloseTo(newest.derived.density_altitude!, 1);
  });

  test('leads to such passes at other tracks where this one has no other', () => {
    const other: LogEntry = {
      ...newest,
      log_entry_uid: 'other',
      location: { ...newest.location, uid: 'byron' },
    };
    open(newest.log_entry_uid, createMemoryPlatform({ entries: [newest, other] }));
    const link = screen.getByRole('link', { name: 'Passes in air like this' });
    expect(link.getAttribute('href')).not.toContain('location=');
  });

  test('is compared with the last pass, and more rows fold out', async () => {
    const { user } = open(newest.log_entry_uid);
    const panel = () => screen.getByRole('region', { name: 'Where the time went' });
    expect(within(panel()).queryByText('DA ft')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const table = screen.getByRole('region', { name: 'Compared passes' });
    expect(table).toHaveFocus();
    expect(within(table).getByRole('rowheader', { name: '1/4 ET' }).closest('tr')).toHaveTextContent(
      '1/4 ET11.22911.241+0.012',
    );
    expect(within(table).queryByRole('rowheader', { name: 'R/T' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More rows' }));
    expect(within(table).getByRole('rowheader', { name: 'R/T' })).toBeVisible();
  });

  test('of the first pass of a car offers no comparison', () => {
    open(fullPass.log_entry_uid, createMemoryPlatform({ entries: [fullPass] }));
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Passes in air like this' })).toBeNull();
  });

  test('opens the form of the pass, and deletes it with Undo', async () => {
    const { platform, user } = open(newest.log_entry_uid);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(platform.log.opened).toEqual([{ name: 'log-entry', input: { entryUid: newest.log_entry_uid } }]);
    await user.click(screen.getByRole('button', { name: /^Edit 1\/4 ET 11\.241$/ }));
    expect(platform.log.opened.at(-1)).toEqual({
      name: 'log-entry',
      input: { entryUid: newest.log_entry_uid, field: 'et_1320' },
    });
    await user.click(screen.getByRole('button', { name: 'Delete pass' }));
    expect(screen.getByText('This pass is deleted. Recently deleted has it for 30 days.')).toBeVisible();
    act(() => platform.log.snackbars.at(-1)?.action?.run());
    expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('11.241');
  });

  test('of a racer who may only read says so, and opens the form as well', async () => {
    const { platform, user } = open(
      newest.log_entry_uid,
      createMemoryPlatform({ entries: novaPasses, session: { ...racerSession, canWrite: false } }),
    );
    expect(screen.getByText(/^Passes can be read but not added or changed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Edit 1/ })).toBeNull();
    expect(rowsOf('Slip')).toContain('1/4 ET11.241');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(platform.log.opened).toHaveLength(1);
  });

  test('leads from no figure that the form lacks at its track', () => {
    const short: LogEntry = { ...newest, location: { ...newest.location, track_length: 660 } };
    open(newest.log_entry_uid, createMemoryPlatform({ entries: [short] }));
    expect(screen.getByRole('button', { name: /^Edit 1\/8 ET/ })).toBeVisible();
    expect(rowsOf('Slip')).toContain('1/4 ET11.241');
    expect(screen.queryByRole('button', { name: /^Edit 1\/4/ })).toBeNull();
  });

  test('without weather or a call says so', () => {
    const bare: LogEntry = {
      ...fullPass,
      weather: null,
      derived: { finish_et: fullPass.derived.finish_et! },
    };
    open(bare.log_entry_uid, createMemoryPlatform({ entries: [bare] }));
    expect(screen.getByText('No call was made for this pass.')).toBeVisible();
    expect(screen.getByText(/^No weather is stored with this pass/)).toBeVisible();
    expect(screen.getByText('The next pass of this car can be compared with this one.')).toBeVisible();
  });
});

describe('a pass that is not there', () => {
  test.each(['no-such-pass', ''])('says so at %j, and leads to the log book and the deleted', async (uid) => {
    const { platform, user } = open(uid);
    expect(screen.getByText(/^This pass is not in your log book\./)).toBeVisible();
    await user.click(screen.getByText('Open the log book'));
    expect(platform.log.paths).toEqual(['/logbook']);
    await user.click(screen.getByRole('button', { name: 'Recently deleted' }));
    expect(platform.log.opened).toEqual([{ name: 'deleted-passes', input: {} }]);
  });

  test('waits while the passes are read, and without a network says why it is missing', () => {
    const reading = (network: 'online' | 'offline') => {
      const platform = createMemoryPlatform({
        connection: { network, data: 'fresh', unsent: 0, refused: 0 },
      });
      const never = () => NEVER;
      return { ...platform, logBooks: { ...platform.logBooks, newest$: never, entries$: never } };
    };
    open('some', reading('online'));
    expect(screen.getByRole('status', { name: 'Loading the pass' })).toBeVisible();
    open('some', reading('offline'));
    expect(screen.getByText(/^This device has no copy of this pass\./)).toBeVisible();
  });
});
