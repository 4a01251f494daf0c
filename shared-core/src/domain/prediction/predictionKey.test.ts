import { predictionKey, readPredictionKey } from './predictionKey';

test('a remembered prediction gives back its vehicle and its location', () => {
  expect(readPredictionKey(predictionKey('nova', 'great-lakes'))).toEqual({
    vehicleUid: 'nova',
    locationUid: 'great-lakes',
  });
});

test('a text that remembers no two is none', () => {
  expect(readPredictionKey('')).toBeUndefined();
  expect(readPredictionKey('prediction')).toBeUndefined();
});
