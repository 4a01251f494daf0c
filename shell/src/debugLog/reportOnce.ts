/** Reports what is wrong in a place once, however often the place is read. */
export const reportOnce = (
  report: (error: unknown, where: string) => void,
): ((error: unknown, where: string) => void) => {
  const told = new Set<string>();
  return (error, where) => {
    const both = `${where}: ${String(error)}`;
    if (told.has(both)) return;
    told.add(both);
    report(error, where);
  };
};
