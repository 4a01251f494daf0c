import { fuzzedSlip } from '../../../testing/fixtures/fuzzedSlip';
import { isSlipValue, silentlyWrong } from '../../../testing/fixtures/silentlyWrong';
import type { SlipField } from '../../pass/slipFields';
import { readSlipText } from './readSlipText';

const inCampaign = process.env['HOLESHOT_CAMPAIGN'] !== undefined;
const slips = inCampaign ? 10_000 : 200;

test(`of ${slips} written slips, cut off anywhere, none is read silently wrong`, () => {
  const figures = new Map<string, { right: number; doubted: number; absent: number; wrong: number }>();
  const failures: string[] = [];
  for (let seed = 1; seed <= slips; seed += 1) {
    const slip = fuzzedSlip(seed);
    const { lanes: read } = readSlipText(slip.text);
    const wrong = silentlyWrong(slip, read);
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
  console.info([...figures].map(([layout, sum]) => `${layout}: ${JSON.stringify(sum)}`).join('\n'));
  expect(failures).toEqual([]);
});
