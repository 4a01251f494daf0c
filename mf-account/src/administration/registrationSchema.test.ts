import fc from 'fast-check';
import * as v from 'valibot';
import { registrationFields, registrationSchema } from './registrationSchema';

const settings = (who: string, addresses: string) => v.parse(registrationSchema, { who, addresses });

const problems = (addresses: string): string[] =>
  (v.safeParse(registrationSchema, { who: 'invited', addresses }).issues ?? []).map(({ message }) => message);

const address = fc.stringMatching(/^[a-z0-9]{1,10}$/).map((name) => `${name}@strip.test`);

describe('who may register', () => {
  test('addresses stand on lines, or between commas or semicolons, each once', () => {
    expect(settings('invited', ' Ann@Strip.test\r\nbob@strip.test, ann@strip.test;;\n\n')).toEqual({
      disabled: false,
      emailWhiteList: ['ann@strip.test', 'bob@strip.test'],
    });
  });

  test('the first wrong address is named', () => {
    expect(problems('ann@strip.test\nbob\ncarl')).toEqual(['bob is not an email address.']);
    expect(problems('*')).toEqual(['* is not an email address.']);
    expect(problems(' \n,;')).toEqual([]);
  });

  test('the addresses outlast a time in which everyone or nobody may register', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(address),
        fc.constantFrom('everyone', 'invited', 'nobody'),
        (invited, who) => {
          const fields = registrationFields(settings(who, invited.join('\n')));
          expect(fields).toEqual({ who, addresses: invited.join('\n') });
        },
      ),
    );
  });

  test('closed is closed, whoever is invited', () => {
    expect(registrationFields({ disabled: true, emailWhiteList: ['*'] })).toEqual({
      who: 'nobody',
      addresses: '',
    });
  });
});
