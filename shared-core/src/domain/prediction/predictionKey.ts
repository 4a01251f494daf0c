/** Joins vehicle and location of a prediction into one key, as the settings store it. */
export const predictionKey = (vehicleUid: string, locationUid: string): string =>
  `${vehicleUid}|${locationUid}`;

/** Reads vehicle and location from such a key; undefined where it does not name both. */
export const readPredictionKey = (key: string): { vehicleUid: string; locationUid: string } | undefined => {
  const [vehicleUid, locationUid] = key.split('|');
  return vehicleUid === undefined || locationUid === undefined ? undefined : { vehicleUid, locationUid };
};
