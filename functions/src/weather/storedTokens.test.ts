import { storedTokens } from './storedTokens';

const read = (tokens: unknown) => storedTokens({ get: () => tokens });

test('the tokens of a racer’s devices come in their order, the newest last', () => {
  expect(read(['phone', 'pit'])).toEqual(['phone', 'pit']);
});

test.each([undefined, null, 'token', {}, [1], ['phone', null]])(
  '%j holds no tokens, and blocks nobody',
  (tokens) => {
    expect(read(tokens)).toEqual([]);
  },
);
