import type * as tables from './failures';

type Tables = typeof tables;

/** Sentence of a failure, or what makes one of what it names. */
type Sentence = string | ((...parts: never[]) => string);

/** Code of an expected failure: each has a row in the table. */
export type FailureCode = { [Group in keyof Tables]: keyof Tables[Group] }[keyof Tables];

/** Reason of an expected failure: a code for programs, a sentence for people. */
export interface Failure {
  code: FailureCode;
  /** Sentence: says the event, the state of the data and the next step. */
  message: string;
}

interface Failed {
  ok: false;
  failure: Failure;
}

/** Outcome that may be a failure; plain records, so that it crosses bundles. */
export type Result<Value> = { ok: true; value: Value } | Failed;

/** Makes a success with a value. */
export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });

/** Makes a failure with a code of the table and words that came with it, such as the server's. */
export const failed = (code: FailureCode, message: string): Failed => ({
  ok: false,
  failure: { code, message },
});

/**
 * Makes a failure with a code and its sentence.
 * @param table the group of `failures.ts` that has the code
 * @param parts what the sentence names
 */
export const failedAs = <
  Table extends Partial<Record<FailureCode, Sentence>>,
  Code extends FailureCode & keyof Table,
>(
  table: Table,
  code: Code,
  ...parts: Table[Code] extends (...parts: infer Parts) => string ? Parts : []
): Failed => {
  const sentence = (table as Record<Code, Sentence>)[code];
  return failed(code, typeof sentence === 'function' ? sentence(...(parts as never[])) : sentence);
};
