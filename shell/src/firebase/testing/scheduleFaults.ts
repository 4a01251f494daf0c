import { parseLogBook, recordOf, sameStored, withWorkedOut, type LogEntry } from '@holeshot/shared-core';
import { twoCopies } from '../outbox/outboxAnswers';
import type { OutboxWrite } from '../../writes/outboxStore';
import { isOfSlip, playedFields, playedValue, type PlayedField } from './playedFields';

/** Something the racer did to a pass. */
export interface Step {
  number: number;
  device: number;
  /** `undo` brings back a pass that the same device has deleted, as that knew it. */
  what: 'log' | 'delete' | 'undo' | PlayedField;
  uid: string;
  /** What it put into the field. */
  value: string;
  /** The steps whose outcome, or the outcome of a later one, the racer had before him. */
  seen: ReadonlySet<number>;
  /** The writes of the outbox that came of it. */
  writes: readonly string[];
  /** Of an undo: the pass as it was shown when it was deleted, and comes back. */
  brought?: LogEntry;
}

/** How a schedule ended. */
export interface Played {
  steps: Step[];
  /** What each device shows in the end, by uid. */
  shown: LogEntry[][];
  /** What the outboxes keep with a reason. */
  refused: OutboxWrite[];
}

/** Passes by uid. */
export const inOrder = (entries: readonly LogEntry[]): LogEntry[] =>
  [...entries].sort((a, b) => (a.log_entry_uid < b.log_entry_uid ? -1 : 1));

const storedOf = (stored: Iterable<[string, unknown]>) => {
  const books = [...stored].map(([id, book]) => ({ id, ...parseLogBook(book) }));
  const passes = new Map<string, { book: string; entry: LogEntry }[]>();
  for (const { id, entries } of books)
    for (const entry of entries) {
      const copies = passes.get(entry.log_entry_uid) ?? [];
      passes.set(entry.log_entry_uid, [...copies, { book: id, entry }]);
    }
  return { stumps: books.flatMap(({ broken }) => broken), passes };
};
type Stored = ReturnType<typeof storedOf>;

const onServerOf = ({ passes }: Stored): LogEntry[] =>
  inOrder([...passes.values()].flatMap(([copy]) => copy?.entry ?? []));

/**
 * The passes that the server holds, by uid.
 * @param books the log books on it, by id
 */
export const passesOnServer = (books: Iterable<[string, unknown]>): LogEntry[] => onServerOf(storedOf(books));

const isOfWhole = (what: Step['what']): what is 'log' | 'delete' | 'undo' =>
  what === 'log' || what === 'delete' || what === 'undo';

/** Below the pass. */
const pathOf = ({ what }: Step): readonly string[] => {
  if (isOfWhole(what)) return [];
  return isOfSlip(what) ? ['timeslip', what] : [what];
};

const covers = ({ fields }: OutboxWrite, step: Step): boolean => {
  const path = ['entries', step.uid, ...pathOf(step)];
  return fields.some((field) => field.every((segment, index) => segment === path[index]));
};

/** Whether an outbox keeps, for the racer to decide, what a step wrote. */
const isKept = (step: Step, { refused }: Played): boolean =>
  refused.some((write) => step.writes.includes(write.id) && covers(write, step));

/** The copies of a pass that are gone, of which an outbox keeps the field that a step wrote. */
const keptCopies = (step: Step, { refused }: Played): LogEntry[] =>
  refused
    .filter((write) => write.reason === twoCopies && covers(write, step))
    .map(({ data }) => recordOf(data['entries'])[step.uid] as LogEntry);

/** Whether a step is neither on the server, nor deleted or replaced by a later one, nor kept with a reason. */
const isLost = (step: Step, played: Played, { passes }: Stored): boolean => {
  if (isKept(step, played)) return false;
  const others = played.steps.filter(({ uid, number }) => uid === step.uid && number !== step.number);
  const copies = passes.get(step.uid) ?? [];
  // The last word of a device stands for those before it.
  const isLastWord = (other: Step) => other.seen.has(step.number) && isKept(other, played);
  if (others.some((other) => ['delete', step.what].includes(other.what) && isLastWord(other))) return false;
  const undone = others.filter((other) => other.what === 'undo' && !step.seen.has(other.number));
  if (step.what === 'delete') return copies.length > 0 && undone.length === 0;
  if (step.what === 'undo') {
    const isDeletedSince = others.some((other) => other.what === 'delete' && !step.seen.has(other.number));
    return copies.length === 0 && !isDeletedSince;
  }
  // Kept or not: one that the server took can be refused when the SDK sends it again.
  if (copies.length === 0 && others.some(({ what }) => what === 'delete')) return false;
  if (step.what === 'log') return copies.length === 0;
  const { what } = step;
  // What came back is as the racer saw it who deleted it.
  if (undone.some(({ brought }) => brought && playedValue(brought, what) !== step.value)) return false;
  const same = others.filter((other) => other.what === what);
  return [...copies.map(({ entry }) => entry), ...keptCopies(step, played)].every((entry) => {
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

/**
 * What is wrong with what came of a schedule: a stump, a pass that is there twice, a write that is lost, a device that
 * shows something else than the server has, or values that do not follow from the slip beside them.
 * @param books the log books on the server, by id
 */
export const faultsOf = (played: Played, books: Iterable<[string, unknown]>): string[] => {
  const stored = storedOf(books);
  const twice = [...stored.passes]
    .filter(([, copies]) => copies.length > 1)
    .map(([uid, copies]) => `${uid} stands in ${copies.map(({ book }) => book).join(' and ')}`);
  const lost = played.steps
    .filter((step) => isLost(step, played, stored))
    .map(({ number, what, uid, value }) => {
      const instead = (stored.passes.get(uid) ?? []).map(({ book, entry }) =>
        isOfWhole(what) ? book : `${playedValue(entry, what)} in ${book}`,
      );
      return `step ${number}, ${what} ${value} of ${uid}, is lost: ${instead.join(', ')}`;
    });
  const onServer = onServerOf(stored);
  const behind = played.shown.flatMap((entries, device) =>
    sameStored(entries, onServer) ? [] : [`device ${device} shows ${told(entries)}, not ${told(onServer)}`],
  );
  const wrong = played.shown.flatMap((entries, device) =>
    entries
      .filter((entry) => withWorkedOut(entry) !== entry)
      .map(
        (entry) => `device ${device} shows ${entry.log_entry_uid} with values that its slip does not give`,
      ),
  );
  return [...stored.stumps.map(({ id }) => `${id} is a stump`), ...twice, ...lost, ...behind, ...wrong];
};
