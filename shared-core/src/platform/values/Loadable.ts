/** A value from a port: not known yet, known to be absent, or present. */
export type Loadable<Value> = { state: 'unknown' } | { state: 'absent' } | { state: 'present'; value: Value };

/** Not read yet: a screen shows a skeleton, never that there is nothing. */
export const unknown: Loadable<never> = { state: 'unknown' };
/** Read, and there is none: a screen says what to do next. */
export const absent: Loadable<never> = { state: 'absent' };

/** A present value. */
export const present = <Value>(value: Value): Loadable<Value> => ({ state: 'present', value });

/** A list as a port gives it: one without rows is absent. */
export const loadedList = <Row>(rows: Row[]): Loadable<Row[]> => (rows.length === 0 ? absent : present(rows));
