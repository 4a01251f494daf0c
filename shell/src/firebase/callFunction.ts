import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { buildConfig } from '../buildConfig';
import { localPorts } from '../localPorts';
import { createCall } from './createCall';
import { firebaseApp } from './firebaseApp';

const functions = getFunctions(firebaseApp, 'us-central1');

if (buildConfig.local) {
  connectFunctionsEmulator(functions, location.hostname, localPorts(Number(location.port)).functions);
}

/** Calls a cloud function of this app's project. */
export const callFunction = createCall(functions);
