import * as v from 'valibot';
import { missingAddress, userEmailSchema } from './userEmailSchema';

test('the address of another account is trimmed and in lower case', () => {
  expect(v.parse(userEmailSchema, " O'Brien@Strip.TEST ")).toBe("o'brien@strip.test");
});

test.each(['', ' ', 'ann', 'ann@strip', 'ann@strip.test bob@strip.test', '<b>@strip.test'])(
  '“%s” gets a sentence that speaks of the account, not of “your” address',
  (typed) => {
    expect(v.safeParse(userEmailSchema, typed).issues?.map(({ message }) => message)).toEqual([
      missingAddress,
    ]);
  },
);
