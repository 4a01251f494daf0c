import fc from 'fast-check';

// For tests: what may stand where the app has stored something.

/** Names that mean something to JavaScript itself, or to a document. */
const loadedNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then'];

/** A name of a field, loaded or not. */
export const hostileName = fc.oneof(
  fc.constantFrom(...loadedNames, '', '0', 'a.b', 'a/b'),
  fc.string({ maxLength: 6 }),
);

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { deep: [nested(depth - 1)] });

/** Any value: numbers that are none, endless texts and depths, and records that carry JavaScript's own names. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(NaN, Infinity, -Infinity, -0, 1e308, 2 ** 53, -1, 0.5, null, undefined, true),
  fc.constantFrom<unknown>('', ' ', 'NaN', '12.3', 'x'.repeat(10_000), '<img src=x>', '2026-13-45T99:99:99Z'),
  fc.constantFrom<unknown>([], {}, [[]], nested(200), new Date(NaN), new Map([['uid', 'x']])),
  fc.anything({
    key: hostileName,
    maxDepth: 3,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
  }),
);

type Path = readonly string[];

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const placesIn = (value: unknown, path: Path = []): Path[] =>
  isHolder(value)
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
    : [path];

const put = (holder: Record<string, unknown>, key: string, value: unknown): void => {
  if (Array.isArray(holder) && (key === 'length' || !Object.hasOwn(holder, key))) {
    holder.push(value);
    return;
  }
  // An assignment to `__proto__` would set the prototype and leave no field.
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
};

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isHolder(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) put(copy, key, copyOf(inner));
  return copy;
};

const holderAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, key) => (isHolder(inner) ? inner[key] : undefined), value);

/** The same record with one to three places of it, wherever they are, replaced, taken out or given a field more. */
export const damaged = (whole: object): fc.Arbitrary<unknown> => {
  const places = placesIn(whole);
  const change = fc.record({
    at: fc.constantFrom(...places),
    how: fc.constantFrom('replace', 'remove', 'add'),
    name: hostileName,
    value: hostileValue,
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    let stored = copyOf(whole);
    for (const { at, how, name, value } of changes) {
      const [last, ...before] = [...at].reverse();
      const holder = holderAt(stored, how === 'add' ? at : before.reverse());
      if (how === 'add') {
        if (isHolder(holder)) put(holder, name, copyOf(value));
      } else if (last === undefined) stored = copyOf(value);
      else if (!isHolder(holder)) continue;
      else if (how === 'replace') put(holder, last, copyOf(value));
      else if (Array.isArray(holder)) holder.splice(Number(last), 1);
      else Reflect.deleteProperty(holder, last);
    }
    return stored;
  });
};

/**
 * What is wrong with what a parser has given: a number that is none, a value that no store takes, a foreign
 * prototype; undefined where it is sound.
 */
export const unsound = (value: unknown, path = 'it'): string | undefined => {
  if (Object.keys(Object.prototype).length > 0) return 'every object has a field that was stored';
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (!isHolder(value)) return `${path} is ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== (Array.isArray(value) ? Array.prototype : Object.prototype))
    return `${path} has a prototype of its own`;
  return Object.entries(value)
    .map(([key, inner]) => unsound(inner, `${path}.${key}`))
    .find((problem) => problem !== undefined);
};
