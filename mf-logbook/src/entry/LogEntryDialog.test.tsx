import type { CustomField } from '@holeshot/shared-core';
import { nova, novaPasses, summerAfternoon } from '@holeshot/shared-core/testing';
import { act, screen } from '@testing-library/react';
import {
  choose,
  field,
  goodSlip,
  gotFocus,
  newEntries,
  openLogEntry,
  seeded,
  settle,
  type,
} from './logEntryDriver';

describe('the slip as it opens', () => {
  test('starts with the car and the track logged last, the time now on the track’s clocks', async () => {
    await openLogEntry(seeded());
    expect(screen.getByLabelText('Vehicle')).toHaveDisplayValue("'69 Nova");
    expect(screen.getByLabelText('Track')).toHaveDisplayValue('Great Lakes Dragaway');
    expect(field('Time of the slip')).toHaveValue('2026-06-20T13:00');
    expect(field('Time Only')).toBeChecked();
  });

  test('starts with the car it was opened for', async () => {
    await openLogEntry(seeded(), 'duster');
    expect(screen.getByLabelText('Vehicle')).toHaveDisplayValue('Duster');
  });

  test('starts with the car, track and lane of the lanes', async () => {
    await openLogEntry(seeded(), { vehicleUid: 'duster', locationUid: 'byron', lane: 'Right' });
    expect(screen.getByLabelText('Vehicle')).toHaveDisplayValue('Duster');
    expect(screen.getByLabelText('Track')).toHaveDisplayValue('Byron Dragway');
    expect(field('Right')).toBeChecked();
  });

  test('offers the track used last first', async () => {
    await openLogEntry(seeded());
    const titles = [...screen.getByLabelText<HTMLSelectElement>('Track').options].map(({ text }) => text);
    expect(titles).toEqual(['Great Lakes Dragaway', 'Byron Dragway', 'Eighth Mile Park']);
  });

  test('hides what a shorter track does not print', async () => {
    const { user } = await openLogEntry(seeded());
    await user.click(screen.getByText('More splits'));
    expect(field('1000 ft')).toBeVisible();
    choose('Track', 'eighth');
    await settle();
    expect(screen.queryByLabelText('1000 ft')).toBeNull();
    expect(screen.queryByLabelText('1/4 ET')).toBeNull();
    expect(field('594 ft')).toBeVisible();
  });

  test('an untouched time stays the same moment at a track in another zone; a typed one stays as typed', async () => {
    await openLogEntry(seeded());
    choose('Track', 'eighth');
    await settle();
    expect(field('Time of the slip')).toHaveValue('2026-06-20T14:00');
    type('Time of the slip', '2026-06-20T10:30');
    await settle();
    choose('Track', 'great-lakes');
    await settle();
    expect(field('Time of the slip')).toHaveValue('2026-06-20T10:30');
  });

  test('asks for a vehicle or a track where there is none, and goes on once it is there', async () => {
    const platform = seeded({ vehicles: [], entries: [] });
    const { user } = await openLogEntry(platform);
    await user.click(screen.getByText('Add a vehicle'));
    expect(platform.log.opened).toEqual([{ name: 'vehicle', input: {} }]);
    act(() => void platform.vehicles.save(nova));
    expect(screen.getByLabelText('Vehicle')).toHaveDisplayValue("'69 Nova");
    await settle();
  });

  test('says that a track is missing', async () => {
    const platform = seeded({ locations: [], entries: [] });
    const { user } = await openLogEntry(platform);
    await user.click(screen.getByText('Add a track'));
    expect(platform.log.opened).toEqual([{ name: 'location', input: {} }]);
  });
});

describe('fields of one’s own', () => {
  const tire: CustomField = {
    ...{ pk: 'tire', title: 'Tire', titleShort: 'Tire', description: '', defaultLastValue: false },
    ...{ isCustomField: true, isNumeric: false, numericFormat: '0' },
  };

  test('are added from the form, and are in it at once', async () => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    goodSlip();
    await user.click(screen.getByText('Add a field of your own'));
    expect(platform.log.opened).toEqual([{ name: 'custom-fields', input: {} }]);
    act(() => void platform.customFields.save(tire));
    type('Tire', 'Hoosier');
    expect(screen.getByText('Change your own fields')).toBeVisible();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)[0]?.custom_fields).toEqual({ tire: 'Hoosier' });
  });
});

describe('saving a pass', () => {
  test('stores the slip with what follows from it, tells the others and closes', async () => {
    const platform = seeded();
    const { user, close, unmount } = await openLogEntry(platform);
    goodSlip();
    await user.click(field('Right'));
    await user.click(field('Win'));
    type('Notes', 'hazy');
    type('Changed on the car', 'new tires');
    await user.click(screen.getByText('Save pass'));
    const [entry, ...others] = newEntries(platform);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      log_entry_datetime: '2026-06-20T18:00:00.000Z',
      vehicle: { uid: 'nova' },
      location: { uid: 'great-lakes' },
      timeslip: { lane: 'Right', result: 'Win', quality: 'All Out', dialin_et: 11.22, et_1320: 11.241 },
      weather: { air_temp: 87, datetime: summerAfternoon.datetime },
      derived: { finish_et: 11.241, finish_mph: 118.6 },
      notes: 'hazy',
      changes: 'new tires',
    });
    // 29.92 at sea level is about 29.1 in the air at 750 ft.
    expect(entry!.weather!.pressure).toBeCloseTo(29.12, 1);
    expect(entry!.derived.finish_ddp).toBeCloseTo(11.24, 1);
    const logEntryUid = entry!.log_entry_uid;
    expect(platform.log.events).toEqual([
      { name: 'log-entry-saved', detail: { logEntryUid, vehicleUid: 'nova', isNew: true } },
    ]);
    expect(close).toHaveBeenCalledWith({ logEntryUid });
    expect(platform.log.snackbars[0]?.text).toBe('Pass saved: 11.241.');
    unmount();
    expect(platform.log.unsavedForms).toBe(0);
    expect(platform.drafts.read('log-entry')).toBeUndefined();
  });

  test('Ctrl and Enter save, once however often they are pressed, and a comma is as good as a point', async () => {
    const platform = seeded();
    const { user, close } = await openLogEntry(platform);
    type('1/4 ET', '11,241');
    await user.type(field('R/T'), '-0,012{Control>}{Enter}{Enter}{/Control}');
    expect(newEntries(platform)).toHaveLength(1);
    expect(newEntries(platform)[0]?.timeslip).toMatchObject({ reaction_time: -0.012, et_1320: 11.241 });
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('another car brings its own last values, but for those that are typed', async () => {
    const own = (pk: string): CustomField => ({
      ...{ pk, title: pk, titleShort: pk, description: '', defaultLastValue: true },
      ...{ isCustomField: true, isNumeric: false, numericFormat: '0' },
    });
    const passes = novaPasses.map((pass, index) => ({
      ...pass,
      ...(index === 0 && { vehicle: { ...pass.vehicle, uid: 'duster', name: 'Duster' } }),
      custom_fields: index === 0 ? { Tire: 'Hoosier', Oil: '5W' } : { Tire: 'M&H', Oil: '20W' },
    }));
    await openLogEntry(seeded({ entries: passes, customFields: [own('Tire'), own('Oil')] }));
    expect(field('Tire')).toHaveValue('M&H');
    type('Oil', '10W');
    choose('Vehicle', 'duster');
    await settle();
    expect(field('Tire')).toHaveValue('Hoosier');
    expect(field('Oil')).toHaveValue('10W');
  });

  test('the next slip keeps car, track, lane and dial and nothing else, and begins at the first number of the last', async () => {
    const platform = seeded();
    const { user, close } = await openLogEntry(platform);
    choose('Vehicle', 'duster');
    choose('Track', 'byron');
    await settle();
    goodSlip();
    type('Notes', 'hazy');
    await user.click(screen.getByText('Save & next'));
    expect(newEntries(platform)).toHaveLength(1);
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Vehicle')).toHaveDisplayValue('Duster');
    expect(screen.getByLabelText('Track')).toHaveDisplayValue('Byron Dragway');
    expect(field('Dial')).toHaveValue('11.22');
    for (const label of ['R/T', '60 ft', '1/4 ET', 'Notes']) expect(field(label)).toHaveValue('');
    await gotFocus(field('60 ft'));
    expect(platform.drafts.read('log-entry')).toBeUndefined();
    expect(platform.log.unsavedForms).toBe(0);
    goodSlip();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toHaveLength(2);
  });

  test('and next does not ask for the dial of a car that runs without one', async () => {
    const { user } = await openLogEntry(seeded());
    goodSlip();
    type('Dial', '');
    type('R/T', '0.02');
    await user.click(screen.getByText('Save & next'));
    expect(field('Dial')).toHaveValue('');
    await gotFocus(field('R/T'));
  });
});

describe('by keyboard', () => {
  test('Enter leads from field to field to the button, and saves nothing before', async () => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    await user.click(screen.getByRole('button', { name: /^Notes/ }));
    await user.clear(field('Dial'));
    await user.type(field('Dial'), '11.22{Enter}0.018{Enter}1.562{Enter}4.612{Enter}');
    expect(field('1/8 ET')).toHaveFocus();
    expect(field('1/8 ET')).toHaveAttribute('enterkeyhint', 'next');
    await user.keyboard('{Enter}{Enter}11.241{Enter}118.6');
    expect(field('1/4 mph')).toHaveAttribute('enterkeyhint', 'done');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Save pass' })).toHaveFocus();
    expect(newEntries(platform)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(newEntries(platform)[0]?.timeslip).toMatchObject({ reaction_time: 0.018, mph_1320: 118.6 });
  });

  test('Enter at the time or a choice saves nothing either', async () => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    goodSlip();
    for (const label of ['Time of the slip', 'Left', 'Win']) {
      act(() => field(label).focus());
      await user.keyboard('{Enter}');
    }
    expect(newEntries(platform)).toEqual([]);
  });

  test('every field can be reached in order, lanes change with the arrows', async () => {
    const { user } = await openLogEntry(seeded());
    act(() => screen.getByRole('button', { name: 'Photo of the slip' }).focus());
    await user.tab();
    await gotFocus(screen.getByRole('button', { name: 'Paste a slip' }));
    await user.tab();
    await gotFocus(screen.getByRole('button', { name: /^Event, car and track/ }));
    const position = 'Use my position';
    for (const label of ['Event', 'Class', 'Vehicle', 'Track', position, 'Time of the slip']) {
      await user.tab();
      await gotFocus(field(label));
    }
    await user.tab();
    await user.tab();
    await gotFocus(field('Left'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(field('Lane 1')).toBeChecked();
    await user.tab();
    await user.tab();
    await gotFocus(field('Round'));
    for (const name of ['T1', 'Q1', 'E1', 'Buy-back', 'Final']) {
      await user.tab();
      await gotFocus(screen.getByRole('button', { name }));
    }
    await user.tab();
    await gotFocus(field('Dial'));
  });
});
