import { fireEvent, screen, within } from '@testing-library/react';
import { failed, type LogEntry, type PictureText } from '@holeshot/shared-core';
import { greatLakes, novaPasses } from '@holeshot/shared-core/testing';
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
} from '../entry/logEntryDriver';

const slip = `06/20/2026 1:05 PM
       LEFT   RIGHT
DIAL   11.20  9.90
R/T     .018   .041
60'    1.707  1.498
330'   4.664  4.094
1/8    7.190  6.312
MPH    97.00 110.45
1/4   77.231  9.861
MPH   120.77 137.51`;

const paste = async (text: string, platform = seeded()) => {
  const opened = await openLogEntry(platform);
  fireEvent.click(screen.getByRole('button', { name: 'Paste a slip' }));
  fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the slip' }));
  await settle();
  return opened;
};

/** Returns the saved draft of a new pass with these notes. */
const draftWith = async (notes: string) => {
  const { platform, unmount } = await openLogEntry(seeded());
  fireEvent.change(field('Notes'), { target: { value: notes } });
  unmount();
  return platform.drafts.read('log-entry');
};

describe('the text of a slip', () => {
  test('fills in the racer’s lane, and what is not sure is marked until it is changed', async () => {
    await paste(slip);
    const own = screen.getByRole('group', { name: 'The slip has two lanes. Which one is yours?' });
    fireEvent.click(within(own).getByRole('radio', { name: 'Left' }));
    await settle();
    expect(field('60 ft')).toHaveValue('1.707');
    expect(field('R/T')).toHaveValue('0.018');
    expect(field('Dial')).toHaveValue('11.20');
    expect(field('Time of the slip')).toHaveValue('2026-06-20T13:05');
    expect(field('1/4 ET')).toHaveAccessibleDescription('Check this');
    expect(field('60 ft')).not.toHaveAccessibleDescription('Check this');
    fireEvent.change(field('1/4 ET'), { target: { value: '11.231' } });
    expect(field('1/4 ET')).not.toHaveAccessibleDescription('Check this');
  });

  test('replaces the other lane read before, but for the values that the racer typed', async () => {
    const first = "DIAL 11.20\nR/T .018\n60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231\nMPH 120.77\nWIN";
    await paste(first);
    expect(field('Win')).toBeChecked();
    fireEvent.change(field('1/4 mph'), { target: { value: '121.00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Paste a slip' }));
    const second = "R/T .041\n60' 1.498\n330' 4.094\n1/8 6.312";
    fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: second } });
    fireEvent.click(screen.getByRole('button', { name: 'Read the slip' }));
    await settle();
    expect(field('60 ft')).toHaveValue('1.498');
    expect(field('Dial')).toHaveValue('11.15');
    expect(field('1/4 ET')).toHaveValue('');
    expect(field('1/4 mph')).toHaveValue('121.00');
    expect(field('Win')).not.toBeChecked();
  });

  test('with two lanes named and one column of numbers asks for the lane', async () => {
    await paste("LEFT RIGHT\nR/T .018\n60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231");
    expect(field('60 ft')).toHaveValue('');
    const own = screen.getByRole('group', { name: /^The slip names two lanes but has the numbers of one/ });
    fireEvent.click(within(own).getByRole('radio', { name: 'Right' }));
    await settle();
    expect(field('60 ft')).toHaveValue('1.707');
    expect(field('Right')).toBeChecked();
  });

  test('with two columns that name no lane has the left one first, as slips print them', async () => {
    await paste("R/T .018 .041\n60' 1.707 1.498\n330' 4.664 4.094\n1/8 7.190 6.312\n1/4 11.231 9.951");
    const own = screen.getByRole('group', { name: 'The slip has two lanes. Which one is yours?' });
    fireEvent.click(within(own).getByRole('radio', { name: 'Right, second column' }));
    await settle();
    expect(field('60 ft')).toHaveValue('1.498');
    expect(field('Right')).toBeChecked();
  });

  test('with a date that can be read in two ways has its time marked until it is changed', async () => {
    await paste("06.05.2026 1:05 PM\nR/T .018\n60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231");
    expect(field('Time of the slip')).toHaveValue('2026-05-06T13:05');
    expect(field('Time of the slip')).toHaveAccessibleDescription('Check this');
    fireEvent.change(field('Time of the slip'), { target: { value: '2026-06-05T13:05' } });
    await settle();
    expect(field('Time of the slip')).not.toHaveAccessibleDescription('Check this');
  });

  test('is marked still where the draft of it is opened again', async () => {
    const platform = seeded();
    const { unmount } = await paste(slip, platform);
    const own = screen.getByRole('group', { name: 'The slip has two lanes. Which one is yours?' });
    fireEvent.click(within(own).getByRole('radio', { name: 'Left' }));
    await settle();
    unmount();
    await openLogEntry(platform);
    expect(field('1/4 ET')).toHaveValue('77.231');
    expect(field('1/4 ET')).toHaveAccessibleDescription('Check this');
  });

  test('stands there to be read if it was shared with the app, and changes nothing before', async () => {
    await openLogEntry(seeded(), undefined, undefined, "60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231");
    expect(await screen.findByLabelText('Text of the slip')).toHaveValue(
      "60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231",
    );
    expect(field('60 ft')).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Read the slip' }));
    await settle();
    expect(field('60 ft')).toHaveValue('1.707');
    expect(field('1/4 ET')).toHaveValue('11.231');
  });

  describe('with the name of a track', () => {
    const whatWasRead = () => screen.getAllByRole('status')[0];
    const numbers = "R/T .018\n60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231";

    test('moves the form to the racer’s track, on its clocks, and says what was read and what was not', async () => {
      const { platform, user } = await paste(
        `GREAT LAKES DRAGAWAY\n06/20/2026 12:05 PM\nCAR # 1234\n${numbers}\nWIN`,
        seeded({ locations: [eighth, greatLakes], entries: [] }),
      );
      await settle();
      expect(field('Track')).toHaveValue(greatLakes.uid);
      expect(field('Win')).toBeChecked();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(whatWasRead()).toHaveTextContent(
        'Read from the slip: Track, Time, R/T, 60 ft, 330 ft, 1/8 ET, 1/4 ET, Result. ' +
          "The car stays '69 Nova. Left out:CAR # 1234",
      );
      await user.click(screen.getByText('Save pass'));
      expect(entriesOf(platform)).toMatchObject([
        {
          log_entry_datetime: '2026-06-20T17:05:00.000Z',
          location: { uid: greatLakes.uid },
          timeslip: { result: 'Win', et_1320: 11.231 },
        },
      ]);
    });

    test('says that the track is none of the racer’s, and asks before it is saved', async () => {
      const { platform, user } = await paste(`BRISTOL DRAGWAY\n${numbers}`);
      const track = field('Track');
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The slip says Bristol Dragway; the form says Great Lakes Dragaway. Check the track.',
      );
      expect(track).toHaveAccessibleDescription('Check this');
      await user.click(screen.getByText('Save pass'));
      expect(newEntries(platform)).toEqual([]);
      expect(
        screen.getByText(/^The slip may be from another track than Great Lakes Dragaway\./),
      ).toBeVisible();
      choose('Track', 'byron');
      await settle();
      expect(track).not.toHaveAccessibleDescription('Check this');
      expect(screen.queryByText(/^The slip says/)).toBeNull();
    });

    test('with another kind of name is taken for the racer’s, and is to be looked at', async () => {
      await paste(`BYRON RACEWAY\n${numbers}`);
      expect(field('Track')).toHaveValue('byron');
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The slip says Byron Raceway, matched to Byron Dragway. Check the track.',
      );
    });

    test('says nothing of it any more on the next slip', async () => {
      const { user } = await paste(`GREAT LAKES DRAGAWAY\n${numbers}`);
      expect(whatWasRead()).not.toBeEmptyDOMElement();
      await user.click(screen.getByText('Save & next'));
      expect(whatWasRead()).toBeEmptyDOMElement();
    });
  });

  describe('with splits beyond the track', () => {
    const quarter = "60' 1.707\n330' 4.664\n1/8 7.190\nMPH 97.00\n1/4 11.231\nMPH 120.77";
    const warning = /^1\/4 ET, 1\/4 mph: this slip goes on beyond the 1\/8 mile of Eighth Mile Park\./;

    test('says which numbers are not kept, until its own track is chosen', async () => {
      await paste(quarter, seeded({ locations: [eighth, greatLakes], entries: [] }));
      expect(screen.getByRole('alert')).toHaveTextContent(warning);
      choose('Track', greatLakes.uid);
      await settle();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(field('1/4 ET')).toHaveValue('11.231');
    });

    test('says nothing if a file stored it so: an edit leaves that', async () => {
      const [first] = novaPasses as [LogEntry];
      const stored = { ...first, location: eighth };
      const platform = seeded({ entries: [stored] });
      const { user } = await openLogEntry(platform, undefined, stored.log_entry_uid);
      expect(screen.queryByRole('alert')).toBeNull();
      fireEvent.change(field('Notes'), { target: { value: 'hazy' } });
      await user.click(screen.getByText('Save pass'));
      expect(entriesOf(platform)[0]?.timeslip.et_1320).toBe(first.timeslip.et_1320);
    });
  });

  test('fills in the round that it names', async () => {
    await paste("ELIM 2\n60' 1.712\n330' 4.670\n1/8 7.201\n1/4 11.251");
    expect(field('Round')).toHaveValue('E2');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/Round\. The car stays/);
  });

  test('holds a save back once while it is not read', async () => {
    const { platform, user } = await openLogEntry(seeded());
    goodSlip();
    fireEvent.click(screen.getByRole('button', { name: 'Paste a slip' }));
    fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: slip } });
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This text was not read yet. Read the slip, or save again to save without it.',
    );
    expect(screen.getByRole('button', { name: 'Read the slip' })).toHaveFocus();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toHaveLength(1);
  });

  test('holds a save back once after Close too, and stands there again', async () => {
    const { platform, user } = await openLogEntry(seeded());
    const panel = () => within(screen.getByRole('region', { name: 'Paste a slip' }));
    goodSlip();
    fireEvent.click(screen.getByRole('button', { name: 'Paste a slip' }));
    fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: slip } });
    fireEvent.click(panel().getByRole('button', { name: 'Close' }));
    await settle();
    expect(screen.queryByLabelText('Text of the slip')).toBeNull();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toEqual([]);
    expect(await screen.findByLabelText('Text of the slip')).toHaveValue(slip);
    expect(screen.getByRole('alert')).toHaveTextContent(/^This text was not read yet\./);
    fireEvent.click(panel().getByRole('button', { name: 'Close' }));
    await settle();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toHaveLength(1);
  });

  test('holds a save back once though its reader could not be loaded', async () => {
    const platform = seeded();
    const readSlip = () => Promise.resolve(failed('part-missing', 'A part of the app could not be loaded.'));
    const { user } = await paste(slip, { ...platform, recognizer: { ...platform.recognizer, readSlip } });
    goodSlip();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(/^This text was not read yet\./);
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toHaveLength(1);
  });

  describe('closed before a photo', () => {
    const openPhoto = async (pictureText?: PictureText) => {
      const opened = await openLogEntry(seeded(pictureText && { pictureText }));
      goodSlip();
      fireEvent.click(screen.getByRole('button', { name: 'Paste a slip' }));
      fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: slip } });
      fireEvent.click(screen.getByText('Close'));
      await settle();
      fireEvent.click(screen.getByRole('button', { name: 'Photo of the slip' }));
      await screen.findByLabelText('Picture of the slip');
      return opened;
    };
    const choosePicture = async () => {
      const files = [new File(['jpeg'], 'slip.jpg', { type: 'image/jpeg' })];
      fireEvent.change(screen.getByLabelText('Picture of the slip'), { target: { files } });
      await settle();
    };

    test.each([
      ['that was not taken', () => Promise.resolve()],
      ['without a slip', choosePicture],
    ])('%s holds a save back once', async (_, take) => {
      const { platform, user } = await openPhoto();
      await take();
      fireEvent.click(screen.getByText('Close'));
      await settle();
      await user.click(screen.getByText('Save pass'));
      expect(newEntries(platform)).toEqual([]);
      expect(await screen.findByLabelText('Text of the slip')).toHaveValue(slip);
      await user.click(screen.getByText('Save pass'));
      expect(newEntries(platform)).toHaveLength(1);
    });

    test('that was read holds no save back', async () => {
      URL.createObjectURL = () => 'blob:slip';
      URL.revokeObjectURL = () => undefined;
      const { platform, user } = await openPhoto({ text: "60' 1.571\n1/4 11.262\nMPH 118.4", words: [] });
      await choosePicture();
      fireEvent.click(screen.getByRole('button', { name: 'Use these numbers' }));
      await settle();
      await user.click(screen.getByText('Save pass'));
      expect(newEntries(platform)).toHaveLength(1);
    });
  });

  test('holds no save back once it was tried and is no slip', async () => {
    const { platform, user } = await paste('Two cheeseburgers 11.98');
    goodSlip();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toHaveLength(1);
  });

  test('is asked about where it was logged already, and is saved all the same', async () => {
    const twice = "06/20/2026 1:05 PM\nR/T .018\n60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231";
    const { platform, user } = await paste(twice);
    await user.click(screen.getByText('Save & next'));
    expect(newEntries(platform)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Paste a slip' }));
    fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: twice } });
    fireEvent.click(screen.getByRole('button', { name: 'Read the slip' }));
    await settle();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toHaveLength(1);
    expect(screen.getByText(/^You logged this slip at 1:05 PM\./)).toBeVisible();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toHaveLength(2);
  });

  test('holds the app back from a reload while it is typed and not read yet', async () => {
    const { platform } = await openLogEntry(seeded());
    fireEvent.click(screen.getByRole('button', { name: 'Paste a slip' }));
    expect(platform.log.unsavedForms).toBe(0);
    fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: 'R/T .018' } });
    expect(platform.log.unsavedForms).toBe(1);
    fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: ' ' } });
    expect(platform.log.unsavedForms).toBe(0);
  });

  test('in km/h fills in mph, and says so', async () => {
    await paste("60' 1.812\n330' 4.962\n1/8 7.642\nkm/h 146.71\n1/4 11.914\nkm/h 182.58");
    expect(field('1/4 mph')).toHaveValue('113.45');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('1/4 mph (from km/h)');
  });

  test('says that it is too long, and changes nothing', async () => {
    await paste('R/T .018 '.repeat(1000));
    expect(screen.getByText('This text is too long for a slip. Paste the text of one slip.')).toBeVisible();
    expect(field('R/T')).toHaveValue('');
  });

  test('is read beside the page, and fills in nothing once another text stands there', async () => {
    const platform = seeded();
    const finish: (() => void)[] = [];
    const readSlip: typeof platform.recognizer.readSlip = async (...call) => {
      await new Promise<void>((resolve) => finish.push(resolve));
      return platform.recognizer.readSlip(...call);
    };
    await paste(slip, { ...platform, recognizer: { ...platform.recognizer, readSlip } });
    fireEvent.change(screen.getByLabelText('Text of the slip'), { target: { value: 'R/T .018' } });
    finish[0]?.();
    await settle();
    expect(screen.getByLabelText('Text of the slip')).toHaveValue('R/T .018');
    expect(screen.queryByRole('group', { name: /^The slip has two lanes/ })).toBeNull();
  });

  test('is gone from the next pass, though it is still being read', async () => {
    const platform = seeded();
    const finish: (() => void)[] = [];
    const readSlip: typeof platform.recognizer.readSlip = async (...call) => {
      await new Promise<void>((resolve) => finish.push(resolve));
      return platform.recognizer.readSlip(...call);
    };
    const oneLane = "60' 1.707\n330' 4.664\n1/8 7.190\n1/4 11.231";
    const { user } = await paste(oneLane, { ...platform, recognizer: { ...platform.recognizer, readSlip } });
    goodSlip();
    await user.click(screen.getByText('Save & next'));
    await user.click(screen.getByText('Save & next'));
    expect(newEntries(platform)).toHaveLength(1);
    finish[0]?.();
    await settle();
    expect(field('1/4 ET')).toHaveValue('');
    expect(screen.queryByLabelText('Text of the slip')).toBeNull();
  });

  test('that was shared is gone from the next pass, and stays where the form is cleared', async () => {
    const platform = seeded();
    platform.drafts.write('log-entry', await draftWith('hazy'));
    const { user } = await openLogEntry(platform, undefined, undefined, slip);
    expect(field('Notes')).toHaveValue('hazy');
    await user.click(screen.getByText('Clear the form'));
    expect(field('Notes')).toHaveValue('');
    expect(await screen.findByLabelText('Text of the slip')).toHaveValue(slip);
    goodSlip();
    await user.click(screen.getByText('Save & next'));
    await user.click(screen.getByText('Save & next'));
    expect(newEntries(platform)).toHaveLength(1);
    expect(screen.queryByLabelText('Text of the slip')).toBeNull();
  });

  test('says that its reader is missing, and stays to be read', async () => {
    const platform = seeded();
    const readSlip = () => Promise.resolve(failed('part-missing', 'A part of the app could not be loaded.'));
    await paste(slip, { ...platform, recognizer: { ...platform.recognizer, readSlip } });
    expect(screen.getByText('A part of the app could not be loaded.')).toBeVisible();
    expect(screen.getByLabelText('Text of the slip')).toHaveValue(slip);
  });

  test('says that it is no slip, and changes nothing', async () => {
    await paste('Two cheeseburgers 11.98');
    expect(screen.getByText(/No slip found/)).toBeVisible();
    expect(field('60 ft')).toHaveValue('');
  });

  describe('with two lanes', () => {
    const whole = `       LEFT   RIGHT
CAR    1234     77
DIAL   11.20  9.90
R/T     .018   .041
60'    1.707  1.498
330'   4.664  4.094
1/8    7.190  6.312
MPH    97.00 110.45
1/4   11.231  9.861
MPH   120.77 137.51
        WIN   LOSS`;
    const chooseLane = async (name: string) => {
      const own = screen.getByRole('group', { name: 'The slip has two lanes. Which one is yours?' });
      fireEvent.click(within(own).getByRole('radio', { name }));
      await settle();
    };
    const read = async (text: string) => {
      fireEvent.click(screen.getByRole('button', { name: 'Paste a slip' }));
      fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: text } });
      fireEvent.click(screen.getByRole('button', { name: 'Read the slip' }));
      await settle();
    };

    test('shows the other one as the opponent, and saves both', async () => {
      const { platform, user } = await paste(whole);
      expect(screen.queryByLabelText('Their ET')).toBeNull();
      await chooseLane('Left');
      expect(field('Their ET')).toHaveValue('9.861');
      expect(screen.getAllByRole('status')[0]).toHaveTextContent(
        /1\/4 mph, Result, Opponent, Their dial, Their R\/T, Their ET, Their mph\. The car stays/,
      );
      await user.click(screen.getByText('Save pass'));
      expect(newEntries(platform)).toMatchObject([
        {
          timeslip: { lane: 'Left', result: 'Win', et_1320: 11.231 },
          event: {
            opponent: 'Car 77',
            ...{ opponent_dial: 9.9, opponent_reaction: 0.041, opponent_et: 9.861, opponent_mph: 137.51 },
          },
        },
      ]);
    });

    test('and no word of a race stays Time Only, until the racer wants the calculated result', async () => {
      await paste(whole.replace(/.*WIN.*/, ''));
      await chooseLane('Left');
      expect(field('Time Only')).toBeChecked();
      fireEvent.click(screen.getByRole('button', { name: 'Use the calculated result' }));
      await settle();
      expect(field('Win')).toBeChecked();
    });

    test('is asked about where its result contradicts its numbers', async () => {
      const { platform, user } = await paste(whole.replace('WIN   LOSS', 'LOSS   WIN'));
      await chooseLane('Left');
      await user.click(screen.getByText('Save pass'));
      expect(
        screen.getByText('The slip says Loss, but by its numbers it is a Win.', { exact: false }),
      ).toBeVisible();
      expect(newEntries(platform)).toEqual([]);
    });

    test('refuses a number of the opponent that no slip has', async () => {
      const { platform, user } = await paste(whole);
      await chooseLane('Left');
      fireEvent.change(field('Their dial'), { target: { value: '985.' } });
      await user.click(screen.getByText('Save pass'));
      expect(field('Their dial')).toHaveAccessibleDescription(/^Their dial must be between/);
      expect(newEntries(platform)).toEqual([]);
    });

    test('knows the car by its number once a pass was saved with it, and says so', async () => {
      const { unmount, platform, user } = await paste(whole);
      await chooseLane('Left');
      await user.click(screen.getByText('Save pass'));
      expect(newEntries(platform)).toHaveLength(1);
      unmount();
      await paste(whole.replace('1234     77', '  77   1234'), platform);
      expect(field('Right')).toBeChecked();
      expect(field('1/4 ET')).toHaveValue('9.861');
      expect(screen.getAllByRole('status')[0]).toHaveTextContent('Right lane: your car 1234.');
      fireEvent.click(screen.getByRole('button', { name: 'Swap lanes' }));
      await settle();
      expect(field('Left')).toBeChecked();
      expect(screen.getAllByRole('status')[0]).not.toHaveTextContent('your car');
    });

    test('asks again after a lane that was undone, and remembers the lane of the saved pass', async () => {
      const { unmount, platform, user } = await paste(whole);
      await chooseLane('Left');
      fireEvent.click(screen.getByRole('button', { name: 'Undo the slip' }));
      await settle();
      await read(whole);
      await chooseLane('Right');
      await user.click(screen.getByText('Save pass'));
      expect(newEntries(platform)).toHaveLength(1);
      unmount();
      await paste(whole, platform);
      expect(field('Right')).toBeChecked();
      expect(screen.getAllByRole('status')[0]).toHaveTextContent('Right lane: your car 77.');
    });

    test('holds a save back until the lane is known', async () => {
      const { platform, user } = await paste(whole);
      goodSlip();
      await user.click(screen.getByText('Save pass'));
      expect(newEntries(platform)).toEqual([]);
      const own = screen.getByRole('group', { name: 'The slip has two lanes. Which one is yours?' });
      expect(within(own).getByRole('radio', { name: 'Left' })).toHaveFocus();
    });

    test('can be swapped after a reload, and its notes stand there still', async () => {
      const platform = seeded();
      const { unmount } = await paste(`${whole}\nTHANK YOU`, platform);
      await chooseLane('Left');
      expect(screen.getAllByRole('status')[0]).toHaveTextContent('Left out:THANK YOU');
      unmount();
      await openLogEntry(platform);
      expect(screen.getAllByRole('status')[0]).toHaveTextContent('Left out:THANK YOU');
      fireEvent.click(screen.getByRole('button', { name: 'Swap lanes' }));
      await settle();
      expect(field('Right')).toBeChecked();
      expect(field('1/4 ET')).toHaveValue('9.861');
      expect(field('Their ET')).toHaveValue('11.231');
    });

    test('leaves the slip before it as it is where the question for the lane is closed', async () => {
      await paste("60' 1.712\n330' 4.670\n1/8 7.201\n1/4 11.251\nTHANK YOU");
      await read(whole);
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await settle();
      expect(field('1/4 ET')).toHaveValue('11.251');
      expect(screen.getAllByRole('status')[0]).toHaveTextContent('Left out:THANK YOU');
    });

    test('leaves everything as it is where the question for the lane is closed', async () => {
      await paste(whole);
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await settle();
      expect(field('1/4 ET')).toHaveValue('');
      expect(screen.getByRole('button', { name: 'Paste a slip' })).toHaveFocus();
    });

    test('is replaced whole by another slip after a reload; what was typed comes back', async () => {
      const platform = seeded();
      const { unmount } = await openLogEntry(platform);
      fireEvent.change(field('Dial'), { target: { value: '11.15' } });
      fireEvent.change(field('Notes'), { target: { value: 'hazy' } });
      await read(whole);
      await chooseLane('Left');
      expect(field('Dial')).toHaveValue('11.20');
      unmount();
      await openLogEntry(platform);
      await read("R/T .041\n60' 1.498\n1/8 6.312\nMPH 110.45");
      const numbers = ['R/T', '60 ft', '330 ft', '1/8 ET', '1/8 mph', '1/4 ET', '1/4 mph', 'Dial'];
      expect(numbers.map((label) => field(label).value)).toEqual([
        ...['0.041', '1.498', '', '6.312', '110.45', '', '', '11.15'],
      ]);
      expect(field('Their ET')).toHaveValue('');
      expect(field('Time Only')).toBeChecked();
      expect(field('Notes')).toHaveValue('hazy');
    });
  });

  test.each([
    ['a megabyte', 'R/T .018 '.repeat(116_509)],
    ['signs that grow to eighteen', 'ﷺ'.repeat(3990)],
  ])('is refused at once for %s, is not shown, and leaves the text before', async (_, text) => {
    await paste("60' 1.7");
    const box = screen.getByLabelText('Text of the slip');
    const began = performance.now();
    const wasLeft = fireEvent.paste(box, { clipboardData: { getData: () => text } });
    fireEvent.change(box, { target: { value: text } });
    expect(performance.now() - began).toBeLessThan(1000);
    expect(wasLeft).toBe(false);
    expect(box).toHaveValue("60' 1.7");
    expect(screen.getByText(/^This text is too long for a slip/)).toBeVisible();
  });
});
