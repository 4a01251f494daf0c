import { registrationOf } from './registrationOf';

describe('who may register', () => {
  test('reads as it was stored', () => {
    expect(registrationOf({ disabled: true, emailWhiteList: ['ann@strip.test'] })).toEqual({
      disabled: true,
      emailWhiteList: ['ann@strip.test'],
    });
  });

  test.each([undefined, null, {}, 'x', { disabled: 'no', emailWhiteList: '*' }])(
    '%j lets everyone register',
    (stored) => {
      expect(registrationOf(stored)).toEqual({ disabled: false, emailWhiteList: ['*'] });
    },
  );

  test('leaves out what is no address', () => {
    expect(registrationOf({ emailWhiteList: ['ann@strip.test', 7, null] }).emailWhiteList).toEqual([
      'ann@strip.test',
    ]);
  });
});
