/** Reason of an expected failure: a code for programs, a sentence for people. */
export interface Failure {
  code: string;
  /** What happened, what is safe, what to do. */
  message: string;
}

/** Outcome that may be a failure; plain records, so that it crosses bundles. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

/** Makes a success with a value. */
export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });

/** Makes a failure with a code and its sentence. */
export const failed = (code: string, message: string): Result<never> => ({
  ok: false,
  failure: { code, message },
});
