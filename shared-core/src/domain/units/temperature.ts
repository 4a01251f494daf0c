import { celsius, fahrenheit, type Celsius, type Fahrenheit } from './units';

/** Converts °F to °C. */
export const toCelsius = (value: Fahrenheit): Celsius => celsius(((value - 32) * 5) / 9);

/** Converts °C to °F. */
export const toFahrenheit = (value: Celsius): Fahrenheit => fahrenheit((value * 9) / 5 + 32);

/** Converts °C to kelvin. */
export const toKelvin = (value: Celsius): number => value + 273.15;

/** Converts °F to degrees Rankine. */
export const toRankine = (value: Fahrenheit): number => value + 459.67;
