import { booksHolding } from './booksHolding';

const book = (...uids: string[]) => ({
  entries: Object.fromEntries(uids.map((uid) => [uid, { log_entry_uid: uid }])),
});
const pass = { uid: 'p', seenUntil: 5 };

const serverWith = (
  changed: Record<string, object>,
  stored: Record<string, object> = {},
): Parameters<typeof booksHolding>[0] => ({
  changedSince: () => Promise.resolve(Object.entries(changed).map(([path, data]) => ({ path, data }))),
  stored: (paths) => Promise.resolve(paths.map((path) => stored[path])),
});

test('the books that changed and hold the pass are found, the others are not', async () => {
  const server = serverWith({ 'logBooks/june': book('p', 'q'), 'logBooks/july': book('q') });
  expect(await booksHolding(server, { pass }, [])).toEqual(['logBooks/june']);
});

test('a book with unsent writes counts as the server has it, each once', async () => {
  const server = serverWith({ 'logBooks/june': book() }, { 'logBooks/june': book('p') });
  expect(await booksHolding(server, { pass }, ['logBooks/june', 'users/ann', 'logBooks/june'])).toEqual([
    'logBooks/june',
  ]);
});

test('a pass that only an unsent write puts into a book is not there yet', async () => {
  const server = serverWith({ 'logBooks/june': book('p') }, { 'logBooks/june': book() });
  expect(await booksHolding(server, { pass }, ['logBooks/june'])).toEqual([]);
});

test('the stump of an edit is no pass', async () => {
  const stump = { entries: { p: { notes: 'typed' } } };
  expect(await booksHolding(serverWith({ 'logBooks/june': stump }), { pass }, [])).toEqual([]);
});

test('a write about no pass is not looked for, and a server that does not answer is an error', async () => {
  const silent = {
    changedSince: () => Promise.reject(new Error('offline')),
    stored: () => Promise.resolve([]),
  };
  expect(await booksHolding(silent, {}, [])).toEqual([]);
  await expect(booksHolding(silent, { pass }, [])).rejects.toThrow('offline');
});
