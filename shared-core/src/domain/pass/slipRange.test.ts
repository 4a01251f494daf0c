import { slipRange } from './slipRange';

test.each([
  ['reaction_time', -1, 10, 'seconds'],
  ['dialin_et', 1, 60, 'seconds'],
  ['mph_660', 10, 400, 'mph'],
  ['et_60', 0.5, 60, 'seconds'],
  ['et_1320', 0.5, 60, 'seconds'],
] as const)('%s is %d to %d %s', (field, least, most, unit) => {
  expect(slipRange(field)).toEqual({ least, most, unit });
});
