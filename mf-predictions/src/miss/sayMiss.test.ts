import { type LogEntry } from '@holeshot/shared-core';
import { createMemoryPlatform, nova, novaPasses } from '@holeshot/shared-core/testing';
import { takeUntil, timer } from 'rxjs';
import { missSentence } from './missSentence';
import { sayMiss } from './sayMiss';

const last = novaPasses.at(-1)!;
const lifted = novaPasses.find(({ timeslip }) => timeslip.quality === 'Lifted')!;

/** Tells of a saved pass among these, and hands out what the racer is told. */
const say = async (pass: LogEntry, { isNew = true, entries = [...novaPasses] } = {}) => {
  const platform = createMemoryPlatform({
    vehicles: [nova],
    entries: [...entries.filter(({ log_entry_uid }) => log_entry_uid !== pass.log_entry_uid), pass],
  });
  await sayMiss({ logEntryUid: pass.log_entry_uid, vehicleUid: nova.uid, isNew }, platform);
  return platform.log.snackbars;
};

/** The season again and again, two weeks apart, up to now. */
const seasons = Array.from({ length: 8 }, (_, round) =>
  novaPasses.map((pass) => ({
    ...pass,
    log_entry_uid: `${pass.log_entry_uid}-${round}`,
    log_entry_datetime: new Date(Date.parse(pass.log_entry_datetime) - round * 14 * 86_400_000).toISOString(),
  })),
).flat();

describe('after a pass was saved', () => {
  test('its miss is said, once its save was', async () => {
    const text = missSentence(last);
    expect(text).toMatch(/^Ran 11\.241\. Called 11\.\d{3}: 0\.0\d\d (slower|quicker)\.$/);
    expect(await say(last)).toEqual([{ text, saved: true, waits: true }]);
  });

  test('nothing is said of an edit, nor by an older log book, which tells no new pass from an edit', async () => {
    expect(await say(last, { isNew: false })).toEqual([]);
    const platform = createMemoryPlatform({ vehicles: [nova], entries: [...novaPasses] });
    await sayMiss({ logEntryUid: last.log_entry_uid, vehicleUid: nova.uid }, platform);
    expect(platform.log.snackbars).toEqual([]);
  });

  test('nothing is said of a pass without a call, nor of one that was lifted', async () => {
    const { finish_ddp: _, ...derived } = last.derived;
    expect(await say({ ...last, derived })).toEqual([]);
    expect(await say(lifted)).toEqual([]);
  });

  test('nothing is said of one driven by the brakes and marked All Out, but where the racer is sure', async () => {
    const inSeason = seasons.find(({ log_entry_uid }) => log_entry_uid === `${lifted.log_entry_uid}-0`)!;
    const asAllOut = (more: object): LogEntry => ({
      ...inSeason,
      timeslip: { ...inSeason.timeslip, quality: 'All Out', ...more },
    });
    expect(missSentence(asAllOut({}))).toMatch(/slower/);
    expect(await say(asAllOut({}), { entries: seasons })).toEqual([]);
    expect(await say(asAllOut({ quality_sure: true }), { entries: seasons })).toMatchObject([
      { text: expect.stringMatching(/^Ran 11\.618\./) as string },
    ]);
  });

  test('a pass that the log book shows a moment later is waited for', async () => {
    const platform = createMemoryPlatform({ vehicles: [nova], entries: novaPasses.slice(0, -1) });
    const saying = sayMiss({ logEntryUid: last.log_entry_uid, vehicleUid: nova.uid, isNew: true }, platform);
    platform.logBooks.save(last);
    await saying;
    expect(platform.log.snackbars).toMatchObject([{ text: missSentence(last) }]);
  });

  test('a pass that was not stored after all is given up with the streams, without an error', async () => {
    const platform = createMemoryPlatform({ vehicles: [nova], entries: novaPasses.slice(0, -1) });
    const logBooks = {
      ...platform.logBooks,
      entries$: () => platform.logBooks.entries$().pipe(takeUntil(timer(20))),
    };
    await sayMiss(
      { logEntryUid: last.log_entry_uid, vehicleUid: nova.uid, isNew: true },
      {
        ...platform,
        vehicles: { ...platform.vehicles, vehicles$: platform.vehicles.vehicles$.pipe(takeUntil(timer(20))) },
        logBooks,
      },
    );
    expect(platform.log.snackbars).toEqual([]);
  });
});
