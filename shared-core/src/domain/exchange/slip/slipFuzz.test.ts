import { fuzzedSlip, type FuzzedSlip } from '../../../testing/fixtures/fuzzedSlip';
import type { SlipField } from '../../pass/slipFields';
import { readSlipText, type SlipLane } from './readSlipText';
import type { SlipValues } from './slipDoubts';

const inCampaign = process.env['HOLESHOT_CAMPAIGN'] !== undefined;
const slips = inCampaign ? 10_000 : 200;

const isValue = (field: SlipField, value: number, truth: number | undefined): boolean =>
  truth !== undefined && Math.abs(value - truth) < (field.startsWith('mph_') ? 0.011 : 1e-9);

const wrongIn = ({ fields }: SlipLane, truth: SlipValues): string[] =>
  (Object.entries(fields) as [SlipField, { value: number; doubtful: boolean }][])
    .filter(([field, { value, doubtful }]) => !doubtful && !isValue(field, value, truth[field]))
    .map(([field, { value }]) => `${field} ${value}, ran ${truth[field]}`);

/** Finds what a lane that was read says wrong and undoubted: by its name, else by its place, else of either lane. */
const silentlyWrong = ({ lanes, named }: FuzzedSlip, read: SlipLane[]): string[] =>
  read.flatMap((lane, index) => {
    const at = lane.lane === undefined ? -1 : named.indexOf(lane.lane);
    const own = at >= 0 ? [lanes[at]] : read.length === lanes.length ? [lanes[index]] : lanes;
    return own
      .map((truth) => wrongIn(lane, truth ?? {}))
      .reduce((one, other) => (other.length < one.length ? other : one));
  });

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
        else sum.right += Number(isValue(field, found.value, value));
      }
    }
    figures.set(slip.layout, sum);
  }
  console.info([...figures].map(([layout, sum]) => `${layout}: ${JSON.stringify(sum)}`).join('\n'));
  expect(failures).toEqual([]);
});
