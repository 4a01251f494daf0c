import { readSlipText } from '@holeshot/shared-core';
import { ownLane } from './ownLane';

const slip = readSlipText(`LEFT RIGHT
CAR 77 1234
DIAL 9.90 11.20
R/T .041 .018
60' 1.498 1.707
330' 4.094 4.664
1/8 6.312 7.190
1/4 9.861 11.231`);
const nothing = { lane: 'Left', dialin_et: '' } as const;

test('the only lane is the racer’s', () => {
  expect(ownLane(readSlipText("R/T .041\n60' 1.498\n330' 4.094\n1/8 6.312"), nothing, undefined)).toEqual({
    own: 0,
  });
});

test.each([
  ['nothing', nothing, undefined, undefined],
  ['the number of the car', nothing, '1234', 1],
  ['the number of another car', nothing, '12', undefined],
  ['the dial', { ...nothing, dialin_et: '11,2' }, undefined, 1],
  ['another dial', { ...nothing, dialin_et: '11.21' }, undefined, undefined],
  ['the chosen lane', { ...nothing, lane: 'Right' as const }, undefined, 1],
  ['a lane of four', { ...nothing, lane: 'Lane 2' as const }, undefined, undefined],
  ['a dial and a car that agree', { ...nothing, dialin_et: '11.20' }, '1234', 1],
  ['a dial and a car of two lanes', { ...nothing, dialin_et: '9.9' }, '1234', undefined],
])('%s finds the own lane of two, or none', (_, draft, car, own) => {
  expect(ownLane(slip, draft, car)?.own).toBe(own);
});

test('the first sign of a lane is its reason', () => {
  expect(ownLane(slip, { lane: 'Right', dialin_et: '11.2' }, '1234')?.because).toBe('your car 1234');
  expect(ownLane(slip, { lane: 'Right', dialin_et: '11.2' }, undefined)?.because).toBe('your dial 11.2');
  expect(ownLane(slip, { ...nothing, lane: 'Right' }, undefined)?.because).toBe('the form has it');
});

test('one dial in both lanes tells nothing', () => {
  const lanes = slip.lanes.map((lane) => ({ ...lane, fields: slip.lanes[0]!.fields }));
  expect(ownLane({ ...slip, lanes }, { ...nothing, dialin_et: '9.90' }, undefined)).toBeUndefined();
});
