/** Time and new ids, handed in so that code under test has no clock of its own. */
export interface ClockPort {
  /** Milliseconds. */
  now(): number;
  newId(): string;
}
