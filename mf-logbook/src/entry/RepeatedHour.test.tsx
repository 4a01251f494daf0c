import { ok, type LogEntry } from '@holeshot/shared-core';
import { greatLakes, novaPasses, summerAfternoon } from '@holeshot/shared-core/testing';
import { screen } from '@testing-library/react';
import {
  choose,
  eighth,
  entriesOf,
  field,
  goodSlip,
  newEntries,
  openLogEntry,
  seeded,
  settle,
  type,
} from './logEntryDriver';

const first = () => field('First (daylight time)');
const second = () => field('Second (standard time)');

/** Creates a platform at a moment, with the moments of its weather requests. */
const at = (now: string, entries: readonly LogEntry[] = novaPasses) => {
  const platform = seeded({ now: Date.parse(now), entries: [...entries] });
  const requested: string[] = [];
  platform.weather.observationAt = (request) => {
    requested.push(request.at);
    return Promise.resolve(ok({ ...summerAfternoon, datetime: request.at }));
  };
  return { platform, requested };
};
const save = async ({ user }: Awaited<ReturnType<typeof openLogEntry>>) =>
  user.click(screen.getByText('Save pass'));

describe('a pass of the hour that comes twice', () => {
  test('logged in the second hour is of that hour, with its weather, while its time is left alone', async () => {
    const { platform, requested } = at('2026-11-01T07:31:00Z');
    const dialog = await openLogEntry(platform);
    expect(field('Time of the slip')).toHaveValue('2026-11-01T01:31');
    expect(screen.getByRole('group', { name: '1:31 AM comes twice: clocks go back' })).toBeVisible();
    expect(second()).toBeChecked();
    goodSlip();
    await save(dialog);
    expect(requested).toEqual(['2026-11-01T07:31:00.000Z']);
    expect(newEntries(platform)).toMatchObject([
      {
        log_entry_datetime: '2026-11-01T07:31:00.000Z',
        weather: { datetime: '2026-11-01T07:31:00.000Z' },
      },
    ]);
  });

  test('is of the first hour while that lasts, or if the racer says so, also with other minutes', async () => {
    const early = at('2026-11-01T06:31:00Z');
    const dialog = await openLogEntry(early.platform);
    expect(first()).toBeChecked();
    dialog.unmount();

    const { platform, requested } = at('2026-11-01T07:31:00Z');
    const { user, ...late } = await openLogEntry(platform);
    type('Time of the slip', '2026-11-01T01:05');
    await settle();
    expect(second()).toBeChecked();
    await user.click(first());
    type('Time of the slip', '2026-11-01T01:10');
    expect(first()).toBeChecked();
    await settle();
    expect(requested.at(-1)).toBe('2026-11-01T06:10:00.000Z');
    goodSlip();
    await save({ user, ...late });
    expect(newEntries(platform)[0]?.log_entry_datetime).toBe('2026-11-01T06:10:00.000Z');
  });

  test('is asked about days later, and saved once the racer has chosen', async () => {
    const { platform } = at('2026-11-04T18:00:00Z');
    const dialog = await openLogEntry(platform);
    type('Time of the slip', '2026-11-01T01:30');
    await settle();
    expect(first()).not.toBeChecked();
    expect(second()).not.toBeChecked();
    goodSlip();
    await save(dialog);
    expect(field('Time of the slip')).toHaveAccessibleDescription(
      'This time comes twice. Choose the first or the second.',
    );
    expect(newEntries(platform)).toEqual([]);
    await dialog.user.click(second());
    await settle();
    expect(field('Time of the slip')).not.toHaveAccessibleDescription();
    await save(dialog);
    expect(newEntries(platform)[0]?.log_entry_datetime).toBe('2026-11-01T07:30:00.000Z');
  });

  test('keeps the choice with its draft, and clears it with the form', async () => {
    const opened = at('2026-11-01T07:31:00Z');
    const before = await openLogEntry(opened.platform);
    goodSlip();
    before.unmount();
    const { platform } = at('2026-11-04T18:00:00Z');
    platform.drafts.write('log-entry', opened.platform.drafts.read('log-entry'));
    const dialog = await openLogEntry(platform);
    expect(second()).toBeChecked();
    await save(dialog);
    expect(newEntries(platform)[0]?.log_entry_datetime).toBe('2026-11-01T07:31:00.000Z');
    dialog.unmount();

    const { user } = await openLogEntry(opened.platform);
    await user.click(first());
    await user.click(screen.getByText('Clear the form'));
    expect(second()).toBeChecked();
  });

  test('is asked about in a draft that an older app left', async () => {
    const { platform } = at('2026-11-04T18:00:00Z');
    const before = await openLogEntry(platform);
    goodSlip();
    before.unmount();
    const { repeatedTime: _, ...older } = platform.drafts.read('log-entry') as Record<string, unknown>;
    platform.drafts.write('log-entry', { ...older, localTime: '2026-11-01T01:30' });
    const dialog = await openLogEntry(platform);
    await save(dialog);
    expect(field('Time of the slip')).toHaveAccessibleDescription(/comes twice/);
  });

  test('stays the same instant at a track in another zone, where its time comes once', async () => {
    const { platform } = at('2026-11-01T07:31:00Z');
    const dialog = await openLogEntry(platform);
    choose('Track', 'eighth');
    await settle();
    expect(field('Time of the slip')).toHaveValue('2026-11-01T02:31');
    expect(screen.queryByText(/comes twice/)).toBeNull();
    choose('Track', greatLakes.uid);
    await settle();
    expect(second()).toBeChecked();
    expect(eighth.timezone).toBe('America/New_York');
    goodSlip();
    await save(dialog);
    expect(newEntries(platform)[0]?.log_entry_datetime).toBe('2026-11-01T07:31:00.000Z');
  });

  test('is read from a slip as the one nearest to now', async () => {
    const { platform } = at('2026-11-01T07:31:00Z');
    const slip =
      'Great Lakes Dragaway\n11/01/2026 1:20 AM\nDIAL 11.20\nR/T .018\n60 1.707\n1/4 11.231\nMPH 120.77';
    const dialog = await openLogEntry(platform, undefined, undefined, slip);
    await dialog.user.click(screen.getByRole('button', { name: 'Read the slip' }));
    await settle();
    expect(field('Time of the slip')).toHaveValue('2026-11-01T01:20');
    expect(second()).toBeChecked();
    await save(dialog);
    expect(newEntries(platform)[0]?.log_entry_datetime).toBe('2026-11-01T07:20:00.000Z');
  });
});

describe('a stored pass of the second hour', () => {
  const last = novaPasses.at(-1)!;
  const stored = (log_entry_datetime: string): LogEntry => ({ ...last, log_entry_datetime });
  const open = async (datetime: string) => {
    const entry = stored(datetime);
    const { platform } = at('2026-11-04T18:00:00Z', [...novaPasses.slice(0, -1), entry]);
    const dialog = await openLogEntry(platform, undefined, last.log_entry_uid);
    const now = () =>
      entriesOf(platform).find(({ log_entry_uid }) => log_entry_uid === last.log_entry_uid)
        ?.log_entry_datetime;
    return { dialog, now };
  };

  test('keeps its instant, to the second, when another field is changed', async () => {
    const { dialog, now } = await open('2026-11-01T07:30:23.000Z');
    expect(second()).toBeChecked();
    type('Notes', 'cold');
    await save(dialog);
    expect(now()).toBe('2026-11-01T07:30:23.000Z');
  });

  test('stays in its hour with other minutes, and moves to the first if the racer says so', async () => {
    const minutes = await open('2026-11-01T07:05:00.000Z');
    type('Time of the slip', '');
    type('Time of the slip', '2026-11-01T01:50');
    await settle();
    expect(second()).toBeChecked();
    await save(minutes.dialog);
    expect(minutes.now()).toBe('2026-11-01T07:50:00.000Z');
    minutes.dialog.unmount();

    const hour = await open('2026-11-01T07:05:00.000Z');
    await hour.dialog.user.click(first());
    await save(hour.dialog);
    expect(hour.now()).toBe('2026-11-01T06:05:00.000Z');
  });
});

describe('a time that clocks skip', () => {
  test('is said, with the time that a clock not set forward means, and is not saved', async () => {
    const { platform } = at('2026-03-08T18:00:00Z');
    const dialog = await openLogEntry(platform);
    type('Time of the slip', '2026-03-08T02:30');
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('2:30 AM does not exist that day: clocks skip it.');
    goodSlip();
    await save(dialog);
    expect(field('Time of the slip')).toHaveAccessibleDescription('Clocks skip this time. Enter another.');
    expect(newEntries(platform)).toEqual([]);
    await dialog.user.click(screen.getByText('Use 3:30 AM'));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    await save(dialog);
    expect(newEntries(platform)[0]?.log_entry_datetime).toBe('2026-03-08T08:30:00.000Z');
  });

  test('exists at a track whose clocks never change', async () => {
    const phoenix = { ...greatLakes, timezone: 'America/Phoenix' };
    const platform = seeded({ locations: [phoenix], now: Date.parse('2026-11-01T08:31:00Z') });
    await openLogEntry(platform);
    for (const time of ['2026-03-08T02:30', '2026-11-01T01:30', '0020-06-20T12:00']) {
      type('Time of the slip', time);
      await settle();
      expect(screen.queryByText(/comes twice|does not exist/)).toBeNull();
    }
  });
});

describe('the names of the two', () => {
  test.each([
    ['Europe/Berlin', '2026-10-25T01:31:00Z', ['First (summer time)', 'Second (standard time)']],
    ['Australia/Sydney', '2026-04-04T16:31:00Z', ['First (daylight time)', 'Second (standard time)']],
    ['Australia/Lord_Howe', '2026-04-04T15:15:00Z', ['First (daylight time)', 'Second (standard time)']],
    ['Europe/London', '2026-10-25T01:31:00Z', ['First (summer time)', 'Second']],
  ])('in %s follow the clocks there', async (timezone, now, names) => {
    const platform = seeded({ locations: [{ ...greatLakes, timezone }], entries: [], now: Date.parse(now) });
    await openLogEntry(platform);
    expect(field(names[0]!)).not.toBeChecked();
    expect(field(names[1]!)).toBeChecked();
  });
});
