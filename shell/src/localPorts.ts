/** The emulators' ports follow from the one the page came from; the local stack starts them by the same rule. */
export const localPorts = (pagePort: number) => ({
  auth: pagePort + 1,
  firestore: pagePort + 2,
  functions: pagePort + 3,
  weather: pagePort + 4,
});
