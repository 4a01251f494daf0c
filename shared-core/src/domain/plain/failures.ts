// The one table of failures: codes for programs, sentences for people. A sentence says what happened, what is safe and
// what to do; what it names is handed to it. A code that means another thing elsewhere has a row in that group too. Each
// file of groups stands beside this one, so that a chunk carries only the sentences of its own subject.
export { accountFailures, signInFailures } from './accountFailures';
export { deletionFailures, proofFailures } from './deletionFailures';
export { callFailures, reasonFailures } from './callFailures';
export { dateFailures, fileFailures, rowFailures, importFailures } from './fileFailures';
export { partFailures, remoteFailures } from './partFailures';
export {
  passFailures,
  monthFailures,
  homeFailures,
  predictionFailures,
  stationFailures,
  reportFailures,
  tuningFailures,
  raceFailures,
  solverFailures,
  timerFailures,
} from './passFailures';
export { pictureFailures, passPictureFailures } from './pictureFailures';
export { storedFailures, positionFailures, deviceFailures, recordFailures } from './recordFailures';
export { weatherServerFailures, grantFailures } from './serverFailures';
export { serverlessFailures } from './serverlessFailures';
export { weatherFailures, forecastFailures } from './weatherFailures';
export { weatherKeyFailures, storedKeyFailures, simulatorFailures } from './weatherKeyFailures';
export { weatherServiceFailures, nationalFailures } from './weatherServiceFailures';
export { writeFailures } from './writeFailures';
