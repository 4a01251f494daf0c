const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Collects figures by name, one for each measurement, and prints them beside their targets. */
export const createFigures = () => {
  const rows = new Map();
  return {
    /**
     * Adds a figure.
     * @param {number} [target] largest allowed value; without one it is only reported
     */
    add: (name, unit, value, target) => {
      const row = rows.get(name) ?? { unit, target, values: [] };
      row.values.push(value);
      rows.set(name, row);
      console.log(`${name}: ${value.toFixed(1)} ${unit}`);
    },
    print: (title) => {
      const digits = (value) => Number(value.toFixed(value < 10 ? 1 : 0));
      console.log(`\n${title}`);
      console.table(
        [...rows].map(([figure, { unit, target, values }]) => {
          const worst = Math.max(...values);
          return {
            figure,
            median: digits(median(values)),
            worst: digits(worst),
            unit,
            target: target ?? '',
            reached:
              target === undefined
                ? ''
                : median(values) <= target
                  ? worst <= target
                    ? 'yes'
                    : 'median'
                  : 'NO',
            times: values.length,
          };
        }),
      );
    },
  };
};
