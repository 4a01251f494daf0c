// npm run setup: installs the packages of the lockfile, as `npm start` and `npm test` do by themselves.
import { install } from './stages/install.mjs';

process.exit(await install());
