/** Wraps `report` so that each error of a place is reported once. */
export const reportOnce = (
  report: (error: unknown, where: string) => void,
): ((error: unknown, where: string) => void) => {
  const reported = new Set<string>();
  return (error, where) => {
    const both = `${where}: ${String(error)}`;
    if (reported.has(both)) return;
    reported.add(both);
    report(error, where);
  };
};
