declare const unit: unique symbol;

/** A number with its unit in the type: 29.92 inHg cannot be passed where °F is wanted. */
export type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

const measuredIn =
  <Unit extends string>() =>
  (value: number): Quantity<Unit> =>
    value as Quantity<Unit>;

export type Fahrenheit = Quantity<'°F'>;
export type Celsius = Quantity<'°C'>;
/** Relative humidity, 0 to 100. */
export type Percent = Quantity<'%'>;
export type InHg = Quantity<'inHg'>;
export type Hectopascal = Quantity<'hPa'>;
export type Mph = Quantity<'mph'>;
export type Feet = Quantity<'ft'>;
export type Metres = Quantity<'m'>;
export type Miles = Quantity<'mi'>;
export type Inches = Quantity<'in'>;
export type Pounds = Quantity<'lb'>;
export type Seconds = Quantity<'s'>;
/** Compass degrees, 0 = north, clockwise. */
export type Degrees = Quantity<'deg'>;
/** Grains of water in a pound of dry air. */
export type Grains = Quantity<'gr/lb'>;
export type Horsepower = Quantity<'hp'>;
/** Air density. */
export type KgPerM3 = Quantity<'kg/m³'>;

export const fahrenheit = measuredIn<'°F'>();
export const celsius = measuredIn<'°C'>();
export const percent = measuredIn<'%'>();
export const inHg = measuredIn<'inHg'>();
export const hectopascal = measuredIn<'hPa'>();
export const mph = measuredIn<'mph'>();
export const feet = measuredIn<'ft'>();
export const metres = measuredIn<'m'>();
export const miles = measuredIn<'mi'>();
export const inches = measuredIn<'in'>();
export const pounds = measuredIn<'lb'>();
export const seconds = measuredIn<'s'>();
export const degrees = measuredIn<'deg'>();
export const grains = measuredIn<'gr/lb'>();
export const horsepower = measuredIn<'hp'>();
export const kgPerM3 = measuredIn<'kg/m³'>();
