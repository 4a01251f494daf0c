import packageFile from '../../package.json';

/** Version of this package, such as `4.4.17`. */
export const appVersion = packageFile.version;
