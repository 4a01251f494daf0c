/** Outcomes of a value, from the best to the worst. */
export const outcomes = ['right', 'close', 'absent', 'far', 'wrong'];

const decimalsOf = (field) => (field.startsWith('mph_') || field === 'dialin_et' ? 2 : 3);

/** Tells whether a value is the paper's; converted speeds in km/h are rounded. */
const isEqual = (field, value, truth) =>
  truth !== undefined && Math.abs(value - truth) < (field.startsWith('mph_') ? 0.011 : 1e-9);

/** Tells whether a doubted value needs one corrected figure at most, or less than a hundredth. */
const isClose = (field, value, truth) => {
  if (truth === undefined) return false;
  if (Math.abs(value - truth) <= Math.abs(truth) * 0.01) return true;
  const [one, other] = [value, truth].map((each) => each.toFixed(decimalsOf(field)));
  return one.length === other.length && [...one].filter((sign, at) => sign !== other[at]).length <= 1;
};

const outcomeOf = (field, read, truth) => {
  if (read === undefined) return 'absent';
  if (!read.doubtful) return isEqual(field, read.value, truth) ? 'right' : 'wrong';
  return isClose(field, read.value, truth) ? 'close' : 'far';
};

/**
 * Compares the read values with the paper.
 * @returns the outcome of each value of the paper, and of each undoubted one that the paper lacks
 */
export const compareReading = ({ lanes, named }, read) =>
  lanes.flatMap((truth, index) => {
    const byName = read.lanes.find(({ lane }) => lane !== undefined && lane === titled(named[index]));
    const { fields = {} } = byName ?? read.lanes[index] ?? {};
    const own = Object.entries(truth).map(([field, value]) => ({
      field,
      lane: index,
      truth: value,
      read: fields[field]?.value,
      reason: fields[field]?.reason,
      outcome: outcomeOf(field, fields[field], value),
    }));
    const extra = Object.entries(fields)
      .filter(([field, { doubtful }]) => !(field in truth) && !doubtful)
      .map(([field, { value }]) => ({ field, lane: index, read: value, outcome: 'wrong' }));
    return [...own, ...extra];
  });

const titled = (name) => name && name[0] + name.slice(1).toLowerCase();
