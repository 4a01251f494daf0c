import { outcomes } from './compareReading.mjs';

const targets = { good: 97, wrong: 0.2, ms: 3000, memory: 300, longest: 50 };
const median = (values) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
const percent = (part, all) => Number(((100 * part) / all).toFixed(2));

/** Collects the outcomes of photos by layout and by typeface, and prints them beside the targets. */
export const createTable = () => {
  const groups = new Map();
  const all = { ...Object.fromEntries(outcomes.map((each) => [each, 0])), ms: [] };
  const memory = [];
  const blocks = [];
  const groupOf = (name) => {
    const group = groups.get(name) ?? { ...Object.fromEntries(outcomes.map((each) => [each, 0])), ms: [] };
    groups.set(name, group);
    return group;
  };
  const rowOf = ({ ms, ...counts }) => {
    const sum = outcomes.reduce((total, each) => total + counts[each], 0);
    return {
      values: sum,
      right: counts.right,
      'doubted, close': counts.close,
      absent: counts.absent,
      'doubted, far': counts.far,
      'wrong, undoubted': counts.wrong,
      'right or close, %': percent(counts.right + counts.close, sum),
      'wrong, %': percent(counts.wrong, sum),
      'median, ms': Math.round(median(ms)),
    };
  };
  return {
    add: ({ layout, about }, found, { ms, peak, longest }) => {
      for (const group of [groupOf(layout), groupOf(about.font), all]) {
        for (const { outcome } of found) group[outcome] += 1;
        group.ms.push(ms);
      }
      memory.push(peak);
      if (longest !== undefined) blocks.push(longest);
    },
    print: () => {
      const rows = [...groups].map(([name, group]) => [name, rowOf(group)]);
      console.table(Object.fromEntries([...rows, ['all', rowOf(all)]]));
      const whole = rowOf(all);
      const measured = [
        ['values right, or doubted and close', '%', whole['right or close, %'], targets.good, true],
        ['values wrong and undoubted', '%', whole['wrong, %'], targets.wrong],
        ['median of a reading', 'ms', whole['median, ms'], targets.ms],
        ['most memory of a reading', 'MB', Math.round(Math.max(...memory)), targets.memory],
        ['longest time that an input waits', 'ms', Math.round(Math.max(0, ...blocks)), targets.longest],
      ];
      console.table(
        measured.map(([figure, unit, value, target, isLeast]) => ({
          ...{ figure, unit, value, target },
          reached: (isLeast ? value >= target : value <= target) ? 'yes' : 'NO',
        })),
      );
    },
  };
};
