import type { Lane } from '@holeshot/shared-core';

/** Lane of the next pass; undefined where the racer has not said, and the ET is between those of both lanes. */
export type ChosenLane = Extract<Lane, 'Left' | 'Right'> | undefined;

/** Says a lane in words, to stand behind a car and its track; empty where none is chosen. */
export const laneInWords = (lane: ChosenLane): string =>
  lane === undefined ? '' : ` · ${lane.toLowerCase()} lane`;
