import { collection, getDocsFromServer, query, where } from 'firebase/firestore';
import { parseLogBook, type LogEntry } from '@holeshot/shared-core';
import { nova, wholePass } from '@holeshot/shared-core/testing';
import { resetFirestore } from './emulatorKit';
import { playedValue, playTwoDevices, type Played, type Step } from './playTwoDevices';

/** How many schedules npm test plays; the campaign plays a thousand. */
const schedules = process.env['HOLESHOT_CAMPAIGN'] === undefined ? 12 : 1_000;
const atOnce = 4;
const length = 14;
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

const storedOf = async ({ device }: Played) => {
  const ask = () =>
    getDocsFromServer(query(collection(device.database, 'logBooks'), where('user_uid', '==', device.uid)));
  // A device that has just started may have no connection yet on a busy machine.
  const { docs } = await ask().catch(ask).catch(ask);
  const books = docs.map((book) => ({ id: book.id, ...parseLogBook(book.data()) }));
  const passes = new Map<string, { book: string; entry: LogEntry }[]>();
  for (const { id, entries } of books)
    for (const entry of entries) {
      const copies = passes.get(entry.log_entry_uid) ?? [];
      passes.set(entry.log_entry_uid, [...copies, { book: id, entry }]);
    }
  return { stumps: books.flatMap(({ broken }) => broken), passes };
};
type Stored = Awaited<ReturnType<typeof storedOf>>;

const touches = (played: Played, uid: string): boolean =>
  played.refused.some(({ fields }) => fields.some(([, touched]) => touched === uid));

/** Whether a step is neither on the server, nor followed by another of the same, nor kept with a reason. */
const isLost = (step: Step, { steps, told }: Played, { passes }: Stored): boolean => {
  const isKept = ({ writes }: Step) => writes.some((id) => told.has(id));
  if (isKept(step)) return false;
  const ofPass = steps.filter(({ uid }) => uid === step.uid);
  const copies = passes.get(step.uid) ?? [];
  // What is kept of a pass that the server lacks is the whole of it.
  if (copies.length === 0)
    return !ofPass.some((other) => other.what === 'delete' || (other.seen.has(step.number) && isKept(other)));
  if (step.what === 'log') return false;
  if (ofPass.some(({ what, seen }) => what === 'delete' && seen.has(step.number))) return false;
  if (step.what === 'delete') {
    // Whoever wrote without knowing of it may have brought the pass back whole.
    return ofPass.every(({ number }) => number === step.number || step.seen.has(number));
  }
  const { what } = step;
  return copies.every(({ entry }) => {
    const value = playedValue(entry, what);
    if (value === step.value) return false;
    const winner = ofPass.find((other) => other.what === what && other.value === value);
    return winner === undefined || step.seen.has(winner.number);
  });
};

const isMove = ({ what }: Step): boolean => what === 'log_entry_datetime' || what === 'vehicle';

/** Whether a device that did not know of a step moved its pass, which it wrote whole. */
const isOvertaken = (step: Step, { steps }: Pick<Played, 'steps'>): boolean =>
  step.what !== 'log' &&
  step.what !== 'delete' &&
  steps.some(
    (other) =>
      other.uid === step.uid &&
      other.device !== step.device &&
      isMove(other) &&
      !step.seen.has(other.number) &&
      !other.seen.has(step.number),
  );

/** Whether both devices moved a pass without knowing of each other. */
const isMovedTwice = (uid: string, { steps }: Played): boolean =>
  steps.some((step) => step.uid === uid && isMove(step) && isOvertaken(step, { steps }));

const faultsOf = async (
  played: Played,
): Promise<{ faults: string[]; overtaken: number; doubled: number }> => {
  const stored = await storedOf(played);
  const doubled = [...stored.passes].filter(([uid, copies]) => copies.length > 1 && !touches(played, uid));
  const twice = doubled
    .filter(([uid]) => !isMovedTwice(uid, played))
    .map(([uid, copies]) => `${uid} stands in ${copies.map(({ book }) => book).join(' and ')}`);
  const missing = played.steps.filter((step) => isLost(step, played, stored));
  const isKnown = (step: Step) => stored.passes.has(step.uid) && isOvertaken(step, played);
  const lost = missing
    .filter((step) => !isKnown(step))
    .map(({ number, what, uid, value }) => {
      const instead = (stored.passes.get(uid) ?? []).map(({ book, entry }) =>
        what === 'log' || what === 'delete' ? book : `${playedValue(entry, what)} in ${book}`,
      );
      return `step ${number}, ${what} ${value} of ${uid}, is lost: ${instead.join(', ')}`;
    });
  const faults = [...stored.stumps.map(({ id }) => `${id} is a stump`), ...twice, ...lost];
  return { faults, overtaken: missing.filter(isKnown).length, doubled: doubled.length - twice.length };
};

test('whatever two devices do, no pass is broken or gone, and no write is lost silently but to a move of the other device', async () => {
  let steps = 0;
  let kept = 0;
  // Two gaps: a move writes the pass as its device knew it over what the other changed, whose device is not told; and a
  // pass that both moved to different months stands in both, of which the app shows the one written last.
  let overtakenSteps = 0;
  let doubledPasses = 0;
  const faulty: string[] = [];
  for (let first = 0; first < schedules; first += atOnce) {
    // The emulator goes through all that is stored with each query.
    await resetFirestore();
    const numbers = Array.from({ length: Math.min(atOnce, schedules - first) }, (_, i) => first + i);
    await Promise.all(
      numbers.map(async (number) => {
        const random = seeded(seed * 10_000 + number);
        const played = await playTwoDevices(random, length, { pass: wholePass, vehicle: nova }).catch(
          (error: unknown) => String(error),
        );
        if (typeof played === 'string') {
          faulty.push(`schedule ${number} did not end: ${played}`);
          return;
        }
        const { faults, overtaken, doubled } = await faultsOf(played).catch((error: unknown) => ({
          faults: [`what is stored could not be read: ${String(error)}`],
          overtaken: 0,
          doubled: 0,
        }));
        overtakenSteps += overtaken;
        doubledPasses += doubled;
        steps += played.steps.length;
        kept += played.refused.length;
        if (faults.length > 0) faulty.push([`schedule ${number}`, ...played.story, ...faults].join('\n'));
        await played.stop();
      }),
    );
  }
  expect(faulty.join('\n\n')).toBe('');
  process.stdout.write(
    `Two devices: ${schedules} schedules (seed ${seed}) of ${steps} writes lost none; ${kept} were kept with a reason, ${overtakenSteps} edits ` +
      `were overtaken by a move that did not know of them, ${doubledPasses} passes that both moved stand in two months.\n`,
  );
}, 7_200_000);
