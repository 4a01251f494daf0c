import fc from 'fast-check';
import { damaged, hostileValue, unsound } from '../../testing/fixtures/arbitraryHostile';
import { parseRegistrationSettings } from './parseRegistrationSettings';

const everyone = { disabled: false, emailWhiteList: ['*'] };
const nobody = { disabled: true, emailWhiteList: [] };

describe('who may register, as stored', () => {
  test('everyone, while nothing is stored', () => {
    expect(parseRegistrationSettings(undefined)).toEqual(everyone);
    expect(parseRegistrationSettings({})).toEqual(everyone);
    expect(parseRegistrationSettings({ registration: {} })).toEqual(everyone);
  });

  test('the named addresses, compared in lower case', () => {
    expect(parseRegistrationSettings({ registration: { emailWhiteList: [' Ann@Strip.test '] } })).toEqual({
      disabled: false,
      emailWhiteList: ['ann@strip.test'],
    });
  });

  test.each([
    [null],
    [[]],
    ['open'],
    [{ disabled: 'no' }],
    [{ emailWhiteList: '*' }],
    [{ emailWhiteList: null }],
    [{ emailWhiteList: ['*', 7] }],
  ])('nobody, where %j says nothing that can be read', (registration) => {
    expect(parseRegistrationSettings({ registration })).toEqual(nobody);
  });

  test('law: a switch and a list of addresses, whatever is stored, and the same once saved', () => {
    const whole = { disabled: false, emailWhiteList: ['*', 'ann@strip.test'] };
    expect(parseRegistrationSettings({ registration: whole })).toEqual(whole);
    const documents = fc.oneof(hostileValue, damaged({ registration: whole }));
    fc.assert(
      fc.property(documents, (stored) => {
        const registration = parseRegistrationSettings(stored);
        expect(unsound(registration)).toBeUndefined();
        expect(parseRegistrationSettings({ registration })).toEqual(registration);
      }),
      { seed: 44, numRuns: 200 },
    );
  });
});
