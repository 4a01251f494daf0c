import { remarkLines } from './remarkLines';

test('each sentence is said once, with its line or the number of its passes', () => {
  expect(
    remarkLines([
      { place: 2, remarks: ['No weather without pressure.'] },
      { place: 3 },
      { place: 4, remarks: ['No weather without pressure.', 'Time: “1:20 AM” came twice.'] },
    ]),
  ).toEqual([
    { where: '2 passes', remark: 'No weather without pressure.' },
    { where: 'Line 4', remark: 'Time: “1:20 AM” came twice.' },
  ]);
  expect(remarkLines([])).toEqual([]);
});
