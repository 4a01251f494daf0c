import type { Lane } from '@holeshot/shared-core';

/** The lane a racer says the next pass is in; undefined where that is not known, and the ET is between those of both. */
export type ChosenLane = Extract<Lane, 'Left' | 'Right'> | undefined;

/** A lane in words, to stand behind a car and its track; empty where none is chosen. */
export const laneInWords = (lane: ChosenLane): string =>
  lane === undefined ? '' : ` · ${lane.toLowerCase()} lane`;
