import { clearsUnvisited } from './clearsUnvisited';

test('an installed app of iOS keeps its data', () => {
  expect(clearsUnvisited({ vendor: 'Apple Computer, Inc.', standalone: true })).toBe(false);
});

test.each<[string | undefined, boolean]>([
  ['Apple Computer, Inc.', true],
  ['Google Inc.', false],
  ['', false],
  [undefined, false],
])('a browser of the vendor %p clears after a week: %p', (vendor, clears) => {
  expect(clearsUnvisited(vendor === undefined ? {} : { vendor })).toBe(clears);
});
