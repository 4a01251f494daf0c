import * as v from 'valibot';

// Mail servers accept more than the usual pattern, such as an apostrophe; valibot's looser one accepts a name without a domain.
const email = v.pipe(v.string(), v.rfcEmail(), v.regex(/\.[a-z][a-z\d-]+$/), v.maxLength(254));

/** Normalizes an email address for storing and comparing: trimmed and lower-cased. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** Says what is wrong with a typed email address; undefined where nothing is. */
export const emailProblem = (text: string): string | undefined => {
  const typed = normalEmail(text);
  if (typed === '') return 'Enter your email address.';
  return v.is(email, typed) ? undefined : 'Enter a valid email address, such as name@example.com.';
};
