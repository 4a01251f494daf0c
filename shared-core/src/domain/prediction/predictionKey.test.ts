import { predictionKey, readPredictionKey } from './predictionKey';

test('a key gives back its vehicle and its location', () => {
  expect(readPredictionKey(predictionKey('nova', 'great-lakes'))).toEqual({
    vehicleUid: 'nova',
    locationUid: 'great-lakes',
  });
});

test('a text without both is no key', () => {
  expect(readPredictionKey('')).toBeUndefined();
  expect(readPredictionKey('prediction')).toBeUndefined();
});
