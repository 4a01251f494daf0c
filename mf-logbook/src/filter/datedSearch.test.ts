import fc from 'fast-check';
import { datedSearch } from './datedSearch';
import { plainSearch } from './plainSearch';

const daysOf = (text: string) => datedSearch(text).map(({ day }) => day);

test.each([
  ['2025', '2025-'],
  ['may', '-05-'],
  ['MAY', '-05-'],
  ['Sep', '-09-'],
  ['september', '-09-'],
  ['may 3', '-05-03'],
  ['May 3, 2025', '2025-05-03'],
  ['May 2025', '2025-05-'],
  ['05/03/2025', '2025-05-03'],
  ['5/3/2025', '2025-05-03'],
  ['5/03/25', '2025-05-03'],
  ['12/31/09', '2009-12-31'],
  ['05/03', '-05-03'],
  ['2/29', '-02-29'],
  ['5/2025', '2025-05-'],
  ['2025-05-03', '2025-05-03'],
])('“%s” is a date', (text, day) => {
  expect(daysOf(text)).toEqual([day]);
});

test.each(['11.168', '10', '13/1', '02/30/2025', '2/29/2025', '20255', 'ma', 'mayday', '5/', '118.6'])(
  '“%s” is no date',
  (text) => {
    expect(datedSearch(text)).toEqual([{ words: [text] }]);
  },
);

test('dates stand among other words, and each part must fit', () => {
  expect(datedSearch('Nova May 2025 slicks 6/20')).toEqual([
    { words: ['nova'] },
    { words: ['may', '2025'], day: '2025-05-' },
    { words: ['slicks'] },
    { words: ['6/20'], day: '-06-20' },
  ]);
});

test('law: the words are those of the search without dates, in their order', () => {
  const word = fc.constantFrom('nova', 'May', '3,', '2025', '05/03/2025', '11.2', '/', '5/');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (text) => {
        const words = (parts: ReturnType<typeof plainSearch>) => parts.flatMap((part) => part.words);
        expect(words(datedSearch(text))).toEqual(words(plainSearch(text)));
      },
    ),
  );
});

test('law: every day is found by its date in the app’s format, and by that without a year', () => {
  const date = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(date, (at) => {
      const day = at.toISOString().slice(0, 10);
      const [year, month, date] = day.split('-');
      expect(daysOf(`${month}/${date}/${year}`)).toEqual([day]);
      expect(daysOf(`${month}/${date}`)).toEqual([`-${month}-${date}`]);
    }),
  );
});
