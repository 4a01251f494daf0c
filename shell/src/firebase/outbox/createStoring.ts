/** Tracks whether writes are stored on the device. */
export interface Storing {
  /** Follows one more write. */
  add(isStored: Promise<boolean>): void;
  /** Resolves for all writes that were pending together with the last one; true before the first. */
  stored(): Promise<boolean>;
}

/** Follows the writes of one save, which may be several: each must be stored. */
export const createStoring = (): Storing => {
  let storing = Promise.resolve(true);
  let isUnderWay = false;
  return {
    add: (isStored) => {
      const all = Promise.all([isStored, isUnderWay ? storing : true]).then((each) => each.every(Boolean));
      storing = all;
      isUnderWay = true;
      const end = (): void => {
        if (storing === all) isUnderWay = false;
      };
      all.then(end, end);
    },
    stored: () => storing,
  };
};
