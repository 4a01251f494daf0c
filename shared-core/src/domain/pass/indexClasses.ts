/** Classes over the quarter mile with their index in seconds. */
export const indexClasses: readonly [name: RegExp, index: number][] = [
  [/super\W*comp|\b8\.90\b/i, 8.9],
  [/super\W*gas|\b9\.90\b/i, 9.9],
  [/super\W*street|\b10\.90\b/i, 10.9],
  [/\b11\.90\b/, 11.9],
];

/** Tells whether a class, as the racer named it, is run on an index, which cars meet with a throttle stop. */
export const isIndexClass = (named: string): boolean => indexClasses.some(([name]) => name.test(named));
