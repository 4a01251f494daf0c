import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { readDemoGarage } from './readDemoGarage';
import { writeCatalogue } from './writeCatalogue';
import { renewDemoTrial, writeDemo } from './writeDemo';

const racer = { uid: 'demo-racer', email: 'demo@holeshot.test', password: 'holeshot-demo' };

const seed = async (folder: string): Promise<void> => {
  if (!process.env['FIRESTORE_EMULATOR_HOST'] || !process.env['FIREBASE_AUTH_EMULATOR_HOST'])
    throw new Error('Demo data are for the emulators alone.');
  initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' });
  const db = getFirestore();
  const now = Date.now();
  const known = await getAuth()
    .getUser(racer.uid)
    .catch(() => null);
  if (!known) {
    const garage = await readDemoGarage(folder, now);
    await writeDemo(db, racer, garage);
    await getAuth().createUser({ ...racer, displayName: 'Demo Racer', emailVerified: true });
    process.stdout.write(`Demo data written: ${garage.entries.length} passes of two cars.\n`);
  }
  await writeCatalogue(db);
  await renewDemoTrial(db, racer.uid, now);
};

seed(process.argv[2] ?? '').then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  },
);
