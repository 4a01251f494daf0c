import * as v from 'valibot';

// Mail servers take more than the usual pattern does, such as an apostrophe; the other one takes a name without a domain.
const email = v.pipe(v.string(), v.rfcEmail(), v.regex(/\.[a-z][a-z\d-]+$/), v.maxLength(254));

/** An email address as it is stored and compared: trimmed and lower-cased. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** What is wrong with a typed email address, in a sentence; undefined where nothing is. */
export const emailProblem = (text: string): string | undefined => {
  const typed = normalEmail(text);
  if (typed === '') return 'Enter your email address.';
  return v.is(email, typed) ? undefined : 'Enter a valid email address, such as name@example.com.';
};
