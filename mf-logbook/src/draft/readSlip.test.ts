import { freshEntry } from './entryDraft';
import { readSlip } from './readSlip';

const place = { passUid: 'p', vehicleUid: 'nova', locationUid: 'great-lakes', localTime: '2026-06-20T12:00' };
const draft = freshEntry(place);

test('an empty slip has no numbers and nothing unreadable', () => {
  expect(readSlip(draft, 1320)).toEqual({ slip: {}, unreadable: [] });
  expect(readSlip({ ...draft, et_60: '  ' }, 1320)).toEqual({ slip: {}, unreadable: [] });
});

test('numbers are read as racers write them', () => {
  expect(
    readSlip(
      { ...draft, reaction_time: '-.004', et_60: ' 1,562 ', et_1320: '11.241', mph_1320: '118.63' },
      1320,
    ),
  ).toEqual({
    slip: { reaction_time: -0.004, et_60: 1.562, et_1320: 11.241, mph_1320: 118.63 },
    unreadable: [],
  });
});

test('a field that is folded away counts like the others', () => {
  expect(readSlip({ ...draft, et_594: '6.611', mph_1000: 'x' }, 1320)).toEqual({
    slip: { et_594: 6.611 },
    unreadable: ['mph_1000'],
  });
});

test('a text that is no number is named by its field, and the rest is read', () => {
  expect(readSlip({ ...draft, et_60: '1.5.6', mph_660: 'NaN', et_660: '7.148' }, 1320)).toEqual({
    slip: { et_660: 7.148 },
    unreadable: ['et_60', 'mph_660'],
  });
});

test('a split beyond the track is left out, be it a number or not', () => {
  const typed = { ...draft, et_660: '7.148', et_1000: '9.3', et_1320: 'eleven' };
  expect(readSlip(typed, 660)).toEqual({ slip: { et_660: 7.148 }, unreadable: [] });
  expect(readSlip(typed, 1000)).toEqual({ slip: { et_660: 7.148, et_1000: 9.3 }, unreadable: [] });
});
