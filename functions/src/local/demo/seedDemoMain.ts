import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { demoGarage } from './demoGarage';
import { readStrips } from './readStrips';
import { readShortLogBook } from './shortLogBook';
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
    const text = (name: string) => readFile(path.join(folder, name), 'utf8');
    const [street, dragster, strips] = await Promise.all([
      text('street.logbook.json'),
      text('dragster.logbook.json'),
      text('strips.csv'),
    ]);
    const garage = demoGarage(
      [
        {
          uid: 'demo-nova',
          name: "'69 Nova",
          notes: 'Street and strip, 500 hp on gasoline.',
          book: readShortLogBook(street),
        },
        {
          uid: 'demo-dragster',
          name: 'Gas dragster',
          notes: 'Bracket dragster, naturally aspirated.',
          book: readShortLogBook(dragster),
        },
      ],
      readStrips(strips),
      now,
    );
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
