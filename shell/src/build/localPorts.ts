/** Derives the emulators' ports from the hundred of the page's port, by the rule of the local stack. */
export const localPorts = (pagePort: number) => {
  const base = pagePort - (pagePort % 100);
  return { auth: base + 1, firestore: base + 2, functions: base + 3, weather: base + 4 };
};
