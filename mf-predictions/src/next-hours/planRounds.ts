import {
  dialFor,
  forecastAt,
  observationAtTrack,
  passAhead,
  predict,
  solveTimer,
  type Engine,
  type ForecastHour,
  type Location,
  type Percent,
  type Prediction,
  type Seconds,
  type Share,
  type StationObservation,
  type WeatherObservation,
} from '@holeshot/shared-core';
import type { ChosenLane } from '../choice/ChosenLane';

/** Round of the day with its air and ET; undefined where the forecast does not cover it. */
export interface PlannedRound {
  /** ISO 8601. */
  at: string;
  expected?: {
    et: Seconds;
    low80: Seconds;
    high80: Seconds;
    /** Dial at the usual risk, or timer for the index; undefined on an index without a timer. */
    set: Seconds | undefined;
    air: WeatherObservation;
    rain: Percent | undefined;
  };
}

/** Race that is planned. */
export interface PlannedRace {
  engine: Engine;
  location: Location;
  /** Newest report of the station. */
  newest: StationObservation;
  /** Oldest first. */
  forecast: readonly ForecastHour[];
  lane: ChosenLane;
  /** Timer of the throttle stop as it is set now; undefined for a car without one. */
  throttleStop: Seconds | undefined;
  /** ET that both cars run for; undefined in bracket racing. */
  index: Seconds | undefined;
  /** Breakout risk (a share of 1) at which the racer dials. */
  usualRisk: number;
}

const hour = 3_600_000;

const rainAt = (forecast: readonly ForecastHour[], moment: number): Percent | undefined =>
  forecast.find(({ at }) => Date.parse(at) <= moment && moment < Date.parse(at) + hour)?.rain;

const predictionOf = (...asked: Parameters<typeof predict>): Prediction | undefined => {
  const predicted = predict(...asked);
  return predicted.ok ? predicted.value : undefined;
};

const planRound = (race: PlannedRace, measured: WeatherObservation, at: string): PlannedRound => {
  const { engine, location, newest, forecast, lane, throttleStop, index, usualRisk } = race;
  const ahead = forecastAt(newest, forecast, Date.parse(at));
  if (ahead === undefined) return { at };
  const next = passAhead({ location, lane, measured }, ahead);
  const onTimer = index !== undefined && throttleStop !== undefined;
  const solved = onTimer ? solveTimer(engine, next, index) : undefined;
  const timer = solved?.ok === true ? solved.value.solved : undefined;
  const prediction = timer?.prediction ?? predictionOf(engine, { ...next, throttleStop });
  if (prediction === undefined) return { at };
  const { et, low80, high80 } = prediction;
  const set = timer?.timer ?? (index === undefined ? dialFor(prediction, usualRisk).dial : undefined);
  return {
    at,
    expected: { et, low80, high80, set, air: next.observation, rain: rainAt(forecast, Date.parse(at)) },
  };
};

/**
 * Plans the rounds of a day by the forecast, one a step.
 * @param rounds ISO 8601
 */
export function* planRounds(race: PlannedRace, rounds: readonly string[]): Generator<Share, PlannedRound[]> {
  const measured = observationAtTrack(race.newest, race.location.elevation);
  const planned: PlannedRound[] = [];
  for (const [index, at] of rounds.entries()) {
    planned.push(planRound(race, measured, at));
    yield (index + 1) / rounds.length;
  }
  return planned;
}
