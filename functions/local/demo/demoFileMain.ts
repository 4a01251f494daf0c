import { writeFile } from 'node:fs/promises';
import { demoDocuments } from './demoDocuments';
import { readDemoGarage } from './readDemoGarage';

/** User of the app without a server. */
const racer = { uid: 'device-racer', email: '' };

const [folder = '', file = ''] = process.argv.slice(2);

readDemoGarage(folder, Date.now())
  .then((garage) => writeFile(file, JSON.stringify(demoDocuments(racer, garage))))
  .catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
