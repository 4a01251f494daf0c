import {
  failedAs,
  passPictureFailures,
  unknown,
  type Loadable,
  type PassPicture,
} from '@holeshot/shared-core';
import { novaPasses, readOnlySession, type MemoryPlatform } from '@holeshot/shared-core/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { goodSlip, newEntries, openLogEntry, seeded } from '../entry/logEntryDriver';

const last = novaPasses.at(-1)!;
const uid = last.log_entry_uid;
const pictureOf = (n: number): PassPicture => ({
  ...{ log_entry_uid: uid, n },
  base64: `/9j/${btoa(`stored at ${n}`)}`,
});
const fileOf = (text: string) => new File([text], 'IMG_1.jpg', { type: 'image/jpeg' });

const picturesOf = (platform: MemoryPlatform, logEntryUid = uid): PassPicture[] => {
  const seen: Loadable<PassPicture[]>[] = [];
  platform.passPictures
    .pictures$(logEntryUid)
    .subscribe((loaded) => seen.push(loaded))
    .unsubscribe();
  const read = seen.at(-1);
  return read?.state === 'present' ? read.value : [];
};
const placesOf = (platform: MemoryPlatform, logEntryUid = uid) =>
  picturesOf(platform, logEntryUid).map(({ n }) => n);

// By their labels: by role takes seconds in so large a form.
const row = () => screen.findByLabelText('Pictures');
const thumbs = async (count: number) => {
  await waitFor(() => expect(screen.queryAllByLabelText(/^Picture \d/)).toHaveLength(count));
  return screen.queryAllByLabelText(/^Picture \d/);
};
const choose = async (...files: File[]) => {
  await row();
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Pictures to add'), { target: { files } });
    await Promise.resolve();
  });
};
const press = (name: string) => fireEvent.click(screen.getByText(name));
const openNew = (platform: MemoryPlatform) => openLogEntry(platform, 'nova');
const openStored = (platform: MemoryPlatform) => openLogEntry(platform, undefined, uid);

describe('a new pass', () => {
  test('is saved with its pictures', async () => {
    const { platform } = await openNew(seeded());
    await choose(fileOf('slip'), fileOf('the plugs'));
    await thumbs(2);
    goodSlip();
    press('Save pass');
    const [saved] = newEntries(platform);
    expect(picturesOf(platform, saved?.log_entry_uid)).toEqual(
      ['4 bytes', '9 bytes'].map((bytes, n) => ({
        ...{ log_entry_uid: saved?.log_entry_uid, n },
        base64: `/9j/${btoa(bytes)}`,
      })),
    );
    expect(platform.drafts.read('log-entry-pictures')).toBeUndefined();
  });

  test('has them after a reload too, and the next one begins without', async () => {
    const platform = seeded();
    const { unmount } = await openNew(platform);
    await choose(fileOf('slip'));
    await thumbs(1);
    expect(platform.log.unsavedForms).toBeGreaterThan(0);
    unmount();
    expect(platform.log.unsavedForms).toBe(0);
    await openNew(platform);
    await thumbs(1);
    goodSlip();
    press('Save & next');
    await thumbs(0);
    expect(placesOf(platform, newEntries(platform)[0]?.log_entry_uid)).toEqual([0]);
  });

  test('gets the pictures of a draft after the app was killed', async () => {
    const platform = seeded();
    platform.drafts.write('log-entry-pictures', [pictureOf(2)]);
    await openNew(platform);
    await thumbs(0);
    expect(picturesOf(platform)).toEqual([pictureOf(2)]);
  });

  test('drops what is no picture from its saved draft', async () => {
    const platform = seeded();
    platform.drafts.write('log-entry-pictures', [
      { ...pictureOf(0), base64: '<img src=x>' },
      7,
      { ...pictureOf(1), log_entry_uid: 'draft' },
    ]);
    await openNew(platform);
    await thumbs(1);
  });

  test.each(['Save pass', 'Save & next'])(
    'gets with %s the picture that still shrinks, at the next place',
    async (save) => {
      const platform = seeded();
      await openNew(platform);
      await choose(fileOf('slip'));
      await thumbs(1);
      const before = { ...platform.passPictures };
      let finish: () => void = () => undefined;
      const signals: AbortSignal[] = [];
      platform.passPictures.shrink = async (file, signal) => {
        signals.push(signal);
        await new Promise<void>((resolve) => (finish = resolve));
        return before.shrink(file, signal);
      };
      await choose(fileOf('the plugs'));
      expect(await screen.findByText('Cancel')).toBeVisible();
      goodSlip();
      press(save);
      const [saved] = newEntries(platform);
      expect(placesOf(platform, saved?.log_entry_uid)).toEqual([0]);
      if (save === 'Save & next') await screen.findByText('Add a picture');
      expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
      await act(async () => {
        finish();
        await Promise.resolve();
      });
      await waitFor(() => expect(placesOf(platform, saved?.log_entry_uid)).toEqual([0, 1]));
      expect(platform.drafts.read('log-entry-pictures')).toBeUndefined();
    },
  );

  test('loses a removed picture, and Undo brings it back', async () => {
    const { platform } = await openNew(seeded());
    await choose(fileOf('slip'));
    fireEvent.click((await thumbs(1))[0]!);
    press('Remove');
    await thumbs(0);
    act(() => platform.log.snackbars.at(-1)?.action?.run());
    await thumbs(1);
  });
});

describe('a stored pass', () => {
  test('shows its pictures by their places, one of them large', async () => {
    await openStored(seeded({ pictures: [pictureOf(3), pictureOf(0)] }));
    const [first] = await thumbs(2);
    fireEvent.click(first!);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    const large = within(await row()).getByAltText('Picture 1 of 2');
    expect(large).toHaveAttribute('src', `data:image/jpeg;base64,${pictureOf(0).base64}`);
    press('Full size');
    press('Fit the screen');
    press('Hide');
    expect(first).toHaveAttribute('aria-expanded', 'false');
  });

  test('gets a picture at once, at the first free place', async () => {
    const { platform } = await openStored(seeded({ pictures: [pictureOf(0), pictureOf(2)] }));
    await thumbs(2);
    await choose(fileOf('tires'));
    await thumbs(3);
    expect(placesOf(platform)).toEqual([0, 1, 2]);
  });

  test('has room for four', async () => {
    const { platform } = await openStored(seeded({ pictures: [pictureOf(0), pictureOf(1)] }));
    await thumbs(2);
    await choose(fileOf('a'), fileOf('b'), fileOf('c'));
    expect(await screen.findByText(/^This pass has four pictures/)).toBeVisible();
    await thumbs(4);
    expect(placesOf(platform)).toEqual([0, 1, 2, 3]);
    expect(screen.queryByText('Add a picture')).toBeNull();
    expect(screen.getByText('A pass has at most 4 pictures.')).toBeVisible();
  });

  test('loses a removed picture, and Undo brings it back where it was', async () => {
    const { platform } = await openStored(seeded({ pictures: [0, 1].map(pictureOf) }));
    fireEvent.click((await thumbs(2))[0]!);
    press('Remove');
    await thumbs(1);
    expect(placesOf(platform)).toEqual([1]);
    act(() => platform.log.snackbars.at(-1)?.action?.run());
    await thumbs(2);
    expect(picturesOf(platform)).toEqual([0, 1].map(pictureOf));
  });

  test('takes a dropped and a pasted picture, and leaves pasted text alone', async () => {
    const { platform } = await openStored(seeded());
    fireEvent.drop(await row(), { dataTransfer: { files: [fileOf('dropped')] } });
    await thumbs(1);
    fireEvent.paste(await row(), { clipboardData: { files: [fileOf('pasted')] } });
    await thumbs(2);
    fireEvent.paste(await row(), { clipboardData: { files: [] } });
    expect(placesOf(platform)).toEqual([0, 1]);
  });

  test('says what is wrong with a file, and takes the others', async () => {
    const shrink = (file: Blob) =>
      file.size === 3
        ? failedAs(passPictureFailures, 'no-picture', 'a PDF')
        : { ok: true as const, value: '/9j/AA==' };
    const { platform } = await openStored(seeded({ shrink }));
    await choose(fileOf('PDF'), fileOf('photo'));
    expect(await screen.findByText(/^This file is a PDF\. Nothing was added\./)).toBeVisible();
    await thumbs(1);
    expect(placesOf(platform)).toEqual([0]);
  });

  test('adds nothing after Cancel', async () => {
    const platform = seeded();
    const signals: AbortSignal[] = [];
    platform.passPictures.shrink = (_, signal) => {
      signals.push(signal);
      return new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve(failedAs(passPictureFailures, 'shrinking-canceled'))),
      );
    };
    const { unmount } = await openStored(platform);
    await choose(fileOf('a'), fileOf('b'));
    await waitFor(() => press('Cancel'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(await screen.findByText('Add a picture')).toBeVisible();
    await choose(fileOf('c'));
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(placesOf(platform)).toEqual([]);
  });

  test('without write access shows its pictures, and adds and removes none', async () => {
    await openStored(seeded({ session: readOnlySession, pictures: [pictureOf(0)] }));
    fireEvent.click((await thumbs(1))[0]!);
    for (const name of ['Add a picture', 'Remove']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.getByText('Full size')).toBeVisible();
  });

  test('says offline that there may be others', async () => {
    const platform = seeded();
    platform.setConnection({ network: 'offline', data: 'stale', unsent: 0, refused: 0 });
    platform.passPictures.pictures$ = () => of(unknown);
    await openStored(platform);
    expect(await screen.findByText(/^You are offline\. Pictures from your other devices/)).toBeVisible();
    expect(screen.getByText('Add a picture')).toBeVisible();
  });
});
