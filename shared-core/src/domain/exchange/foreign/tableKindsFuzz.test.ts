import { generatedTable } from '../../../testing/fixtures/generatedTable/generatedTable';
import { judgeTable } from '../../../testing/fixtures/judgeTable';

const inCampaign = process.env['HOLESHOT_CAMPAIGN'] !== undefined;
const tables = inCampaign ? 2000 : 150;

test(`${tables} tables as racers make them hold no value that is read silently wrong`, () => {
  const sums = { right: 0, doubted: 0, absent: 0, wrong: 0 };
  const failures: string[] = [];
  for (let seed = 1; seed <= tables; seed += 1) {
    const table = generatedTable(seed);
    const { right, doubted, absent, wrong } = judgeTable(table);
    sums.right += right;
    sums.doubted += doubted;
    sums.absent += absent;
    sums.wrong += wrong.length;
    if (wrong.length > 0) failures.push(`${table.about}\n${wrong.join('\n')}\n${table.text}`);
  }
  console.info(`${tables} tables: ${JSON.stringify(sums)}`);
  expect(failures).toEqual([]);
  expect(sums.right / (sums.right + sums.doubted + sums.absent)).toBeGreaterThan(0.8);
});
