/** How many bytes the name of a field may have. */
const longestName = 1_500;

/** Firestore takes no empty name, and keeps those like `__name__` to itself. */
const isFieldName = (name: string): boolean =>
  name !== '' && !/^__.*__$/s.test(name) && Buffer.byteLength(name) <= longestName;

/**
 * What the payment provider answered as Firestore takes it: plain records, and of their fields those whose names it
 * takes. Names are chosen freely in metadata alone, which nothing here goes by, so that what is left out is missed by
 * nobody, and would else keep the whole document from being stored.
 */
export const storable = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).filter(([name]) => isFieldName(name)))
      : inner,
  ) as Value;
