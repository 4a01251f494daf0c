import { seconds, type LogEntry } from '@holeshot/shared-core';
import { nova, novaPasses } from '@holeshot/shared-core/testing';
import { carRecord } from './carRecord';

const newestFirst = novaPasses.toReversed();
const [pass] = newestFirst as [LogEntry];
const like = (change: Partial<LogEntry['timeslip']>, uid = 'nova'): LogEntry => ({
  ...pass,
  vehicle: { ...pass.vehicle, uid },
  timeslip: { ...pass.timeslip, ...change },
});

test('counts the passes of a car, and takes the quickest All Out time', () => {
  expect(carRecord(newestFirst, nova)).toEqual({ count: 6, counting: 5, best: 11.168, last: pass });
});

test('takes no best ET from a pass that was not All Out', () => {
  const mistimed = like({ quality: 'Flawed', et_1320: seconds(6) });
  expect(carRecord([mistimed, ...newestFirst], nova)).toMatchObject({
    ...{ count: 7, counting: 5, best: 11.168, last: mistimed },
  });
});

test('takes no best ET from another car', () => {
  const other = like({ et_1320: seconds(6) }, 'duster');
  expect(carRecord([other, ...newestFirst], nova)).toMatchObject({ count: 6, best: 11.168, last: pass });
});

test('has no best without a time over the distance the car is raced over', () => {
  expect(carRecord(newestFirst, { uid: 'nova', finish: 1000 })).toMatchObject({
    ...{ count: 6, counting: 0, best: undefined },
  });
  expect(carRecord(newestFirst, { uid: 'nova', finish: 660 })).toMatchObject({ counting: 5, best: 7.148 });
});

test('sums up nothing for a car that never ran', () => {
  const none = { count: 0, counting: 0, best: undefined, last: undefined };
  expect(carRecord(newestFirst, { uid: 'duster', finish: 1320 })).toEqual(none);
  expect(carRecord([], nova)).toEqual(none);
});
