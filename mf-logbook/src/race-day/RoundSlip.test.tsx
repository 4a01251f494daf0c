import { novaPasses, type MemorySeed } from '@holeshot/shared-core/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { field, newEntries, seeded, settle, type, unfoldOpponent } from '../entry/logEntryDriver';
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
    unfoldOpponent();
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

  test.each([
    ['ELIM 2', 'E2'],
    ['ROUND 1', 'T1'],
    ['ROUND 3', 'Round 3'],
  ])('with %s is that round', async (line, round) => {
    await logRound();
    expect(field('Round')).toHaveValue('T1');
    await paste(`${line}\n${slip}`);
    await chooseLane('Right');
    expect(field('Round')).toHaveValue(round);
    fireEvent.click(screen.getByRole('button', { name: 'Undo the slip' }));
    await settle();
    expect(field('Round')).toHaveValue('T1');
  });

  test('names no winner before its doubted numbers are checked', async () => {
    await logRound();
    await paste(slip.replace('9.861 11.231', '97.861 11.231'));
    await chooseLane('Right');
    expect(screen.getByText('Check the marked numbers to see who won.')).toBeVisible();
    for (const label of ['Their dial', 'Their R/T', 'Their ET', 'Their mph']) {
      const { value } = field(label);
      type(label, '1');
      type(label, label === 'Their ET' ? '9.861' : value);
    }
    expect(screen.queryByText('Check the marked numbers to see who won.')).toBeNull();
    expect(screen.getByText(/^(?:Win|Loss)/, { selector: '[aria-live]' })).toBeVisible();
  });

  test('is kept as a photo with the round', async () => {
    const lines = slip.split('\n');
    const words = lines.flatMap((text, line) =>
      [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
        ...{ line, column: index, length: word.length, confidence: 0.95 },
        box: { left: 0, top: 0, width: 0.1, height: 0.1 },
      })),
    );
    URL.createObjectURL = () => 'blob:slip';
    URL.revokeObjectURL = () => undefined;
    const { platform } = await logRound({ pictureText: { text: slip, words } });
    fireEvent.click(screen.getByRole('button', { name: 'Photo of the slip' }));
    fireEvent.change(await screen.findByLabelText('Picture of the slip'), {
      target: { files: [new File(['jpeg'], 'slip.jpg', { type: 'image/jpeg' })] },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Use these numbers' }));
    await settle();
    await chooseLane('Right');
    fireEvent.click(screen.getByText('Keep the photo with the pass'));
    expect(await screen.findByText('Kept with the pass')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Save round' }));
    await settle();
    const [saved] = newEntries(platform);
    const seen: unknown[] = [];
    platform.passPictures
      .pictures$(saved!.log_entry_uid)
      .subscribe((pictures) => seen.push(pictures))
      .unsubscribe();
    expect(seen).toEqual([
      { state: 'present', value: [expect.objectContaining({ log_entry_uid: saved!.log_entry_uid, n: 0 })] },
    ]);
    expect(platform.drafts.read('race-day-pictures')).toBeUndefined();
  });

  test('is gone from a cleared form, though it is still being read', async () => {
    const { platform, unmount } = await logRound();
    type('60 ft', '1.7');
    unmount();
    let finish = (): void => undefined;
    const readSlip: typeof platform.recognizer.readSlip = async (...call) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return platform.recognizer.readSlip(...call);
    };
    await openPage({ ...platform, recognizer: { ...platform.recognizer, readSlip } });
    await paste("60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231");
    fireEvent.click(screen.getByText('Clear the form'));
    finish();
    await settle();
    expect(field('60 ft')).toHaveValue('');
    expect(screen.queryByLabelText('Text of the slip')).toBeNull();
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
