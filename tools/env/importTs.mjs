import { register } from 'tsx/esm/api';

const typescript = register({ namespace: 'holeshot' });

/** Imports a module of the sources, which are TypeScript; what several modules import is read once. */
export const importTs = (file) => typescript.import(file, import.meta.url);
