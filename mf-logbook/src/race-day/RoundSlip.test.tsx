import { novaPasses, type MemorySeed } from '@holeshot/shared-core/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { field, newEntries, seeded, settle, type } from '../entry/logEntryDriver';
import { RaceDayPage } from './RaceDayPage';

const slip = `GREAT LAKES DRAGAWAY
06/20/2026 12:05 PM
       LEFT   RIGHT
CAR     77    1234
DIAL    9.90  11.20
R/T     .041   .018
60'    1.498  1.707
330'   4.094  4.664
1/8    6.312  7.190
MPH   110.45  97.00
1000'  8.212  9.381
1/4    9.861 11.231
MPH   137.51 120.77
       LOSS   WIN`;

const openPage = async (platform = seeded()) => {
  const page = render(<RaceDayPage ports={platform} />);
  await settle();
  return { ...page, platform };
};
const logRound = async (seed: MemorySeed = {}) => {
  const page = await openPage(seeded({ entries: novaPasses, ...seed }));
  fireEvent.click(screen.getByRole('button', { name: 'Log round' }));
  await settle();
  return page;
};
const paste = async (text: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Paste a slip' }));
  fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the slip' }));
  await settle();
};
const chooseLane = async (name: string) => {
  const own = screen.getByRole('group', { name: 'The slip has two lanes. Which one is yours?' });
  fireEvent.click(within(own).getByRole('radio', { name }));
  await settle();
};
const opponent = () =>
  ['Opponent', 'Their dial', 'Their R/T', 'Their ET', 'Their mph'].map((label) => field(label).value);

describe('the slip of a round', () => {
  test('fills in both lanes, the result, the track and the time, and is saved', async () => {
    const { platform } = await logRound();
    await paste(slip);
    expect(screen.getByText('Right: car 1234 · dial 11.20 · R/T 0.018 · 11.231 at 120.77')).toBeVisible();
    await chooseLane('Right');
    expect(field('1/4 ET')).toHaveValue('11.231');
    expect(opponent()).toEqual(['Car 77', '9.90', '0.041', '9.861', '137.51']);
    fireEvent.click(screen.getByRole('button', { name: 'Save round' }));
    await settle();
    expect(newEntries(platform)).toMatchObject([
      {
        log_entry_datetime: '2026-06-20T17:05:00.000Z',
        timeslip: { lane: 'Right', result: 'Win', dialin_et: 11.2, et_1000: 9.381, mph_1320: 120.77 },
        event: {
          opponent: 'Car 77',
          ...{ opponent_dial: 9.9, opponent_reaction: 0.041, opponent_et: 9.861, opponent_mph: 137.51 },
        },
      },
    ]);
  });

  test('is read in the lane of the typed dial, and its lanes are swapped by one press', async () => {
    await logRound();
    type('Dial', '11.2');
    type('Opponent', 'Bea');
    await paste(slip);
    expect(field('Right')).toBeChecked();
    expect(field('Win')).toBeChecked();
    expect(opponent()).toEqual(['Bea', '9.90', '0.041', '9.861', '137.51']);
    fireEvent.click(screen.getByRole('button', { name: 'Swap lanes' }));
    await settle();
    expect(field('Left')).toBeChecked();
    expect(field('Loss')).toBeChecked();
    expect(field('1/4 ET')).toHaveValue('9.861');
    expect(opponent()).toEqual(['Bea', '11.20', '0.018', '11.231', '120.77']);
  });

  test('marks the doubted numbers of both lanes, and asks about them once on saving', async () => {
    const { platform } = await logRound();
    await paste(slip.replace('9.861 11.231', '97.861 11.731'));
    await chooseLane('Right');
    expect(field('1/4 ET')).toHaveAccessibleDescription('Check this');
    expect(field('Their ET')).toHaveAccessibleDescription('Check this');
    const save = screen.getByRole('button', { name: 'Save round' });
    type('Their ET', '9.861');
    expect(field('Their ET')).not.toHaveAccessibleDescription('Check this');
    fireEvent.click(save);
    await settle();
    expect(screen.getByText(/^Check with the slip: .*1\/4 ET/)).toBeVisible();
    expect(newEntries(platform)).toEqual([]);
    fireEvent.click(save);
    await settle();
    expect(newEntries(platform)).toMatchObject([{ timeslip: { et_1320: 11.731 } }]);
  });

  test('from a track of another length shows the numbers that are not saved', async () => {
    await logRound();
    await paste(slip.replace('GREAT LAKES DRAGAWAY', 'EIGHTH MILE PARK'));
    await chooseLane('Right');
    expect(field('Their ET')).toHaveValue('6.312');
    expect(screen.getByText(/this slip goes on beyond the 1\/8 mile of Eighth Mile Park\./)).toBeVisible();
  });

  test('with an unclear date opens the time to check', async () => {
    await logRound();
    await paste(slip.replace('06/20/2026', '06.05.2026'));
    await chooseLane('Right');
    expect(field('Time of the slip')).toHaveAccessibleDescription('Check this');
  });

  test('is taken out by Undo, after a reload too', async () => {
    const { platform, unmount } = await logRound();
    type('60 ft', '1.7');
    await paste(slip);
    await chooseLane('Right');
    unmount();
    await openPage(platform);
    expect(field('Their ET')).toHaveValue('9.861');
    fireEvent.click(screen.getByRole('button', { name: 'Undo the slip' }));
    await settle();
    expect(opponent()).toEqual(['', '', '', '', '']);
    expect(field('60 ft')).toHaveValue('1.7');
    expect(field('1/4 ET')).toHaveValue('');
    expect(field('Left')).toBeChecked();
    expect(field('Time Only')).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Undo the slip' })).toBeNull();
  });
});
