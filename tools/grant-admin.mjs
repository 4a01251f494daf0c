import path from 'node:path';
import { readBasePort } from './env/readBasePort.mjs';
import { readBuildConfig } from './env/readBuildConfig.mjs';
import { readArguments } from './readArguments.mjs';
import { run } from './stages/run.mjs';
import { stackEnvironment } from './stack/startStack.mjs';

const root = path.resolve(import.meta.dirname, '..');
const {
  positionals: [email],
} = readArguments({
  command: 'npm run grant-admin',
  about: `Makes a registered racer an admin: in the project of .env or the environment, signed in by gcloud's
application default credentials, else in the running local stack.`,
  operands: ['EMAIL'],
});
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
  env: local ? stackEnvironment(readBasePort()) : { GCLOUD_PROJECT: firebase.projectId },
});
process.exit(code);
