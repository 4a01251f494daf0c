import { lostRounds, summarisePasses, type DistanceSummary, type LogEntry } from '@holeshot/shared-core';
import { carsOf } from '../filter/carsOf';
import { lossWords } from './lossWords';

/** Summary of a car over a distance. */
export interface CarSummary {
  /** Name of the car, where there are several. */
  car: string | undefined;
  summary: DistanceSummary;
}

/** Summarizes passes, with the bests of each car over each distance and the reasons of lost rounds. */
export const summariseSeason = (entries: readonly LogEntry[]) => {
  const { distances, ...all } = summarisePasses(entries);
  const cars = carsOf(entries);
  const bests: CarSummary[] =
    cars.length < 2
      ? distances.map((summary) => ({ car: undefined, summary }))
      : cars.flatMap(({ uid, name: car }) =>
          summarisePasses(entries.filter(({ vehicle }) => vehicle.uid === uid)).distances.map((summary) => ({
            car,
            summary,
          })),
        );
  return { ...all, bests, lost: lossWords(lostRounds(entries)) };
};
