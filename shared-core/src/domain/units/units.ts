declare const unit: unique symbol;

/** Number with its unit in the type: 29.92 inHg does not compile where °F is wanted. */
export type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

const measuredIn =
  <Unit extends string>() =>
  (value: number): Quantity<Unit> =>
    value as Quantity<Unit>;

/** Temperature in °F. */
export type Fahrenheit = Quantity<'°F'>;
/** Temperature in °C. */
export type Celsius = Quantity<'°C'>;
/** Relative humidity, 0 to 100. */
export type Percent = Quantity<'%'>;
/** Pressure in inches of mercury. */
export type InHg = Quantity<'inHg'>;
/** Pressure in hPa. */
export type Hectopascal = Quantity<'hPa'>;
/** Speed in miles per hour. */
export type Mph = Quantity<'mph'>;
/** Length or elevation in feet. */
export type Feet = Quantity<'ft'>;
/** Length or elevation in metres. */
export type Metres = Quantity<'m'>;
/** Distance in miles. */
export type Miles = Quantity<'mi'>;
/** Length in inches. */
export type Inches = Quantity<'in'>;
/** Weight in pounds. */
export type Pounds = Quantity<'lb'>;
/** Time in seconds. */
export type Seconds = Quantity<'s'>;
/** Compass degrees, 0 = north, clockwise. */
export type Degrees = Quantity<'deg'>;
/** Grains of water in a pound of dry air. */
export type Grains = Quantity<'gr/lb'>;
/** Power in horsepower. */
export type Horsepower = Quantity<'hp'>;
/** Air density in kg/m³. */
export type KgPerM3 = Quantity<'kg/m³'>;

/** Marks a number as °F. */
export const fahrenheit = measuredIn<'°F'>();
/** Marks a number as °C. */
export const celsius = measuredIn<'°C'>();
/** Marks a number as a percentage. */
export const percent = measuredIn<'%'>();
/** Marks a number as inches of mercury. */
export const inHg = measuredIn<'inHg'>();
/** Marks a number as hPa. */
export const hectopascal = measuredIn<'hPa'>();
/** Marks a number as miles per hour. */
export const mph = measuredIn<'mph'>();
/** Marks a number as feet. */
export const feet = measuredIn<'ft'>();
/** Marks a number as metres. */
export const metres = measuredIn<'m'>();
/** Marks a number as miles. */
export const miles = measuredIn<'mi'>();
/** Marks a number as inches. */
export const inches = measuredIn<'in'>();
/** Marks a number as pounds. */
export const pounds = measuredIn<'lb'>();
/** Marks a number as seconds. */
export const seconds = measuredIn<'s'>();
/** Marks a number as compass degrees. */
export const degrees = measuredIn<'deg'>();
/** Marks a number as grains of water in a pound of dry air. */
export const grains = measuredIn<'gr/lb'>();
/** Marks a number as horsepower. */
export const horsepower = measuredIn<'hp'>();
/** Marks a number as an air density in kg/m³. */
export const kgPerM3 = measuredIn<'kg/m³'>();
