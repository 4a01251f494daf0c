import { reportOnce } from './reportOnce';

test('an error is reported once for each place', () => {
  const reported: string[] = [];
  const report = reportOnce((error, where) => void reported.push(`${where}: ${String(error)}`));
  for (let snapshot = 0; snapshot < 3; snapshot += 1) {
    report('no lane', 'entry a');
    report('no lane', 'entry b');
    report('no time', 'entry a');
  }
  expect(reported).toEqual(['entry a: no lane', 'entry b: no lane', 'entry a: no time']);
});
