import { readArguments } from './readArguments.mjs';
import { install } from './stages/install.mjs';

readArguments({
  command: 'npm run setup',
  about: 'Installs the packages of the lockfile, as npm start and npm test do by themselves.',
});
process.exit(await install());
