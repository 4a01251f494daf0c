/** Value from a port: not known yet, known to be absent, or present. */
export type Loadable<Value> = { state: 'unknown' } | { state: 'absent' } | { state: 'present'; value: Value };

/** Not read yet: a screen shows a skeleton, never an empty list. */
export const unknown: Loadable<never> = { state: 'unknown' };
/** Read, and there is none: a screen shows the next step. */
export const absent: Loadable<never> = { state: 'absent' };

/** Makes a present value. */
export const present = <Value>(value: Value): Loadable<Value> => ({ state: 'present', value });

/** Makes the value of a list; an empty one is absent. */
export const loadedList = <Row>(rows: Row[]): Loadable<Row[]> => (rows.length === 0 ? absent : present(rows));
