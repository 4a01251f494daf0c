import { seconds, type LogEntry } from '@holeshot/shared-core';
import { novaPasses, type MemoryPlatform } from '@holeshot/shared-core/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { entriesOf, field, goodSlip, newEntries, openLogEntry, seeded, type } from './logEntryDriver';

const last = novaPasses.at(-1)!;
const spun: LogEntry = { ...last, timeslip: { ...last.timeslip, et_60: seconds(2.1) } };
const withSpun = [...novaPasses.slice(0, -1), spun];
/** Waits for the question, which comes once the list is drawn. */
const asked = (platform: MemoryPlatform) =>
  waitFor(() => expect(platform.log.snackbars).toHaveLength(2), { timeout: 5000 });
/** Waits long enough for a question. */
const afterWhile = () => act(() => jest.advanceTimersByTimeAsync(2000));

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe('a new pass that looks spun', () => {
  const logIt = async () => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    goodSlip();
    type('60 ft', '2.1');
    return { platform, user, save: () => user.click(screen.getByText('Save pass')) };
  };

  test('is asked about once it is saved, and stays as it is without an answer', async () => {
    const { platform, save } = await logIt();
    await save();
    await asked(platform);
    expect(platform.log.snackbars[1]).toMatchObject({
      text: '11.241 is saved as All Out. Did it spin? The 60 ft of 2.100 is far off what the car does.',
      timeout: 20_000,
      action: { label: 'It spun' },
    });
    expect(newEntries(platform)[0]?.timeslip.quality).toBe('All Out');
  });

  test('is stored as spun by one press, what was changed meanwhile stays, and others hear of it', async () => {
    const { platform, save } = await logIt();
    await save();
    await asked(platform);
    const [pass] = newEntries(platform) as [LogEntry];
    act(() => void platform.logBooks.save({ ...pass, notes: 'hazy' }, pass));
    act(() => platform.log.snackbars[1]?.action?.run());
    expect(newEntries(platform)).toEqual([
      { ...pass, notes: 'hazy', timeslip: { ...pass.timeslip, quality: 'Spun' } },
    ]);
    expect(platform.log.events).toMatchObject([{ detail: { isNew: true } }, { detail: { isNew: false } }]);
    await afterWhile();
    expect(platform.log.snackbars).toHaveLength(3);
  });

  test('is not put back by the answer where it was deleted meanwhile', async () => {
    const { platform, save } = await logIt();
    await save();
    await asked(platform);
    act(() => void platform.logBooks.delete(newEntries(platform)[0]!));
    act(() => platform.log.snackbars[1]?.action?.run());
    expect(newEntries(platform)).toEqual([]);
  });

  test('is not asked about where the racer has said so', async () => {
    const { platform, user, save } = await logIt();
    await user.click(field('Spun'));
    await save();
    await afterWhile();
    expect(platform.log.snackbars).toHaveLength(1);
  });
});

test('a pass that looks like the others is not asked about', async () => {
  const platform = seeded();
  const { user } = await openLogEntry(platform);
  goodSlip();
  await user.click(screen.getByText('Save pass'));
  await afterWhile();
  expect(platform.log.snackbars).toHaveLength(1);
});

describe('a stored pass that looks spun', () => {
  test('says so beside its quality, and one press there marks it', async () => {
    const platform = seeded({ entries: withSpun });
    const { user } = await openLogEntry(platform, undefined, spun.log_entry_uid);
    expect(await screen.findByText(/^Looks spun: the 60 ft of 2\.100/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It spun' }));
    expect(field('Spun')).toBeChecked();
    expect(screen.queryByText(/^Looks spun/)).toBeNull();
    expect(entriesOf(platform)[0]).toEqual(spun);
    await user.click(screen.getByText('Save pass'));
    expect(entriesOf(platform)[0]?.timeslip.quality).toBe('Spun');
    await afterWhile();
    expect(platform.log.snackbars).toHaveLength(1);
  });

  test('is all out where the racer says so, which is remembered and ends the question', async () => {
    const platform = seeded({ entries: withSpun });
    const first = await openLogEntry(platform, undefined, spun.log_entry_uid);
    await screen.findByText(/^Looks spun/);
    await first.user.click(screen.getByRole('button', { name: 'All out' }));
    expect(screen.queryByText(/^Looks spun/)).toBeNull();
    await first.user.click(screen.getByText('Save pass'));
    const sure = { ...spun.timeslip, quality_sure: true };
    expect(entriesOf(platform)[0]?.timeslip).toEqual(sure);
    await afterWhile();
    expect(platform.log.snackbars).toHaveLength(1);
    first.unmount();
    const { user } = await openLogEntry(platform, undefined, spun.log_entry_uid);
    await afterWhile();
    expect(screen.queryByText(/^Looks spun/)).toBeNull();
    type('Notes', 'hazy');
    await user.click(screen.getByText('Save pass'));
    expect(entriesOf(platform)[0]).toMatchObject({ timeslip: sure, notes: 'hazy' });
  });

  test('is doubted anew once it was marked otherwise', async () => {
    const sure = { ...spun, timeslip: { ...spun.timeslip, quality_sure: true } };
    const platform = seeded({ entries: [...novaPasses.slice(0, -1), sure] });
    const { user } = await openLogEntry(platform, undefined, spun.log_entry_uid);
    await user.click(field('Flawed'));
    await user.click(screen.getByText('Save pass'));
    expect(entriesOf(platform)[0]?.timeslip).not.toHaveProperty('quality_sure');
  });

  test('is not asked about again for a note', async () => {
    const platform = seeded({ entries: withSpun });
    const { user } = await openLogEntry(platform, undefined, spun.log_entry_uid);
    type('Notes', 'hazy');
    await user.click(screen.getByText('Save pass'));
    await afterWhile();
    expect(platform.log.snackbars).toHaveLength(1);
  });

  test('says nothing where it looks like the others', async () => {
    await openLogEntry(seeded(), undefined, last.log_entry_uid);
    await afterWhile();
    expect(screen.queryByText(/^Looks/)).toBeNull();
  });
});

test('an edited pass that looks lifted now is asked about', async () => {
  const platform = seeded();
  const { user } = await openLogEntry(platform, undefined, last.log_entry_uid);
  type('1/4 mph', '109');
  await user.click(screen.getByText('Save pass'));
  await asked(platform);
  expect(platform.log.snackbars[1]?.text).toContain('Did you lift? The 109.0 mph at the end is far off');
  act(() => platform.log.snackbars[1]?.action?.run());
  expect(entriesOf(platform)[0]?.timeslip).toMatchObject({ quality: 'Lifted', mph_1320: 109 });
});
