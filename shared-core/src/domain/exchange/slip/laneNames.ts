import type { SlipLane } from './readSlipText';

/** Words of both lanes. */
export const bothLanes = [/\bleft\b/i, /\bright\b/i];

/** `LANE: R` on its own: the lane of the racer, and no column. */
export const ownLane = /^\W*(?:(?:your|my)\s{1,4})?lane\W*(?:l|r|left|right)\W*$/i;
/** `LANE: L`, or `LANE L   LANE R`. */
export const lanesAlone = /^\W*(?:(?:your|my)\s{1,4})?(?:lane\W{0,12}[lr]\b\W*)+$/i;
/** Line of nothing but names of lanes. */
export const ofLanes = /^(?:left|right|lane|your|my|\W)+$/i;

/** Tells whether lines name both lanes. */
export const nameBoth = (lines: readonly string[]): boolean =>
  bothLanes.every((lane) => lines.some((line) => lane.test(line)));

const ofAnother = /\b(?:opp(?:onent)?s?|other|their|vs|choice)\b/i;
/** Tells whether a line names the lane of somebody else, or of another race. */
export const namesAnother = (line: string): boolean =>
  ofAnother.test(line) && bothLanes.filter((lane) => lane.test(line)).length === 1;

/**
 * Finds the lanes that lines name, in their order.
 * @param isRow whether a line is one of a table, without labels
 */
export const lanesNamed = (
  lines: readonly string[],
  isRow: (line: string) => boolean,
): SlipLane['lane'][] => {
  const text = lines.join('\n');
  const [left = -1, right = -1] = bothLanes.map((lane) => text.search(lane));
  if (left < 0 && right < 0) {
    // Lines of a table begin with their lane.
    const letters = lines.filter(isRow).flatMap((line) => /^\s*([LR])(?=\s.*\d\.\d)/.exec(line)?.[1] ?? []);
    return letters.map((letter) => (letter === 'L' ? 'Left' : 'Right'));
  }
  if (right < 0) return ['Left', 'Right'];
  if (left < 0) return ['Right', 'Left'];
  return left < right ? ['Left', 'Right'] : ['Right', 'Left'];
};
