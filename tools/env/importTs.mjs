import path from 'node:path';
import { register } from 'tsx/esm/api';

const typescript = register({
  namespace: 'holeshot',
  // Says how JSX is compiled, in each package.
  tsconfig: path.resolve(import.meta.dirname, '../tsconfig.app.json'),
});

/** Imports a module of the sources, which are TypeScript; what several modules import is read once. */
export const importTs = (file) => typescript.import(file, import.meta.url);
