import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { failed, ok, type PictureText, type RecognizerPort, type Result } from '@holeshot/shared-core';
import type { MemoryPlatform } from '@holeshot/shared-core/testing';
import { field, goodSlip, newEntries, openLogEntry, seeded, settle } from '../entry/logEntryDriver';
import { PictureChooser } from './PictureChooser';

const text = `R/T     .018
60'    1.707
330'   4.664
1/8    7.190
MPH    97.00
1/4   11.231
MPH   120.77`;

/** The text as a recognizer gives it: each line an eighth of the picture high. */
const recognized = (lines: string, unsure: readonly string[] = []): PictureText => ({
  text: lines,
  words: lines.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      line: at,
      column: index,
      length: word.length,
      confidence: unsure.includes(word) ? 0.4 : 0.95,
      box: { left: index / 20, top: at / 8, width: word.length / 20, height: 0.125 },
    })),
  ),
});
const jpeg = new File(['jpeg'], 'slip.jpg', { type: 'image/jpeg' });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:slip';
  URL.revokeObjectURL = () => undefined;
});

const openPhoto = async (platform: MemoryPlatform) => {
  const opened = await openLogEntry(platform);
  fireEvent.click(screen.getByRole('button', { name: 'Photo of the slip' }));
  await settle();
  return opened;
};
const choosePicture = async (picture = jpeg) => {
  fireEvent.change(await screen.findByLabelText('Picture of the slip'), { target: { files: [picture] } });
  await settle();
};
const photograph = async (pictureText: PictureText) => {
  const opened = await openPhoto(seeded({ pictureText }));
  await choosePicture();
  return opened;
};
const inPanel = () => within(screen.getByRole('region', { name: 'Photo of the slip' }));
const takeOver = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Use these numbers' }));
  await settle();
};

/** A recognizer that the test answers. */
const slowly = (): {
  platform: MemoryPlatform;
  calls: Parameters<RecognizerPort['read']>[];
  answer: (result: Result<PictureText>) => Promise<void>;
} => {
  const calls: Parameters<RecognizerPort['read']>[] = [];
  let resolve: (result: Result<PictureText>) => void = () => undefined;
  const recognizer: RecognizerPort = {
    ...seeded().recognizer,
    read: (...call) => {
      calls.push(call);
      return new Promise((settled) => (resolve = settled));
    },
  };
  return {
    platform: { ...seeded(), recognizer },
    calls,
    answer: async (result) => {
      resolve(result);
      await settle();
    },
  };
};

describe('a photo of a slip', () => {
  test('fills in the form once its numbers were checked', async () => {
    await photograph(recognized(text));
    expect(inPanel().getByRole('status')).toHaveTextContent('7 numbers read. Compare them with the picture.');
    expect(field('60 ft')).toHaveValue('');
    await takeOver();
    expect(field('60 ft')).toHaveValue('1.707');
    expect(field('1/4 ET')).toHaveValue('11.231');
    expect(screen.queryByRole('img', { name: 'Slip' })).toBeNull();
  });

  test('shows the place of a value in the picture', async () => {
    await photograph(recognized(text));
    expect(screen.queryByTestId('place')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '1/8 ET: 7.190' }));
    await settle();
    expect(screen.getByTestId('place')).toHaveStyle({
      left: '35%',
      top: '37.5%',
      width: '25%',
      height: '12.5%',
    });
    fireEvent.click(screen.getByRole('button', { name: 'R/T: 0.018' }));
    await settle();
    expect(screen.getByTestId('place')).toHaveStyle({ left: '40%', top: '0%' });
  });

  test('brings picture and field into view at each value', async () => {
    await photograph(recognized(text));
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element, to) {
      expect(to).toEqual({ block: 'nearest' });
      shown.push(this);
    };
    try {
      for (const name of ['1/8 ET: 7.190', 'R/T: 0.018']) {
        shown.length = 0;
        fireEvent.click(screen.getByRole('button', { name }));
        await settle();
        expect(shown).toHaveLength(2);
        expect(shown[0]).toContainElement(inPanel().getByRole('textbox'));
        expect(shown[1]).toContainElement(screen.getByTestId('place'));
      }
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
  });

  test('shows doubted values in the color of a warning', async () => {
    await photograph(recognized(text, ['1.707']));
    const isWarning = (name: string) =>
      screen.getByRole('button', { name }).matches('.MuiButton-outlined.MuiButton-colorWarning');
    expect(isWarning('60 ft: 1.707, check this')).toBe(true);
    expect(isWarning('330 ft: 4.664')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: '330 ft: 4.664' }));
    await settle();
    expect(isWarning('330 ft: 4.664')).toBe(false);
  });

  test('asks for one doubted value after the other, and saves no pass with Enter', async () => {
    const { platform, close } = await photograph(recognized(text, ['1.707', '.018']));
    const panel = inPanel();
    expect(panel.getByRole('status')).toHaveTextContent('7 numbers read, 2 to check.');
    const asked = () => panel.getByRole('textbox');
    expect(asked()).toHaveAccessibleName('R/T');
    expect(asked()).toHaveFocus();
    fireEvent.change(asked(), { target: { value: '.01x' } });
    expect(asked()).toHaveAccessibleDescription('Type a number, such as 11.112.');
    fireEvent.keyDown(asked(), { key: 'Enter' });
    await settle();
    expect(asked()).toHaveAccessibleName('R/T');
    fireEvent.change(asked(), { target: { value: '.013' } });
    fireEvent.keyDown(asked(), { key: 'Enter' });
    await settle();
    expect(asked()).toHaveAccessibleName('60 ft');
    expect(panel.getByRole('status')).toHaveTextContent('7 numbers read, 1 to check.');
    fireEvent.click(panel.getByRole('button', { name: 'Confirm' }));
    await settle();
    expect(panel.queryByRole('textbox')).toBeNull();
    await takeOver();
    expect(field('R/T')).toHaveValue('0.013');
    expect(field('R/T')).not.toHaveAccessibleDescription('Check this');
    expect(field('60 ft')).not.toHaveAccessibleDescription('Check this');
    expect(close).not.toHaveBeenCalled();
    expect(platform.log.events).toEqual([]);
  });

  test('shows track, time, car and result as read', async () => {
    await photograph(
      recognized(`BRISTOL DRAGWAY\n06/20/2026  2:31 PM\nCAR     1234\n${text}\nWIN`, ['2:31']),
    );
    expect(inPanel().getByText('Bristol Dragway · 06/20/2026 2:31 PM ? · Car 1234 · Win')).toBeVisible();
  });

  test('shows car and result of each lane', async () => {
    await photograph(
      recognized(
        "        LEFT  RIGHT\nCAR     1234   77\nR/T     .018   .041\n60'    1.707  1.498\n330'   4.664  4.094\n1/8    7.190  6.312\n        WIN   LOSS",
      ),
    );
    expect(inPanel().getByText('Left: Car 1234, Win · Right: Car 77, Loss')).toBeVisible();
  });

  test('closes after its reading, and nothing has changed', async () => {
    const { platform } = await photograph(recognized(text));
    fireEvent.click(inPanel().getByRole('button', { name: 'Close' }));
    await settle();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Photo of the slip' })).toHaveFocus());
    expect(field('60 ft')).toHaveValue('');
    expect(platform.log.unsavedForms).toBe(0);
  });

  test('leaves a doubt that was not settled in the form', async () => {
    await photograph(recognized(text, ['1.707']));
    await takeOver();
    expect(field('60 ft')).toHaveValue('1.707');
    expect(field('60 ft')).toHaveAccessibleDescription('Check this');
  });

  test('shows both of two lanes, and asks for the racer’s', async () => {
    await photograph(
      recognized(
        "        LEFT  RIGHT\nR/T     .018   .041\n60'    1.707  1.498\n330'   4.664  4.094\n1/8    7.190  6.312",
      ),
    );
    expect(screen.getByRole('button', { name: '60 ft, Right: 1.498' })).toBeVisible();
    await takeOver();
    const own = screen.getByRole('group', { name: 'The slip has two lanes. Which one is yours?' });
    fireEvent.click(within(own).getByRole('radio', { name: 'Right' }));
    await settle();
    expect(field('60 ft')).toHaveValue('1.498');
  });

  test('asks for a value that repeats the other lane’s, in an empty field', async () => {
    await photograph(
      recognized(
        "        LEFT  RIGHT\nR/T     .018  .0180\n60'    1.707  1.498\n330'   4.664  4.094\n1/8    7.190  6.312",
        ['.0180'],
      ),
    );
    const panel = inPanel();
    expect(panel.getByRole('status')).toHaveTextContent('7 numbers read, 1 to check.');
    expect(panel.getByRole('textbox', { name: 'R/T, Right' })).toHaveValue('');
    expect(panel.getByRole('textbox')).toHaveAccessibleDescription(/^Not readable/);
    expect(panel.getByRole('button', { name: 'R/T, Right: not readable, type it' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(panel.getByTestId('place')).toBeVisible();
    fireEvent.change(panel.getByRole('textbox'), { target: { value: '.041' } });
    fireEvent.click(panel.getByRole('button', { name: 'Confirm' }));
    await settle();
    expect(panel.getByRole('button', { name: 'R/T, Right: 0.041' })).toBeVisible();
  });

  test('is read with progress and canceled at each step, and nothing has changed', async () => {
    const { platform, calls } = slowly();
    await openPhoto(platform);
    await choosePicture();
    expect(platform.log.unsavedForms).toBe(1);
    const [picture, { signal, progress }] = calls[0]!;
    expect(picture).toBe(jpeg);
    expect(screen.getByRole('progressbar')).toHaveAccessibleName('Loading the reader (4 MB, once)');
    act(() => progress({ step: 'reading', share: 0.5 }));
    expect(screen.getByRole('progressbar')).toHaveAccessibleName('Reading the picture');
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.5');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await settle();
    expect(signal.aborted).toBe(true);
    act(() => progress({ step: 'reading', share: 0.6 }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(platform.log.unsavedForms).toBe(0);
    await choosePicture();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await settle();
    fireEvent.click(inPanel().getByRole('button', { name: 'Close' }));
    await settle();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Photo of the slip' })).toHaveFocus());
    expect(field('60 ft')).toHaveValue('');
  });

  test('is canceled where the racer leaves the form', async () => {
    const { platform, calls } = slowly();
    const { unmount } = await openPhoto(platform);
    await choosePicture();
    unmount();
    expect(calls[0]?.[1].signal.aborted).toBe(true);
  });

  test('says why it cannot be read, and another one may be chosen', async () => {
    const { platform, answer } = slowly();
    await openPhoto(platform);
    await choosePicture(new File(['%PDF-'], 'slip.pdf'));
    await answer(failed('no-picture', 'This file is a PDF, not a picture.'));
    expect(screen.getByRole('alert')).toHaveTextContent('This file is a PDF, not a picture.');
    await choosePicture();
    expect(screen.queryByRole('alert')).toBeNull();
    await answer(ok(recognized(text)));
    expect(screen.getByRole('img', { name: 'Slip' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
    await settle();
    expect(screen.getByLabelText('Picture of the slip')).toBeInTheDocument();
  });

  test('says that it has no slip if it shows a dog, and too much text if it shows a page of a book', async () => {
    await photograph({ text: '', words: [] });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No slip found in this picture. Hold the phone flat above the slip',
    );
    const { platform, answer } = slowly();
    document.body.innerHTML = '';
    await openPhoto(platform);
    await choosePicture();
    await answer(ok(recognized('It was the best of times. '.repeat(200))));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This picture has more text than a slip. Move closer until the slip fills the frame',
    );
  });

  test('is dropped or pasted as well', async () => {
    const { platform, calls } = slowly();
    await openPhoto(platform);
    const place = await screen.findByTestId('drop');
    fireEvent.dragOver(place);
    fireEvent.drop(place, { dataTransfer: { files: [] } });
    await settle();
    expect(calls).toEqual([]);
    fireEvent.drop(place, { dataTransfer: { files: [jpeg] } });
    await settle();
    expect(calls[0]?.[0]).toBe(jpeg);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await settle();
    fireEvent.paste(document, { clipboardData: { files: [jpeg] } });
    expect(calls[1]?.[0]).toBe(jpeg);
    await settle();
  });

  test('is read at once if it was shared with the app', async () => {
    await openLogEntry(seeded({ pictureText: recognized(text) }), undefined, undefined, jpeg);
    expect(await screen.findByRole('button', { name: 'Use these numbers' })).toBeVisible();
  });
});

test('a photo whose reader of slips is missing says so', async () => {
  const platform = seeded({ pictureText: recognized(text) });
  const readSlip = () => Promise.resolve(failed('part-missing', 'A part of the app could not be loaded.'));
  await openPhoto({ ...platform, recognizer: { ...platform.recognizer, readSlip } });
  await choosePicture();
  expect(screen.getByRole('alert')).toHaveTextContent('A part of the app could not be loaded.');
  expect(screen.getByLabelText('Picture of the slip')).toBeInTheDocument();
});

describe('a pass that is saved', () => {
  test.each(['Save pass', 'Save & next'])(
    'with %s while its photo is open waits for the answer',
    async (save) => {
      const { platform, user } = await photograph(recognized(text));
      await user.click(screen.getByText(save));
      expect(inPanel().getByRole('alert')).toHaveTextContent('The photo was read. Use these numbers?');
      expect(screen.getByRole('button', { name: 'Use these numbers' })).toHaveFocus();
      expect(screen.queryByText(/Enter the ET/)).toBeNull();
      expect(newEntries(platform)).toEqual([]);
      await takeOver();
      await user.click(screen.getByText(save));
      expect(newEntries(platform)).toMatchObject([{ timeslip: { et_60: 1.707, et_1320: 11.231 } }]);
    },
  );

  test('while its photo is being read waits, until the racer cancels that', async () => {
    const { platform } = slowly();
    const { user } = await openPhoto(platform);
    goodSlip();
    await choosePicture();
    await user.click(screen.getByText('Save pass'));
    expect(inPanel().getByRole('alert')).toHaveTextContent(/^The photo is being read\./);
    expect(newEntries(platform)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await settle();
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toHaveLength(1);
  });
});

test('a photo that was read is kept with the pass where the racer wants it', async () => {
  await openPhoto(seeded({ pictureText: recognized(text) }));
  expect(
    await screen.findByText(/It is read on this device\. A kept photo is stored with the pass\.$/),
  ).toBeVisible();
  await choosePicture();
  await takeOver();
  expect(screen.queryByText('Kept with the pass')).toBeNull();
  fireEvent.click(screen.getByText('Keep the photo with the pass'));
  expect(await screen.findByLabelText('Picture 1 of 1')).toBeVisible();
  expect(screen.queryByText('Keep the photo with the pass')).toBeNull();
  expect(screen.getByText('Kept with the pass')).toHaveRole('status');
});

describe('a kept photo', () => {
  const kept = () => screen.queryByText('Kept with the pass');
  const keep = async (platform: MemoryPlatform) => {
    const opened = await openPhoto(platform);
    await choosePicture();
    await takeOver();
    await act(async () => {
      fireEvent.click(await screen.findByText('Keep the photo with the pass'));
    });
    return opened;
  };
  const pictures = () => screen.queryAllByLabelText(/^Picture \d of/);

  test('goes with the slip that Undo takes out', async () => {
    await keep(seeded({ pictureText: recognized(text) }));
    await waitFor(() => expect(kept()).toBeVisible());
    expect(pictures()).toHaveLength(1);
    fireEvent.click(screen.getByText('Undo the slip'));
    await waitFor(() => expect(pictures()).toHaveLength(0));
    expect(kept()).toBeNull();
  });

  test('is known after a reload, and goes with its slip then too', async () => {
    const platform = seeded({ pictureText: recognized(text) });
    const { unmount } = await keep(platform);
    await waitFor(() => expect(kept()).toBeVisible());
    unmount();
    await openLogEntry(platform);
    await waitFor(() => expect(pictures()).toHaveLength(1));
    expect(kept()).toBeVisible();
    fireEvent.click(screen.getByText('Undo the slip'));
    await waitFor(() => expect(pictures()).toHaveLength(0));
  });

  test('goes where another slip replaces its slip, and leaves other pictures', async () => {
    await keep(seeded({ pictureText: recognized(text) }));
    await waitFor(() => expect(kept()).toBeVisible());
    fireEvent.change(screen.getByLabelText('Pictures to add'), { target: { files: [jpeg] } });
    await waitFor(() => expect(pictures()).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Paste a slip' }));
    fireEvent.change(await screen.findByLabelText('Text of the slip'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Read the slip' }));
    await waitFor(() => expect(pictures()).toHaveLength(1));
    expect(kept()).toBeNull();
  });

  test('can be kept again after it was removed by hand', async () => {
    await keep(seeded({ pictureText: recognized(text) }));
    await waitFor(() => expect(pictures()).toHaveLength(1));
    fireEvent.click(pictures()[0]!);
    fireEvent.click(screen.getByText('Remove'));
    await waitFor(() => expect(pictures()).toHaveLength(0));
    expect(kept()).toBeNull();
    expect(screen.getByText('Keep the photo with the pass')).toBeVisible();
  });

  test('beside four pictures is none, and the form says so', async () => {
    await openPhoto(seeded({ pictureText: recognized(text) }));
    fireEvent.change(await screen.findByLabelText('Pictures to add'), {
      target: { files: [jpeg, jpeg, jpeg, jpeg] },
    });
    await waitFor(() => expect(pictures()).toHaveLength(4));
    await choosePicture();
    await takeOver();
    fireEvent.click(screen.getByText('Keep the photo with the pass'));
    expect(await screen.findByText(/^Photo not kept\. .*four pictures/)).toHaveRole('status');
    expect(kept()).toBeNull();
    expect(screen.getByText('Keep the photo with the pass')).toBeVisible();
  });

  test('is taken out again if its slip is undone while it is still being added', async () => {
    const platform = seeded({ pictureText: recognized(text) });
    let finish: () => void = () => undefined;
    const shrink: typeof platform.passPictures.shrink = async (...call) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return platform.passPictures.shrink(...call);
    };
    await keep({ ...platform, passPictures: { ...platform.passPictures, shrink } });
    expect(screen.getByText('Adding the photo')).toHaveRole('status');
    fireEvent.click(screen.getByText('Undo the slip'));
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    await settle();
    expect(pictures()).toHaveLength(0);
    expect(screen.queryByText('Adding the photo')).toBeNull();
  });
});

test('a photo that cannot be kept is said to be read alone', async () => {
  render(<PictureChooser canKeep={false} onPicture={() => undefined} />);
  await settle();
  expect(screen.getByText(/It is read on this device\.$/)).toBeVisible();
});
