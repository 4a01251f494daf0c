/** What all callables share; 70 seconds is how long the app waits for one. */
export const callableOptions = { region: 'us-central1', timeoutSeconds: 70, maxInstances: 10 } as const;
