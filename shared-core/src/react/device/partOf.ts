/** Returns what a read gives, such as a part that a browser may lack; undefined where it throws. */
export const partOf = <Part>(read: () => Part | undefined): Part | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};
