import { airInWords, airTextsOf, differenceText, readAir } from './airTexts';

const air = { air_temp: 87.08, humidity: 54.37, pressure: 29.0948 };
const texts = { air_temp: '87.1', humidity: '54', pressure: '29.09' };

test('the air stands in its fields with as many digits as are measured, what is missing empty', () => {
  expect(airTextsOf(air)).toEqual(texts);
  expect(airTextsOf({ air_temp: 0, humidity: 0 })).toEqual({ air_temp: '0.0', humidity: '0', pressure: '' });
  expect(airTextsOf({})).toEqual({ air_temp: '', humidity: '', pressure: '' });
});

test('a text that was left as it is stands for all digits of the value behind it', () => {
  expect(readAir(texts, air)).toEqual(air);
  expect(readAir({ ...texts, humidity: '55' }, air)).toEqual({ ...air, humidity: 55 });
});

test('a typed value may have a comma, and a cold morning its own minus', () => {
  expect(readAir({ air_temp: '-4,5', humidity: ' 90 ', pressure: '29,8' }, {})).toEqual({
    ...{ air_temp: -4.5, humidity: 90, pressure: 29.8 },
  });
  const cold = { ...air, air_temp: -4.52 };
  expect(readAir(airTextsOf(cold), cold)).toEqual(cold);
});

test.each(['', 'warm', '8 7', 'NaN', '<b>'])('“%s” is no number, and is NaN', (text) => {
  expect(readAir({ ...texts, air_temp: text }, air).air_temp).toBeNaN();
});

test('an air and the difference of two are told with their units', () => {
  expect(airInWords(air)).toBe('87.1 °F, 54 %, 29.09 inHg');
  expect(differenceText({ air_temp: 1.24, humidity: -3, pressure: 0.0201 })).toBe(
    '+1.2 °F, −3 %, +0.02 inHg',
  );
  expect(differenceText({ air_temp: -0.01, humidity: 0, pressure: -0.5 })).toBe('+0.0 °F, +0 %, −0.50 inHg');
});
