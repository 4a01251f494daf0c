import { fuzzedSlip } from '../../../testing/fixtures/fuzzedSlip';
import { silentlyWrong } from '../../../testing/fixtures/silentlyWrong';
import { layWords } from '../../picture/layWords';
import type { ReadWord } from '../../picture/ReadWord';
import { seeded } from '../../statistics/seeded';
import { readSlipPhoto } from './readSlipPhoto';
import { readSlipText } from './readSlipText';

const slips = process.env['HOLESHOT_CAMPAIGN'] === undefined ? 80 : 10_000;

/** Draws the words of a text as a printer does, off by a fifth of a letter. */
const drawn = (text: string, random: () => number): ReadWord[] =>
  text.split('\n').flatMap((line, row) =>
    [...line.replace(/\t/g, '        ').matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const off = () => (random() - 0.5) * 8;
      const top = row * 60 + off();
      return {
        text: word,
        confidence: 0.95,
        left: index * 20 + off(),
        right: (index + word.length) * 20 + off(),
        top,
        bottom: top + 40 + off(),
      };
    }),
  );

test(`${slips} slips, recognized word by word, hold no value read silently wrong, and most read as their text`, () => {
  const failures: string[] = [];
  let [asText, all] = [0, 0];
  for (let seed = 1; seed <= slips; seed += 1) {
    const slip = fuzzedSlip(seed);
    // Text alone loses its columns; a picture has them.
    if (slip.about.endsWith('collapsed')) continue;
    const laid = layWords(drawn(slip.text, seeded(seed)));
    const words = laid.words.map(({ word, ...place }) => ({ ...place, confidence: word.confidence }));
    const { lanes } = readSlipPhoto({ text: laid.text, words });
    const wrong = silentlyWrong(slip, lanes);
    if (wrong.length > 0)
      failures.push(`${slip.about}: ${wrong.join('; ')}\n${slip.text}\n---\n${laid.text}`);
    for (const [index, lane] of readSlipText(slip.text).lanes.entries())
      for (const [field, { value }] of Object.entries(lane.fields)) {
        all += 1;
        asText += Number(lanes[index]?.fields[field as keyof typeof lane.fields]?.value === value);
      }
  }
  console.info(`${asText} of ${all} values as in the text`);
  expect(failures).toEqual([]);
  expect(asText / all).toBeGreaterThan(0.97);
});

/** Misreadings of a printer's signs. */
const misread: Record<string, string> = {
  '0': '8O6',
  '1': 'l7',
  '/': '7-',
  "'": '’°',
  '3': '8',
  '5': 'S',
  '6': '8',
  '8': '3B',
  '.': ' ,',
  R: 'A',
  T: '7',
};

/** Misreads some words, which the recognizer trusts little. */
const blurred = (words: readonly ReadWord[], random: () => number): ReadWord[] =>
  words.map((word) => {
    if (random() > 0.25) return word;
    const at = Math.floor(random() * word.text.length);
    const signs = misread[word.text[at] ?? ''] ?? '';
    if (signs === '') return { ...word, confidence: 0.7 };
    const sign = (signs[Math.floor(random() * signs.length)] ?? '').trim();
    return { ...word, text: word.text.slice(0, at) + sign + word.text.slice(at + 1), confidence: 0.5 };
  });

test(`${slips} slips with a quarter of the words misread have at most 0.2 % of values silently wrong`, () => {
  const failures: string[] = [];
  let [wrongValues, all] = [0, 0];
  for (let seed = 1; seed <= slips; seed += 1) {
    const slip = fuzzedSlip(seed);
    if (slip.about.endsWith('collapsed')) continue;
    const random = seeded(seed + 1_000_000);
    const laid = layWords(blurred(drawn(slip.text, random), random));
    const words = laid.words.map(({ word, ...place }) => ({ ...place, confidence: word.confidence }));
    const { lanes } = readSlipPhoto({ text: laid.text, words });
    const wrong = silentlyWrong(slip, lanes);
    wrongValues += wrong.length;
    all += lanes.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);
    if (wrong.length > 0)
      failures.push(`${slip.about}: ${wrong.join('; ')}\n${slip.text}\n---\n${laid.text}`);
  }
  console.info(`${wrongValues} of ${all} values silently wrong\n${failures.join('\n')}`);
  expect(wrongValues / all).toBeLessThan(0.002);
  // The slips of every run are right in all their values.
  if (slips < 100) expect(failures).toEqual([]);
});
