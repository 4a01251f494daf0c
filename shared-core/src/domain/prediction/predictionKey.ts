/** How the settings remember which vehicle and location a prediction is for. */
export const predictionKey = (vehicleUid: string, locationUid: string): string =>
  `${vehicleUid}|${locationUid}`;

/** The vehicle and the location that a remembered prediction is for; undefined where it names no two. */
export const readPredictionKey = (key: string): { vehicleUid: string; locationUid: string } | undefined => {
  const [vehicleUid, locationUid] = key.split('|');
  return vehicleUid === undefined || locationUid === undefined ? undefined : { vehicleUid, locationUid };
};
