import { initializeApp } from 'firebase/app';
import { buildConfig } from '../../build/buildConfig';

/** The one Firebase app of the page. */
export const firebaseApp = initializeApp(buildConfig.firebase);
