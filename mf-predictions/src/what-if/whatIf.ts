import {
  checkWeather,
  degrees,
  exactDegrees,
  fahrenheit,
  formatWhole,
  haleEt,
  horsepower,
  inHg,
  mph,
  ok,
  parseNumber,
  percent,
  pounds,
  predict,
  raceWeights,
  seconds,
  windDirection,
  type Prediction,
  type Result,
  type WeatherObservation,
} from '@holeshot/shared-core';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import type { PredictedPass } from '../prediction/nextPass';

/** Fields of the form. */
export const whatIfFields = ['air_temp', 'humidity', 'pressure', 'headwind', 'weight'] as const;

/** Name of a field of the form. */
export type WhatIfField = (typeof whatIfFields)[number];

/** Typed texts; an empty one means the value of now. */
export type WhatIfTexts = Record<WhatIfField, string>;

/** Empty form. */
export const asItIs: WhatIfTexts = { air_temp: '', humidity: '', pressure: '', headwind: '', weight: '' };

const strongestWind = 100;
const { least, most } = raceWeights;

/** Reads a typed number; a weight may have a comma after the thousands. */
const read = (texts: WhatIfTexts, field: WhatIfField) =>
  parseNumber(texts[field], { thousands: field === 'weight' });

/** Says what is wrong with the typed values, by field. */
export const whatIfErrors = (texts: WhatIfTexts): Partial<Record<WhatIfField, string>> => {
  const typed = (field: WhatIfField): number | undefined =>
    texts[field].trim() === '' ? undefined : (read(texts, field) ?? NaN);
  const [heat, humidity, pressure] = [typed('air_temp'), typed('humidity'), typed('pressure')];
  const { errors } = checkWeather({
    ...(heat !== undefined && { air_temp: fahrenheit(heat) }),
    ...(humidity !== undefined && { humidity: percent(humidity) }),
    ...(pressure !== undefined && { pressure: inHg(pressure) }),
  });
  const weight = typed('weight') ?? least;
  return {
    ...errors,
    ...(!(Math.abs(typed('headwind') ?? 0) <= strongestWind) && {
      headwind: `Wind must be between −${strongestWind} and ${strongestWind} mph.`,
    }),
    ...(!(weight >= least && weight <= most) && {
      weight: `Weight must be between ${formatWhole(least)} and ${formatWhole(most)} lb.`,
    }),
  };
};

const windFrom = (headwind: number, { location }: ChosenPlace) => {
  const ahead = exactDegrees(location.track_direction);
  return {
    wind_speed: mph(Math.abs(headwind)),
    wind_direction: windDirection(degrees(headwind < 0 ? ahead + 180 : ahead)),
  };
};

/**
 * Predicts with another air, wind, weight or lane. The weight counts by Hale's formula, with the cube root of its change.
 * @param next the air of now, and what the call supposes beside it
 * @param texts without errors
 */
export const whatIf = (
  place: ChosenPlace,
  { air, airSpread, engine, timer }: Pick<PredictedPass, 'air' | 'airSpread' | 'engine' | 'timer'>,
  texts: WhatIfTexts,
  lane: ChosenLane,
): Result<Prediction> => {
  const [heat, humidity, pressure, headwind, weight] = whatIfFields.map((field) => read(texts, field));
  const observation: WeatherObservation = {
    ...air,
    ...(heat !== undefined && { air_temp: fahrenheit(heat) }),
    ...(humidity !== undefined && { humidity: percent(humidity) }),
    ...(pressure !== undefined && { pressure: inHg(pressure) }),
    ...(headwind !== undefined && windFrom(headwind, place)),
  };
  const predicted = predict(engine, {
    location: place.location,
    observation,
    measured: air,
    airSpread,
    lane,
    throttleStop: timer?.timer,
  });
  if (!predicted.ok || weight === undefined) return predicted;
  const { et, low80, high80 } = predicted.value;
  const power = horsepower(1);
  const slower =
    et * (haleEt(pounds(weight), power) / haleEt(place.vehicle.base_tune.weight_with_driver, power) - 1);
  return ok({
    ...predicted.value,
    et: seconds(et + slower),
    low80: seconds(low80 + slower),
    high80: seconds(high80 + slower),
  });
};
