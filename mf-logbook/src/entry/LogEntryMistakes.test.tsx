import { screen } from '@testing-library/react';
import { field, goodSlip, gotFocus, newEntries, openLogEntry, seeded, settle, type } from './logEntryDriver';

test('every number of the slip opens the decimal keypad, also one that may be negative', async () => {
  await openLogEntry(seeded());
  for (const label of ['Dial', 'R/T', '60 ft', '1/4 mph'])
    expect(field(label)).toHaveAttribute('inputmode', 'decimal');
});

describe('a slip with mistakes', () => {
  test('without a time is not saved; the ET is asked for', async () => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    await user.click(screen.getByText('Save pass'));
    expect(field('1/4 ET')).toHaveAccessibleDescription('Enter the ET, or at least one time from the slip.');
    await gotFocus(field('1/4 ET'));
    expect(newEntries(platform)).toEqual([]);
  });

  test('each wrong field has its sentence, the first one gets the focus, all text stays', async () => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    type('Dial', 'eleven');
    type('R/T', '12.');
    type('60 ft', '7.2');
    type('1/8 ET', '7,1');
    type('1/8 mph', '1.2.3');
    await user.click(screen.getByText('Save pass'));
    expect(field('Dial')).toHaveAccessibleDescription('Type a number, such as 11.241.');
    expect(field('R/T')).toHaveAccessibleDescription('R/T must be between -1 and 10 seconds.');
    expect(field('1/8 ET')).toHaveAccessibleDescription('1/8 ET must be more than 60 ft (7.200).');
    expect(field('1/8 mph')).toHaveAccessibleDescription('Type a number, such as 11.241.');
    await gotFocus(field('Dial'));
    expect(field('1/8 ET')).toHaveValue('7,1');
    expect(newEntries(platform)).toEqual([]);
  });

  test('the sentence about two times goes when either of them is put right', async () => {
    const { user } = await openLogEntry(seeded());
    type('60 ft', '7.2');
    type('1/8 ET', '7.1');
    await user.click(screen.getByText('Save pass'));
    expect(field('1/8 ET')).toBeInvalid();
    type('60 ft', '1.55');
    await settle();
    expect(field('1/8 ET')).toBeValid();
  });

  test('a wrong folded field is unfolded and gets the focus', async () => {
    const { user } = await openLogEntry(seeded());
    await user.click(screen.getByText('More splits'));
    type('1000 ft', '0.1');
    await user.click(screen.getByText('Fewer splits'));
    type('1/4 ET', '11.2');
    await user.click(screen.getByText('Save pass'));
    expect(field('1000 ft')).toHaveAccessibleDescription('1000 ft must be between 0.5 and 60 seconds.');
    await gotFocus(field('1000 ft'));
  });

  test('a folded field stays while it is put right, key by key', async () => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    goodSlip();
    await user.click(screen.getByText('More splits'));
    type('1000 ft', '93.31');
    await user.click(screen.getByText('Fewer splits'));
    await user.click(screen.getByText('Save pass'));
    await user.clear(field('1000 ft'));
    await user.type(field('1000 ft'), '9.31');
    expect(field('1000 ft')).toHaveValue('9.31');
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)[0]?.timeslip.et_1000).toBe(9.31);
  });

  test('asks about an unusual value once, then saves it', async () => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    goodSlip();
    type('1/4 mph', '90');
    await user.click(screen.getByText('Save pass'));
    expect(screen.getByRole('alert')).toHaveTextContent('11.241 at 90.0 mph is unusual. Is this right?');
    await gotFocus(screen.getByRole('alert'));
    expect(newEntries(platform)).toEqual([]);
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)[0]?.timeslip.mph_1320).toBe(90);
  });

  test.each([
    ['', 'Enter the date and time of the slip.'],
    ['2026-07-20T13:00', 'This time is in the future. Check the date.'],
    ['0026-06-20T13:05', 'This time is before 1950. Check the year.'],
  ])('the time %p is refused, and it alone', async (time, sentence) => {
    const platform = seeded();
    const { user } = await openLogEntry(platform);
    goodSlip();
    type('Time of the slip', time);
    await user.click(screen.getByText('Save pass'));
    expect(field('Time of the slip')).toHaveAccessibleDescription(sentence);
    expect(field('Save without weather')).toBeValid();
    expect(newEntries(platform)).toEqual([]);
  });
});
