// npm run grant-admin -- EMAIL: makes a registered racer an admin, in the project that .env or the environment names
// (signed in by gcloud's application default credentials), else in the local stack that runs.
import path from 'node:path';
import { run } from './stages/run.mjs';
import { stackEnvironment } from './stack.mjs';
import { readBuildConfig } from './webpack/readBuildConfig.mjs';

const root = path.resolve(import.meta.dirname, '..');
const [email] = process.argv.slice(2);
if (email === undefined) {
  console.error('Say whom: npm run grant-admin -- EMAIL');
  process.exit(2);
}
const { local, firebase } = readBuildConfig();
if (
  (await run(['npm', 'run', '--silent', 'build', '-w', 'functions', '--', '--stats', 'errors-only'], {
    cwd: root,
  })) !== 0
) {
  process.exit(1);
}
const code = await run(['node', 'functions/dist/grantAdmin.cjs', email], {
  cwd: root,
  env: local
    ? stackEnvironment(Number(process.env.HOLESHOT_PORT ?? 5400))
    : { GCLOUD_PROJECT: firebase.projectId },
});
process.exit(code);
