import { celsius, fahrenheit, type Celsius, type Fahrenheit } from './units';

/** °F to °C. */
export const toCelsius = (value: Fahrenheit): Celsius => celsius(((value - 32) * 5) / 9);

/** °C to °F. */
export const toFahrenheit = (value: Celsius): Fahrenheit => fahrenheit((value * 9) / 5 + 32);

/** °C to kelvin. */
export const toKelvin = (value: Celsius): number => value + 273.15;

/** °F to degrees Rankine. */
export const toRankine = (value: Fahrenheit): number => value + 459.67;
