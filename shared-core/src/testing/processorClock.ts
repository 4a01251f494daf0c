/** Starts a clock (ms) of the processor's time in this process; it stands still while other programs run. */
export const processorClock = (): (() => number) => {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
};
