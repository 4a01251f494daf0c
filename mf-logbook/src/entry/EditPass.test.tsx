import {
  changeTune,
  fahrenheit,
  ok,
  pounds,
  seconds,
  type CustomField,
  type LogEntry,
  type Result,
  type StationObservation,
} from '@holeshot/shared-core';
import {
  nova,
  novaPasses,
  readOnlySession,
  summerAfternoon,
  type MemoryPlatform,
} from '@holeshot/shared-core/testing';
import { act, screen } from '@testing-library/react';
import { draftOfEntry } from '../draft/draftOfEntry';
import { localTimes } from '../draft/localTimes';
import { choose, entriesOf, field, openLogEntry, seeded, settle, type } from './logEntryDriver';

const last = novaPasses.at(-1)!;
const uid = last.log_entry_uid;
const own = (pk: string, more: Partial<CustomField> = {}): CustomField => ({
  ...{ pk, title: pk, titleShort: pk, description: '', defaultLastValue: true },
  ...{ isCustomField: true, isNumeric: false, numericFormat: '0', ...more },
});
const fields = [own('Launch rpm.1', { isNumeric: true }), own('Tire', { defaultLastValue: false })];
const withOwn: LogEntry = { ...last, custom_fields: { 'Launch rpm.1': 4350, Tire: 'M&H', gone: 'kept' } };

/** Pass with air that a station reported some minutes before it. */
const reported: LogEntry = { ...last, weather: { ...last.weather!, datetime: summerAfternoon.datetime } };
const withReported = [...novaPasses.slice(0, -1), reported];

const edit = (platform: MemoryPlatform) => openLogEntry(platform, undefined, uid);
const stored = (platform: MemoryPlatform) =>
  entriesOf(platform).find(({ log_entry_uid }) => log_entry_uid === uid);

describe('a stored pass', () => {
  test.each([
    ['et_330', '330 ft'],
    ['et_594', '594 ft'],
  ] as const)('opens in the number to correct, and what is typed replaces it (%s)', async (name, label) => {
    const platform = seeded({
      entries: [
        ...novaPasses.slice(0, -1),
        { ...last, timeslip: { ...last.timeslip, et_594: seconds(6.6) } },
      ],
    });
    const { user } = await openLogEntry(platform, { field: name }, uid);
    expect(field(label)).toHaveFocus();
    await user.keyboard('1');
    expect(field(label)).toHaveValue('1');
    if (name !== 'et_594') return;
    await user.click(screen.getByRole('button', { name: 'Fewer splits' }));
    expect(screen.queryByLabelText(label)).toBeNull();
  });

  test('opens as it is, with the weather that was saved, and the station is not asked', async () => {
    const platform = seeded({ entries: [...novaPasses.slice(0, -1), withOwn], customFields: fields });
    let asked = 0;
    platform.weather.observationAt = () => {
      asked += 1;
      return Promise.resolve(ok(summerAfternoon));
    };
    await edit(platform);
    expect(screen.getByText('Edit pass')).toBeVisible();
    expect(field('Time of the slip')).toHaveValue('2026-06-20T12:41');
    expect(field('1/4 ET')).toHaveValue('11.241');
    expect(field('Win')).toBeChecked();
    expect(field('Launch rpm.1')).toHaveValue('4350');
    expect(field('Tire')).toHaveValue('M&H');
    expect(screen.getByText(/as it was saved/)).toBeVisible();
    expect(asked).toBe(0);
    expect(screen.queryByText('Save & next')).toBeNull();
  });

  test('shows its numbers with the decimals of a slip, and saved unchanged is what it was', async () => {
    const odd: LogEntry = {
      ...last,
      timeslip: { ...last.timeslip, dialin_et: seconds(11.2), et_330: seconds(4.6), et_660: seconds(7.1485) },
    };
    const platform = seeded({ entries: [...novaPasses.slice(0, -1), odd] });
    const { user } = await edit(platform);
    const shown = { Dial: '11.20', '330 ft': '4.600', '1/8 ET': '7.1485', '1/4 mph': '118.6' };
    for (const [label, text] of Object.entries(shown)) expect(field(label)).toHaveValue(text);
    await user.click(screen.getByText('Save pass'));
    expect(stored(platform)?.timeslip).toEqual(odd.timeslip);
  });

  test('saved with another time has it, what follows from it, and all else as before', async () => {
    const platform = seeded({ entries: [withOwn], customFields: fields });
    const { user, close } = await edit(platform);
    type('330 ft', '4.6');
    type('Launch rpm.1', '4500');
    type('Tire', '');
    type('Changed on the car', 'jets');
    await user.click(screen.getByText('Save pass'));
    expect(close).toHaveBeenCalledWith({ logEntryUid: uid });
    const after = stored(platform)!;
    expect(after.derived.split_60_330).toBeCloseTo(4.6 - 1.562, 6);
    expect(after).toEqual({
      ...withOwn,
      timeslip: { ...last.timeslip, et_330: 4.6 },
      derived: after.derived,
      custom_fields: { 'Launch rpm.1': 4500, gone: 'kept' },
      changes: 'jets',
    });
    expect(after.derived.finish_ddp).toBe(last.derived.finish_ddp);
  });

  test('keeps its race, and the margin follows the corrected slip', async () => {
    const event = {
      ...{ name: 'Fall Classic', round: 'E1', opponent: 'Big Al', opponent_dial: seconds(9.9) },
      ...{ opponent_reaction: seconds(0.03), opponent_et: seconds(9.92) },
    };
    const platform = seeded({ entries: [{ ...last, event }] });
    const { user } = await edit(platform);
    type('Dial', '11.24');
    type('R/T', '0.020');
    await user.click(screen.getByText('Save pass'));
    const after = stored(platform)!;
    expect(after.event).toEqual(event);
    expect(after.derived.margin).toBeCloseTo(0.05 - 0.021, 6);
  });

  test('keeps what was worked out for the car it was then, though the car is another one today', async () => {
    const heavier = { ...nova, base_tune: { ...nova.base_tune, weight_with_driver: pounds(4000) } };
    const platform = seeded({ vehicles: [heavier] });
    const first = await edit(platform);
    type('Notes', 'hazy');
    await first.user.click(screen.getByText('Save pass'));
    expect(stored(platform)).toEqual({ ...last, notes: 'hazy' });
  });

  test('goes by the weight of the tune it ran on after a correction of its slip', async () => {
    const platform = seeded();
    const base_tune = { ...nova.base_tune, weight_with_driver: pounds(4000) };
    const heavier = { base_tune, ddpe_tune: nova.ddpe_tune };
    platform.tunes.save(changeTune(nova, heavier, { now: Date.UTC(2026, 6, 1), known: [] }));
    const { user } = await edit(platform);
    type('1/4 mph', '117');
    await user.click(screen.getByText('Save pass'));
    expect(stored(platform)?.derived.horsepower).toBeCloseTo(3200 * (117 / 234) ** 3, 6);
    expect(stored(platform)?.vehicle).toEqual(last.vehicle);
  });

  test('gets the result that follows from the corrected slip, if it was a race', async () => {
    const event = { opponent_dial: seconds(9.9), opponent_reaction: seconds(0.03), opponent_et: seconds(10) };
    const platform = seeded({ entries: [{ ...last, event }] });
    const { user } = await edit(platform);
    expect(field('Win')).toBeChecked();
    type('1/4 ET', '11.3');
    expect(field('Loss')).toBeChecked();
    await user.click(screen.getByText('Save pass'));
    expect(stored(platform)?.timeslip.result).toBe('Loss');
  });

  test('keeps what another device changed meanwhile', async () => {
    const platform = seeded();
    const { user } = await edit(platform);
    act(() => void platform.logBooks.save({ ...last, notes: 'from the trailer' }, last));
    type('60 ft', '1.55');
    await user.click(screen.getByText('Save pass'));
    expect(stored(platform)).toMatchObject({ notes: 'from the trailer', timeslip: { et_60: 1.55 } });
  });

  test('keeps what another device changed before an earlier draft came back', async () => {
    const platform = seeded({ entries: [withOwn], customFields: fields });
    const first = await edit(platform);
    type('Notes', 'hazy');
    type('Tire', 'Hoosier');
    first.unmount();
    const elsewhere = {
      ...{ ...withOwn, timeslip: { ...withOwn.timeslip, et_60: seconds(1.55) } },
      custom_fields: { ...withOwn.custom_fields, 'Launch rpm.1': 4500 },
    };
    act(() => void platform.logBooks.save(elsewhere, withOwn));
    const { user } = await edit(platform);
    expect(screen.getByText('Unsaved draft')).toBeVisible();
    expect(field('60 ft')).toHaveValue('1.550');
    await user.click(screen.getByText('Save pass'));
    expect(stored(platform)).toMatchObject({
      notes: 'hazy',
      timeslip: { et_60: 1.55 },
      custom_fields: { 'Launch rpm.1': 4500, Tire: 'Hoosier', gone: 'kept' },
    });
  });

  test('with a draft of an older app, which is whole, comes back as it was typed', async () => {
    const platform = seeded();
    const first = await edit(platform);
    type('Notes', 'hazy');
    first.unmount();
    const key = `log-entry.${uid}`;
    const times = localTimes(platform.clock);
    const whole = draftOfEntry(last, times.local(last.log_entry_datetime, last.location), []);
    platform.drafts.write(key, { ...whole, notes: 'hazy', et_60: '1.7' });
    const again = await edit(platform);
    expect(field('Notes')).toHaveValue('hazy');
    expect(field('60 ft')).toHaveValue('1.7');
    again.unmount();
    expect(platform.drafts.read(key)).toEqual({ notes: 'hazy', et_60: '1.7' });
    platform.drafts.write(key, 'no draft');
    await edit(platform);
    expect(screen.queryByText('Unsaved draft')).toBeNull();
  });

  test('keeps its seconds while its time is left alone', async () => {
    const at = '2026-06-20T17:41:23.000Z';
    const platform = seeded({ entries: [{ ...last, log_entry_datetime: at }] });
    const { user } = await edit(platform);
    type('Notes', 'hazy');
    await user.click(screen.getByText('Save pass'));
    expect(stored(platform)).toMatchObject({ log_entry_datetime: at, notes: 'hazy' });
  });

  test('moved to another car and time asks for the weather of that time', async () => {
    const platform = seeded({ entries: withReported });
    const { user } = await edit(platform);
    choose('Vehicle', 'duster');
    type('Time of the slip', '2026-05-30T12:41');
    await settle();
    expect(screen.getByText(/Kenosha Regional/)).toBeVisible();
    await user.click(screen.getByText('Save pass'));
    expect(stored(platform)).toMatchObject({
      vehicle: { uid: 'duster' },
      log_entry_datetime: '2026-05-30T17:41:00.000Z',
    });
    expect(entriesOf(platform)).toHaveLength(novaPasses.length);
  });

  test('keeps the air that was typed for it when its time is put right', async () => {
    const air = { ...last.weather!, datetime: last.log_entry_datetime, air_temp: fahrenheit(71) };
    const platform = seeded({ entries: [...novaPasses.slice(0, -1), { ...last, weather: air }] });
    const { user } = await edit(platform);
    type('Time of the slip', '2026-06-20T12:30');
    await settle();
    await user.click(screen.getByText('Save pass'));
    const at = '2026-06-20T17:30:00.000Z';
    expect(stored(platform)).toMatchObject({ log_entry_datetime: at, weather: { ...air, datetime: at } });
  });

  describe('saved without weather', () => {
    const at = last.log_entry_datetime;
    const bare: LogEntry = { ...last, weather: null, prediction: {} };
    const opened = () => edit(seeded({ entries: [...novaPasses.slice(0, -1), bare] }));

    test('stays so while that is ticked, however soon the station would answer', async () => {
      const { platform, user } = await opened();
      expect(field('Save without weather')).toBeChecked();
      expect(
        screen.getByText(/^This pass has no weather\. Uncheck the box below to get it from Kenosha Regional/),
      ).toBeVisible();
      type('Notes', 'hazy');
      await user.click(screen.getByText('Save pass'));
      expect(stored(platform)).toMatchObject({ notes: 'hazy', weather: null, prediction: {} });
    });

    test('gets it once that is unticked, and Save waits for it', async () => {
      const { platform, user } = await opened();
      const answers: (() => void)[] = [];
      platform.weather.observationAt = () =>
        new Promise((resolve) => answers.push(() => resolve(ok(summerAfternoon))));
      await user.click(field('Save without weather'));
      await user.click(screen.getByText('Save pass'));
      expect(stored(platform)?.weather).toBeNull();
      await act(() => Promise.resolve(answers.at(-1)?.()));
      expect(stored(platform)).toMatchObject({ log_entry_datetime: at, weather: { air_temp: 87 } });
    });
  });

  test('is deleted by name, and back exactly after Undo', async () => {
    const platform = seeded();
    const { user, close } = await edit(platform);
    await user.click(screen.getByText('Delete pass'));
    expect(close).toHaveBeenCalledWith();
    expect(stored(platform)).toBeUndefined();
    const [message] = platform.log.snackbars;
    expect(message?.text).toBe("11.241 of '69 Nova, 06/20/2026 12:41 PM, deleted.");
    act(() => message?.action?.run());
    expect(stored(platform)).toEqual(last);
  });

  test('keeps its own draft, apart from that of a new pass', async () => {
    const platform = seeded();
    const first = await edit(platform);
    type('Notes', 'hazy');
    first.unmount();
    const fresh = await openLogEntry(platform);
    expect(field('Notes')).toHaveValue('');
    fresh.unmount();
    const { user } = await edit(platform);
    expect(field('Notes')).toHaveValue('hazy');
    expect(screen.getByText(/^You made this change before/)).toBeVisible();
    expect(screen.queryByText('Clear the form')).toBeNull();
    await user.click(screen.getByText('Back to the saved version'));
    expect(field('Notes')).toHaveValue('');
    expect(field('1/4 ET')).toHaveValue('11.241');
  });
});

test('a pass that was a round is corrected with its opponent, and keeps its event', async () => {
  const event = { name: 'Fall Classic', round: 'E1', opponent: 'Big Al', opponent_et: seconds(9.92) };
  const platform = seeded({ entries: [{ ...last, event }] });
  const { user } = await edit(platform);
  expect(field('Round')).toHaveValue('E1');
  expect(field('Event')).toHaveValue('Fall Classic');
  expect(field('Opponent')).toHaveValue('Big Al');
  type('Opponent', 'Bigger Al');
  await user.click(screen.getByText('Save pass'));
  expect(stored(platform)?.event).toEqual({ ...event, opponent: 'Bigger Al' });
});

describe('a pass deleted on another device', () => {
  test('while it is open is said, and put back whole by saving', async () => {
    const platform = seeded();
    const { user } = await edit(platform);
    type('Notes', 'hazy');
    act(() => void platform.logBooks.delete(last));
    expect(screen.getByRole('alert')).toHaveTextContent('This pass was deleted, here or on another device.');
    expect(screen.queryByText('Delete pass')).toBeNull();
    await user.click(screen.getByText('Save pass'));
    expect(stored(platform)).toEqual({ ...last, notes: 'hazy' });
    // After a late deletion nobody has read the words above.
    expect(platform.log.snackbars.at(-1)?.text).toMatch(/^Pass restored: /);
    expect(platform.log.events).toMatchObject([{ detail: { isNew: false } }]);
  });

  test('while Save waits for the weather is not put back by that', async () => {
    const platform = seeded({ entries: withReported });
    const answers: ((answer: Result<StationObservation>) => void)[] = [];
    platform.weather.observationAt = () => new Promise((resolve) => answers.push(resolve));
    const { user, close } = await edit(platform);
    type('Time of the slip', '2026-06-20T12:30');
    await user.click(screen.getByText('Save pass'));
    act(() => void platform.logBooks.delete(last));
    await act(() => Promise.resolve(answers.at(-1)?.(ok(summerAfternoon))));
    expect(stored(platform)).toBeUndefined();
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByText('Not saved yet: something has changed. Save again.')).toBeVisible();
    await user.click(screen.getByText('Save pass'));
    expect(stored(platform)?.log_entry_datetime).toBe('2026-06-20T17:30:00.000Z');
  });

  test('before it is opened is said', async () => {
    await openLogEntry(seeded(), undefined, 'deleted long ago');
    expect(screen.getByText(/This pass was deleted/)).toBeVisible();
  });
});

test('a read-only racer looks at a pass, and saving or deleting leads to the subscription', async () => {
  const platform = seeded({ session: readOnlySession });
  const { user, close } = await edit(platform);
  expect(field('1/4 ET')).toHaveValue('11.241');
  expect(field('1/4 ET')).toBeDisabled();
  await user.click(screen.getByText('Save pass'));
  await user.click(screen.getByText('Delete pass'));
  expect(platform.log.subscriptionRequired).toBe(2);
  expect(close).not.toHaveBeenCalled();
  expect(stored(platform)).toEqual(last);
});

describe('a new pass', () => {
  test('begins with the last values of the fields that ask for it, car by car', async () => {
    const platform = seeded({ entries: [withOwn], customFields: fields });
    await openLogEntry(platform);
    expect(field('Launch rpm.1')).toHaveValue('4350');
    expect(field('Tire')).toHaveValue('');
    choose('Vehicle', 'duster');
    await settle();
    expect(field('Launch rpm.1')).toHaveValue('');
  });

  test('refuses an own field that is no number, at that field', async () => {
    const platform = seeded({ customFields: fields });
    const { user } = await openLogEntry(platform);
    type('1/4 ET', '11.241');
    type('Launch rpm.1', 'many');
    await user.click(screen.getByText('Save pass'));
    expect(field('Launch rpm.1')).toHaveAccessibleDescription('Type a number, such as 4350.');
    expect(entriesOf(platform)).toHaveLength(novaPasses.length);
  });

  test('shows what follows from it while it is typed', async () => {
    await openLogEntry(seeded());
    type('60 ft', '1.562');
    type('330 ft', '4.612');
    await settle();
    expect(screen.getByText('60–330').nextSibling).toHaveTextContent('3.050');
    type('Dial', '11.2');
    type('R/T', '0.02');
    type('1/4 ET', '11.25');
    await settle();
    expect(screen.getByText('Package').nextSibling).toHaveTextContent('+0.070');
  });

  test('shows nothing that would follow from numbers it refuses', async () => {
    const { user } = await openLogEntry(seeded());
    type('60 ft', '1.562');
    type('330 ft', '4.612');
    type('1/8 ET', '4.5');
    type('1/4 ET', '11.241');
    type('1/4 mph', '1186.');
    await settle();
    expect(screen.getByText('60–330').nextSibling).toHaveTextContent('3.050');
    for (const label of ['330–1/8', 'Horsepower', 'MPH at sea level'])
      expect(screen.queryByText(label)).toBeNull();
    type('1/8 ET', '7.148');
    type('1/4 mph', '118.6');
    await settle();
    for (const label of ['330–1/8', 'Horsepower', 'MPH at sea level', 'Density altitude'])
      expect(screen.getByText(label)).toBeVisible();
    await user.click(screen.getByText('Edit weather'));
    type('Humidity', '540');
    await settle();
    expect(screen.queryByText('Density altitude')).toBeNull();
  });
});
