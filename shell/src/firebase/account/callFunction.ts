import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { buildConfig } from '../../build/buildConfig';
import { localPorts } from '../../build/localPorts';
import { createCall, whileSignedIn } from './createCall';
import { firebaseApp } from '../database/firebaseApp';
import { firebaseAuth } from './firebaseAuth';

const functions = getFunctions(firebaseApp, 'us-central1');

if (buildConfig.local) {
  connectFunctionsEmulator(functions, location.hostname, localPorts(Number(location.port)).functions);
}

/** Calls a cloud function of this app's project that is open to anybody. */
export const callOpenFunction = createCall(functions);

/** Calls a cloud function of this app's project, while somebody is signed in. */
export const callFunction = whileSignedIn(firebaseAuth, callOpenFunction);
