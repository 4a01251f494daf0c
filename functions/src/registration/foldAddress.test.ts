import fc from 'fast-check';
import { foldAddress } from './foldAddress';

const providers = ['strip.test', 'gmail.com', 'bücher.test'] as const;

const letters = (from: string, minLength: number) =>
  fc.string({ unit: fc.constantFrom(...from), minLength, maxLength: 12 });

/** A mailbox name without dots, and the domain of its provider. */
const mailbox = fc.tuple(letters('abcxyz0189-_', 1), fc.constantFrom(...providers));

/** Ways to write each letter that a reader, or the provider, takes for the same. */
const dressings: ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => letter.toUpperCase(),
  (letter) => `${letter}\u200B`,
  (letter) => `\u00AD${letter}\uFEFF`,
  (letter) => letter.replace(/[!-~]/, (plain) => String.fromCodePoint(plain.charCodeAt(0) + 0xfee0)),
];

const domainsOf = {
  'strip.test': ['strip.test', 'strip.test.'],
  'gmail.com': ['gmail.com', 'googlemail.com'],
  'bücher.test': ['bücher.test', 'xn--bcher-kva.test', 'bu\u0308cher.test'],
};

/** Dresses an address: its tag, dots where they do not count, another domain of the provider, other letters. */
const dressed = ([name, provider]: [string, (typeof providers)[number]]) =>
  fc
    .record({
      tag: fc.option(letters('ab+.1', 0), { nil: undefined }),
      dots: fc.array(fc.boolean(), { minLength: name.length, maxLength: name.length }),
      domain: fc.constantFrom(...domainsOf[provider]),
      ways: fc.array(fc.nat(dressings.length - 1), { minLength: 1, maxLength: 60 }),
    })
    .map(({ tag, dots, domain, ways }) => {
      const dotted =
        provider === 'gmail.com' ? [...name].map((letter, i) => (dots[i] ? `${letter}.` : letter)) : name;
      const plain = `${[...dotted].join('')}${tag === undefined ? '' : `+${tag}`}@${domain}`;
      return [...plain].map((letter, i) => dressings[ways[i % ways.length] ?? 0]?.(letter)).join('');
    });

describe('an address that is written in another way', () => {
  test('is the same one, however it is dressed', () => {
    fc.assert(
      fc.property(
        mailbox.chain((plain) => fc.tuple(dressed(plain), dressed(plain))),
        ([one, other]) => foldAddress(one) === foldAddress(other),
      ),
    );
  });

  test('is another one for another mailbox', () => {
    fc.assert(
      fc.property(
        mailbox.chain((plain) => dressed(plain).map((given) => [plain.join('@'), given] as const)),
        mailbox.map((plain) => plain.join('@')),
        ([own, given], other) => own === other || foldAddress(given) !== foldAddress(other),
      ),
    );
  });

  test('fails for no text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, domain) => {
        expect(() => foldAddress(`${name}@${domain}`)).not.toThrow();
      }),
    );
  });

  test.each([
    [' Ann@Strip.TEST ', 'ann@strip.test'],
    ['a.n.n+two+three@strip.test', 'a.n.n@strip.test'],
    ['A.n.n+trial@GoogleMail.com', 'ann@gmail.com'],
    ['+ann@strip.test', '+ann@strip.test'],
    ['ann@b@strip.test', 'ann@b@strip.test'],
    ['ann', 'ann'],
    ['', ''],
  ])('%j is %j', (typed, folded) => {
    expect(foldAddress(typed)).toBe(folded);
  });
});
