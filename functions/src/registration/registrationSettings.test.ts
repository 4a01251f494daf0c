import { registrationSettings } from './registrationSettings';

describe('who may register, as stored', () => {
  test('everyone, while nothing is stored', () => {
    const everyone = { disabled: false, emailWhiteList: ['*'] };
    expect(registrationSettings(undefined)).toEqual(everyone);
    expect(registrationSettings({})).toEqual(everyone);
    expect(registrationSettings({ registration: {} })).toEqual(everyone);
  });

  test('addresses are compared in lower case', () => {
    expect(registrationSettings({ registration: { emailWhiteList: [' Ann@Strip.test '] } })).toEqual({
      disabled: false,
      emailWhiteList: ['ann@strip.test'],
    });
  });

  test('nobody, where the document is broken', () => {
    const nobody = { disabled: true, emailWhiteList: [] };
    expect(registrationSettings({ registration: { emailWhiteList: '*' } })).toEqual(nobody);
    expect(registrationSettings({ registration: { disabled: 'no' } })).toEqual(nobody);
  });
});
