import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { keepReceipt, readReceipt, type ImportReceipt } from './importReceipt';

const receipt: ImportReceipt = {
  ...{ fileName: 'season.csv', at: '2026-06-20T17:41:00.000Z', passes: 2, prints: ['a', 'b'] },
  settings: { taken: { sideNavAsRail: true }, before: { sideNavAsRail: false } },
};

test('the last import is there again until it is forgotten', () => {
  const { drafts } = createMemoryPlatform();
  expect(readReceipt(drafts)).toBeUndefined();
  keepReceipt(drafts, receipt);
  expect(readReceipt(drafts)).toEqual(receipt);
  keepReceipt(drafts, { ...receipt, passes: 7 });
  expect(readReceipt(drafts)?.passes).toBe(7);
  keepReceipt(drafts, undefined);
  expect(readReceipt(drafts)).toBeUndefined();
});

test('a receipt of before settings were imported is read', () => {
  const { settings: _, ...before } = receipt;
  const { drafts } = createMemoryPlatform();
  drafts.write('last-import', before);
  expect(readReceipt(drafts)).toEqual(before);
});

test.each([null, 'text', [], { ...receipt, prints: 'all' }, { ...receipt, passes: '2' }])(
  'a broken receipt (%j) undoes nothing',
  (stored) => {
    const { drafts } = createMemoryPlatform();
    drafts.write('last-import', stored);
    expect(readReceipt(drafts)).toBeUndefined();
  },
);
