import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { grantAdmin } from './grantAdmin';

const grant = async (email: string): Promise<number> => {
  const isLocal = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  initializeApp({
    projectId: process.env['GCLOUD_PROJECT'] ?? '',
    ...(isLocal ? {} : { credential: applicationDefault() }),
  });
  const granted = await grantAdmin({ auth: getAuth(), db: getFirestore() }, email);
  process.stdout.write(`${granted.ok ? `${email} is an admin now.` : granted.failure.message}\n`);
  return granted.ok ? 0 : 1;
};

grant(process.argv[2] ?? '').then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  },
);
