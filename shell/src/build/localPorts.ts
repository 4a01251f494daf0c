/** The emulators' ports follow from the hundred of the page's own; the local stack starts them by the same rule. */
export const localPorts = (pagePort: number) => {
  const base = pagePort - (pagePort % 100);
  return { auth: base + 1, firestore: base + 2, functions: base + 3, weather: base + 4 };
};
