import { initializeApp } from 'firebase/app';
import { buildConfig } from '../../build/buildConfig';

/** Only Firebase app of the page. */
export const firebaseApp = initializeApp(buildConfig.firebase);
