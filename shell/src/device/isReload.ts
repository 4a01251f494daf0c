/** Tells whether the racer reloaded the page to get this start of the app. */
export const isReload = (): boolean => {
  const [start] = performance.getEntriesByType('navigation');
  return start?.type === 'reload';
};
