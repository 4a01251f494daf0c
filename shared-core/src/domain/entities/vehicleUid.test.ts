import { ownerOfVehicle, vehicleUidOfRacer } from './vehicleUid';

test('the uid of a vehicle names its owner', () => {
  expect(ownerOfVehicle(vehicleUidOfRacer('nova', 'ann'))).toBe('ann');
});

test('a vehicle that moves to another account names the new owner alone', () => {
  expect(vehicleUidOfRacer(vehicleUidOfRacer('nova', 'ann'), 'bob')).toBe('nova~bob');
});

test('an old uid names nobody', () => {
  expect(ownerOfVehicle('0b6d2c1e')).toBeUndefined();
});
