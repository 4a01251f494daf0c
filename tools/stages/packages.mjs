import { remoteFolders } from '../env/remoteFolders.mjs';

/** The folders of all packages. */
export const packages = ['shared-core', 'shell', ...remoteFolders, 'functions', 'e2e'];
