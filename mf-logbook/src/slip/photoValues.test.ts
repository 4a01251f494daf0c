import { readSlipPhoto } from '@holeshot/shared-core';
import { boxOf, doubtedIn, fieldsIn, withConfirmed } from './photoValues';

const text = `        LEFT  RIGHT
R/T     .018   .041
60'    1.707  1.498
330    4.664  4.094
1/8    7.190  6.312
MPH    97.00 110.45`;

const words = (unsure: readonly string[]) =>
  text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      line: at,
      column: index,
      length: word.length,
      confidence: unsure.includes(word) ? 0.4 : 0.95,
      box: { left: index / 20, top: at / 6, width: word.length / 20, height: 1 / 8 },
    })),
  );
const readingOf = (...unsure: string[]) => readSlipPhoto({ text, words: words(unsure) });

test('the values come in the order of a slip, the doubted ones row by row', () => {
  const reading = readingOf('1.498', '.018');
  expect(fieldsIn(reading)).toEqual(['reaction_time', 'et_60', 'et_330', 'et_660', 'mph_660']);
  expect(doubtedIn(reading)).toEqual([
    { lane: 0, field: 'reaction_time' },
    { lane: 1, field: 'et_60' },
  ]);
});

test('a value has the place of its words in the picture', () => {
  const place = readingOf().lanes[1]?.fields.et_60?.place ?? { line: 0, column: 0, length: 0 };
  expect(boxOf(place, words([]))).toEqual({ left: 14 / 20, top: 2 / 6, width: 5 / 20, height: 1 / 8 });
  const both = boxOf({ line: 2, column: 8, length: 8 }, words([]));
  expect(both?.left).toBeCloseTo(7 / 20);
  expect(both?.width).toBeCloseTo(12 / 20);
  expect(boxOf({ line: 9, column: 0, length: 4 }, words([]))).toBeUndefined();
});

test('a confirmed value is in doubt no more, and one that the slip has not is gone', () => {
  const reading = readingOf('1.498', '.018');
  const confirmed = withConfirmed(reading, { lane: 1, field: 'et_60' }, 1.488);
  expect(confirmed.lanes[1]?.fields.et_60).toMatchObject({ value: 1.488, doubtful: false });
  expect(confirmed.lanes[1]?.fields.et_60?.reason).toBeUndefined();
  expect(confirmed.lanes[0]).toBe(reading.lanes[0]);
  const without = withConfirmed(confirmed, { lane: 0, field: 'reaction_time' }, undefined);
  expect(without.lanes[0]?.fields).not.toHaveProperty('reaction_time');
  expect(doubtedIn(without)).toEqual([]);
});

test('a value that was not read is asked for, until it is typed or the slip has none', () => {
  const [left, right] = readingOf().lanes;
  const { et_60: number, ...fields } = right!.fields;
  const reading = { ...readingOf(), lanes: [left!, { ...right!, fields, unread: { et_60: number!.place } }] };
  const cell = { lane: 1, field: 'et_60' } as const;
  expect(doubtedIn(reading)).toEqual([cell]);
  const typed = withConfirmed(reading, cell, 1.498);
  expect(typed.lanes[1]?.fields.et_60).toEqual({ value: 1.498, doubtful: false, place: number!.place });
  expect(doubtedIn(typed)).toEqual([]);
  const none = withConfirmed(reading, cell, undefined);
  expect(none.lanes[1]?.fields).not.toHaveProperty('et_60');
  expect(doubtedIn(none)).toEqual([]);
});
