import { fuzzedSlip, type FuzzedSlip } from '../../../testing/fixtures/fuzzedSlip';
import { isSlipValue, silentlyWrong } from '../../../testing/fixtures/silentlyWrong';
import type { SlipField } from '../../pass/slipFields';
import { readSlipText, type SlipLane } from './readSlipText';

/** Returns the result, lane and round that were read otherwise than they stand there. */
const wrongWords = (slip: FuzzedSlip, read: readonly SlipLane[], round: string | undefined): string[] => [
  ...read.flatMap(({ lane, result }, index) => {
    const won = (slip.named[index] ?? lane) === lane ? index : 1 - index;
    const truth = slip.winner === undefined ? undefined : won === slip.winner ? 'Win' : 'Loss';
    const own = read.length === 1 ? slip.own : undefined;
    return [
      ...(result !== undefined && result !== truth ? [`result of ${index}: ${result}`] : []),
      ...(slip.named.length === 0 && lane !== undefined && lane !== own ? [`lane of ${index}: ${lane}`] : []),
    ];
  }),
  ...(round !== undefined && round !== slip.round ? [`round: ${round}`] : []),
];

const inCampaign = process.env['HOLESHOT_CAMPAIGN'] !== undefined;
const slips = inCampaign ? 10_000 : 200;

test(`${slips} written slips, cut off anywhere, hold no value that is read silently wrong`, () => {
  const figures = new Map<string, { right: number; doubted: number; absent: number; wrong: number }>();
  const words = new Map<string, [told: number, all: number]>();
  const count = (word: string, truth: unknown, found: unknown) => {
    const [told, all] = words.get(word) ?? [0, 0];
    if (truth !== undefined) words.set(word, [told + Number(found !== undefined), all + 1]);
  };
  const failures: string[] = [];
  for (let seed = 1; seed <= slips; seed += 1) {
    const slip = fuzzedSlip(seed);
    const { lanes: read, round } = readSlipText(slip.text);
    const wrong = [...silentlyWrong(slip, read), ...wrongWords(slip, read, round?.name)];
    count('winner', slip.winner, read[0]?.result);
    count('round', slip.round, round?.name);
    if (read.length === 1 && slip.named.length === 0) count('own lane', slip.own, read[0]?.lane);
    if (wrong.length > 0) failures.push(`${slip.about}: ${wrong.join('; ')}\n${slip.text}`);
    const sum = figures.get(slip.layout) ?? { right: 0, doubted: 0, absent: 0, wrong: 0 };
    sum.wrong += wrong.length;
    for (const [index, truth] of slip.lanes.entries()) {
      const named = read.find(({ lane }) => lane !== undefined && lane === slip.named[index]);
      const lane = named ?? read[index];
      for (const [field, value] of Object.entries(truth) as [SlipField, number][]) {
        const found = lane?.fields[field];
        if (found === undefined) sum.absent += 1;
        else if (found.doubtful) sum.doubted += 1;
        else sum.right += Number(isSlipValue(field, found.value, value));
      }
    }
    figures.set(slip.layout, sum);
  }
  console.info([...words].map(([word, [told, all]]) => `${word}: ${told} of ${all}`).join('\n'));
  expect(words.get('round')?.[0]).toBe(words.get('round')?.[1]);
  expect(words.get('winner')?.[0]).toBeGreaterThan(0);
  expect(words.get('own lane')?.[0]).toBeGreaterThan(0);
  console.info([...figures].map(([layout, sum]) => `${layout}: ${JSON.stringify(sum)}`).join('\n'));
  expect(failures).toEqual([]);
});
