import packageFile from '../../package.json';

/** The version of this package, such as `4.4.17`. */
export const appVersion = packageFile.version;
