/** Whether what is written is kept on the device. */
export interface Keeping {
  /** Of one more write. */
  add(isKept: Promise<boolean>): void;
  /** Of all that was under way together with the last write; true before the first. */
  kept(): Promise<boolean>;
}

/** A racer's one save may be several writes, of which each must be kept. */
export const createKeeping = (): Keeping => {
  let keeping = Promise.resolve(true);
  let isUnderWay = false;
  return {
    add: (isKept) => {
      const all = Promise.all([isKept, isUnderWay ? keeping : true]).then((each) => each.every(Boolean));
      keeping = all;
      isUnderWay = true;
      const end = (): void => {
        if (keeping === all) isUnderWay = false;
      };
      all.then(end, end);
    },
    kept: () => keeping,
  };
};
