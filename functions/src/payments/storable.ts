/** Longest name of a field in Firestore, in bytes. */
const longestName = 1_500;

/** Says whether Firestore accepts a field name: it refuses empty ones and reserves those like `__name__`. */
const isFieldName = (name: string): boolean =>
  name !== '' && !/^__.*__$/s.test(name) && Buffer.byteLength(name) <= longestName;

/**
 * Turns an answer of the payment provider into plain records that Firestore accepts, without fields whose names it
 * refuses. Only metadata have free names, and no code reads them: a dropped field harms nobody, while a refused one
 * would block the whole document.
 */
export const storable = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).filter(([name]) => isFieldName(name)))
      : inner,
  ) as Value;
