import { parseLogBook, sameStored, type LogEntry } from '@holeshot/shared-core';
import { nova, wholePass } from '@holeshot/shared-core/testing';
import { readLogBooks, resetFirestore } from './emulatorKit';
import { inOrder, playDevices, type Played, type Step } from './playDevices';
import { playedFields, playedValue } from './playedFields';

/** How many schedules npm test plays; the campaign plays a thousand. */
const schedules = Number(process.env['HOLESHOT_SCHEDULES'] ?? 12);
const atOnce = 4;
const length = 7;
const seed = Number(process.env['HOLESHOT_SEED'] ?? 7);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const seeded = (start: number): (() => number) => {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const storedOf = async ({ uid }: Played) => {
  const books = [...(await readLogBooks(uid))].map(([id, book]) => ({ id, ...parseLogBook(book) }));
  const passes = new Map<string, { book: string; entry: LogEntry }[]>();
  for (const { id, entries } of books)
    for (const entry of entries) {
      const copies = passes.get(entry.log_entry_uid) ?? [];
      passes.set(entry.log_entry_uid, [...copies, { book: id, entry }]);
    }
  return { stumps: books.flatMap(({ broken }) => broken), passes };
};
type Stored = Awaited<ReturnType<typeof storedOf>>;

/** Below the pass. */
const pathOf = ({ what }: Step): readonly string[] => {
  if (what === 'log' || what === 'delete') return [];
  return what === 'et_60' ? ['timeslip', what] : [what];
};

/** Whether an outbox keeps, for the racer to decide, what a step wrote. */
const isKept = (step: Step, { refused }: Played): boolean => {
  const path = ['entries', step.uid, ...pathOf(step)];
  return refused.some(
    ({ id, fields }) =>
      step.writes.includes(id) &&
      fields.some((field) => field.every((segment, index) => segment === path[index])),
  );
};

/** Whether a step is neither on the server, nor deleted or replaced by a later one, nor kept with a reason. */
const isLost = (step: Step, played: Played, { passes }: Stored): boolean => {
  if (isKept(step, played)) return false;
  const others = played.steps.filter(({ uid, number }) => uid === step.uid && number !== step.number);
  const copies = passes.get(step.uid) ?? [];
  if (step.what === 'delete') return copies.length > 0;
  // Kept or not: one that the server took can be refused when the SDK sends it again.
  if (copies.length === 0 && others.some(({ what }) => what === 'delete')) return false;
  if (step.what === 'log') return copies.length === 0;
  const { what } = step;
  const same = others.filter((other) => other.what === what);
  // The last word of a device stands for those before it.
  const isLastWord = (other: Step) => other.seen.has(step.number) && isKept(other, played);
  if (others.some((other) => (other.what === what || other.what === 'delete') && isLastWord(other)))
    return false;
  return copies.every(({ entry }) => {
    const value = playedValue(entry, what);
    const winner = same.find((other) => other.value === value);
    return value !== step.value && (winner === undefined || step.seen.has(winner.number));
  });
};

/** Passes with what each of their fields holds. */
const told = (entries: readonly LogEntry[]): string =>
  JSON.stringify(
    entries.map((entry) => [entry.log_entry_uid, ...playedFields.map((field) => playedValue(entry, field))]),
  );

const faultsOf = async (played: Played): Promise<string[]> => {
  const stored = await storedOf(played);
  const twice = [...stored.passes]
    .filter(([, copies]) => copies.length > 1)
    .map(([uid, copies]) => `${uid} stands in ${copies.map(({ book }) => book).join(' and ')}`);
  const lost = played.steps
    .filter((step) => isLost(step, played, stored))
    .map(({ number, what, uid, value }) => {
      const instead = (stored.passes.get(uid) ?? []).map(({ book, entry }) =>
        what === 'log' || what === 'delete' ? book : `${playedValue(entry, what)} in ${book}`,
      );
      return `step ${number}, ${what} ${value} of ${uid}, is lost: ${instead.join(', ')}`;
    });
  const onServer = inOrder([...stored.passes.values()].flatMap(([copy]) => copy?.entry ?? []));
  const behind = played.shown.flatMap((entries, device) =>
    sameStored(entries, onServer) ? [] : [`device ${device} shows ${told(entries)}, not ${told(onServer)}`],
  );
  return [...stored.stumps.map(({ id }) => `${id} is a stump`), ...twice, ...lost, ...behind];
};

test('whatever two to four devices do, no pass is broken, gone or there twice, no write is lost silently, and all show the same', async () => {
  const counts = { steps: 0, kept: 0 };
  const faulty: string[] = [];
  for (let first = 0; first < schedules; first += atOnce) {
    // The emulator goes through all that is stored with each query.
    await resetFirestore();
    const numbers = Array.from({ length: Math.min(atOnce, schedules - first) }, (_, i) => first + i);
    await Promise.all(
      numbers.map(async (number) => {
        const random = seeded(seed * 10_000 + number);
        const played = await playDevices(random, length, { pass: wholePass, vehicle: nova }).catch(
          (error: unknown) => String(error),
        );
        if (typeof played === 'string') {
          faulty.push(`schedule ${number} did not end: ${played}`);
          return;
        }
        const faults = await faultsOf(played).catch((error: unknown) => [
          `what is stored could not be read: ${String(error)}`,
        ]);
        counts.steps += played.steps.length;
        counts.kept += played.refused.length;
        if (faults.length > 0) faulty.push([`schedule ${number}`, ...played.story, ...faults].join('\n'));
        await played.stop();
      }),
    );
  }
  expect(faulty.join('\n\n')).toBe('');
  process.stdout.write(
    `Two to four devices: ${schedules} schedules (seed ${seed}) of ${counts.steps} writes lost none; ${counts.kept} were kept with a reason.\n`,
  );
}, 7_200_000);
