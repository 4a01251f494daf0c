import { seconds, type LogEntry, type PassSetup } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { cleanup, screen } from '@testing-library/react';
import {
  choose,
  entriesOf,
  field,
  goodSlip,
  gotFocus,
  newEntries,
  openLogEntry,
  seeded,
  settle,
  type,
} from './logEntryDriver';

const before = novaPasses.at(-1)!;
const stopped: PassSetup = { throttle_stop: seconds(0.538), delay: seconds(1.052) };
const withSetup = (setup: PassSetup): LogEntry[] => [...novaPasses.slice(0, -1), { ...before, setup }];
const ranAt = Date.parse(before.log_entry_datetime);
const hourInMs = 3_600_000;
/** A car that ran on a throttle stop an hour ago, or another time before. */
const index = (setup = stopped, ago = hourInMs) => seeded({ entries: withSetup(setup), now: ranAt + ago });

const timer = () => screen.queryByLabelText('Throttle stop');
const hint = (label: string) => field(label).getAttribute('aria-describedby');
const hintOf = (label: string) => document.getElementById(hint(label) ?? '')?.textContent;
const isAbove = (label: string, other: string) =>
  Boolean(field(label).compareDocumentPosition(field(other)) & Node.DOCUMENT_POSITION_FOLLOWING);
const save = (user: Awaited<ReturnType<typeof openLogEntry>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save pass' }));

describe('the car on a throttle stop', () => {
  test('has timer and delay above its slip, as set for the last pass, and says so', async () => {
    const { platform, user } = await openLogEntry(index());
    expect(field('Throttle stop')).toHaveValue('0.538');
    expect(field('Delay box')).toHaveValue('1.052');
    expect(isAbove('Delay box', 'Dial')).toBe(true);
    expect([hintOf('Throttle stop'), hintOf('Delay box')]).toEqual(['as last pass', 'as last pass']);
    await gotFocus(field('R/T'));
    goodSlip();
    type('Throttle stop', '551');
    expect(field('Throttle stop')).toHaveValue('.551');
    expect(hintOf('Throttle stop')).toBe('last 0.538');
    await save(user);
    expect(newEntries(platform)[0]?.setup).toEqual({ throttle_stop: 0.551, delay: 1.052 });
  });

  test('has a full pass by a 0, and an unknown timer by an empty field', async () => {
    const { platform, user } = await openLogEntry(index({ throttle_stop: seconds(0.538) }));
    goodSlip();
    type('Throttle stop', '0');
    expect(hintOf('Throttle stop')).toBe('full pass');
    await user.click(screen.getByRole('button', { name: 'Save & next' }));
    expect(newEntries(platform)[0]?.setup).toEqual({ throttle_stop: 0 });
    goodSlip();
    type('Throttle stop', '');
    await save(user);
    expect(newEntries(platform).map(({ setup }) => setup)).toEqual(
      expect.arrayContaining([undefined, { throttle_stop: 0 }]),
    );
  });

  test('goes on with the timer that was just saved', async () => {
    const { user } = await openLogEntry(index());
    goodSlip();
    type('Throttle stop', '551');
    await user.click(screen.getByRole('button', { name: 'Save & next' }));
    expect(Number(field('Throttle stop').value)).toBe(0.551);
    expect(hintOf('Throttle stop')).toBe('as last pass');
  });

  test('does not lend its timer to another car', async () => {
    const { platform, user } = await openLogEntry(index());
    choose('Vehicle', 'duster');
    await settle();
    expect(isAbove('Dial', 'Throttle stop')).toBe(true);
    expect(field('Throttle stop')).toHaveValue('');
    goodSlip();
    await save(user);
    expect(newEntries(platform)[0]).not.toHaveProperty('setup');
  });

  test('shows start and level of the stop only where the last pass had them', async () => {
    const { user } = await openLogEntry(index());
    expect(screen.queryByLabelText('Stop start')).toBeNull();
    const more = screen.getByRole('button', { name: 'More of the stop', expanded: false });
    await user.click(more);
    expect(field('Stop open %')).toHaveValue('');
    expect(more).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Less of the stop', expanded: true }));
    expect(screen.queryByLabelText('Stop open %')).toBeNull();
  });

  test('carries start and level over in sight', async () => {
    const all: PassSetup = { ...stopped, stop_start: seconds(0.35), stop_level: 0.2 };
    const { platform, user } = await openLogEntry(index(all));
    expect([field('Stop start').value, field('Stop open %').value]).toEqual(['0.350', '20']);
    goodSlip();
    await save(user);
    expect(newEntries(platform)[0]?.setup).toEqual(all);
  });
});

describe('on another day', () => {
  const dayLater = 24 * hourInMs;

  test('a timer is not stored unless it is typed; the last one stands below', async () => {
    const all: PassSetup = { ...stopped, stop_level: 0.2 };
    const { platform, user } = await openLogEntry(index(all, dayLater));
    expect(['Throttle stop', 'Delay box', 'Stop open %'].map((label) => field(label).value)).toEqual([
      ...['', '', ''],
    ]);
    expect(['Throttle stop', 'Delay box', 'Stop open %'].map(hintOf)).toEqual([
      ...['last 0.538', 'last 1.052', 'last 20'],
    ]);
    goodSlip();
    await save(user);
    expect(newEntries(platform)[0]).not.toHaveProperty('setup');
  });

  test('“Same as last pass” fills in its timer', async () => {
    const { user } = await openLogEntry(index(stopped, dayLater));
    await user.click(screen.getByRole('button', { name: 'Same as last pass' }));
    expect(field('Throttle stop')).toHaveValue('0.538');
  });
});

describe('a timer that the racer set for the next pass', () => {
  const setAfter = async (after: number, timers: unknown = { nova: { timer: 0.9, at: ranAt + after } }) => {
    const platform = index();
    platform.drafts.write('timers', timers);
    return openLogEntry(platform);
  };

  test('is in the form of that pass, and says so', async () => {
    const { platform, user } = await setAfter(60_000);
    expect(field('Throttle stop')).toHaveValue('0.900');
    expect(hintOf('Throttle stop')).toBe('as you set it');
    expect(field('Delay box')).toHaveValue('1.052');
    goodSlip();
    await user.click(screen.getByRole('button', { name: 'Save & next' }));
    expect(newEntries(platform)[0]?.setup).toEqual({ throttle_stop: 0.9, delay: 1.052 });
    expect(hintOf('Throttle stop')).toBe('as last pass');
  });

  test('is over once the car ran, and an unsound one is none', async () => {
    await setAfter(-1);
    expect(field('Throttle stop')).toHaveValue('0.538');
    cleanup();
    await setAfter(0, { nova: { timer: -1, at: Infinity } });
    expect(field('Throttle stop')).toHaveValue('0.538');
  });

  test('stays out of a pass that is edited', async () => {
    const platform = index();
    platform.drafts.write('timers', { nova: { timer: 0.538, at: ranAt + 1 } });
    await openLogEntry(platform, undefined, before.log_entry_uid);
    expect(hintOf('Throttle stop')).not.toBe('as you set it');
  });
});

describe('a car without a throttle stop', () => {
  test('has its first timer among the notes, and none is stored where none is typed', async () => {
    const { platform, user } = await openLogEntry(seeded());
    expect(isAbove('Changed on the car', 'Throttle stop')).toBe(true);
    goodSlip();
    await save(user);
    expect(newEntries(platform)[0]).not.toHaveProperty('setup');
  });

  test('names a timer of the notes in their closed line', async () => {
    const { user } = await openLogEntry(seeded());
    type('Throttle stop', '538');
    await user.click(screen.getByRole('button', { name: /^Notes/ }));
    expect(screen.getByRole('button', { name: /^Notes/ })).toHaveTextContent('Throttle stop .538');
    expect(timer()).toBeNull();
  });

  test.each(['8.90', 'Super Comp', 'Super-Comp', 'S/C 8.90 index', 'super street'])(
    'has it above its slip in the class %s',
    async (name) => {
      await openLogEntry(seeded());
      type('Class', name);
      expect(isAbove('Throttle stop', 'Dial')).toBe(true);
      type('Class', 'Super Pro');
      expect(isAbove('Throttle stop', 'Dial')).toBe(false);
    },
  );
});

test.each([
  ['-0.538', 'Throttle stop cannot be negative.'],
  ['538.', 'Throttle stop is in seconds: 0.538, not 538.'],
  ['12.0', 'Throttle stop must be less than the ET of the pass, 11.241 s.'],
  ['x', 'Type a number, such as 0.538.'],
])('a timer of %s is refused in a sentence', async (text, sentence) => {
  const { platform, user } = await openLogEntry(index());
  goodSlip();
  type('Throttle stop', text);
  await save(user);
  expect(hintOf('Throttle stop')).toBe(sentence);
  expect(newEntries(platform)).toEqual([]);
});

test('a level that is no number is refused with an example in percent', async () => {
  const { user } = await openLogEntry(index({ ...stopped, stop_level: 0.2 }));
  goodSlip();
  type('Stop open %', 'x');
  await save(user);
  expect(hintOf('Stop open %')).toBe('Type a number, such as 20.');
});

test('a timer of more than half of the pass is asked about once', async () => {
  const { platform, user } = await openLogEntry(index());
  goodSlip();
  type('Throttle stop', '5.78');
  await save(user);
  expect(screen.getByText(/5\.780 s is more than half of the pass\. Is this right\?/)).toBeVisible();
  await save(user);
  expect(newEntries(platform)[0]?.setup?.throttle_stop).toBe(5.78);
});

test('an edit keeps every setting that it does not change, exactly', async () => {
  const all: PassSetup = { ...stopped, stop_start: seconds(0.3501), stop_level: 0.123 };
  const platform = index(all);
  const { user } = await openLogEntry(platform, undefined, before.log_entry_uid);
  type('Delay box', '1.06');
  await save(user);
  const saved = entriesOf(platform).find(({ log_entry_uid }) => log_entry_uid === before.log_entry_uid);
  expect(saved?.setup).toEqual({ ...all, delay: 1.06 });
  expect(saved?.prediction).toEqual(before.prediction);
});
