import { appVersion } from '../build/buildConfig';
import { tabVersions } from './tabVersions';

/** Returns the version of a remote in this tab: `mf_logbook@4.4.17+1a2b3c4d`, or `?` before its pointer is read. */
export const versionTag = (name: string): string => `${name}@${tabVersions.inUse()[name]?.version ?? '?'}`;

/** Returns the version of the shell in this tab, with the hash in the name of its main script. */
export const shellTag = (): string => {
  const main = document.querySelector<HTMLScriptElement>('script[src*="/static/main."]')?.src ?? '';
  return `shell@${appVersion}+${/main\.(\w+)\.js/.exec(main)?.[1] ?? '?'}`;
};

/**
 * Returns the tag of the code that an error comes from: the remote with a file in the stack, else the shell.
 * @param error the thrown value
 * @param file the script that threw it, if known
 */
export const tagOfTrace = (error: unknown, file = ''): string => {
  const trace = `${file}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
  const part = Object.values(tabVersions.inUse()).find(
    (pointer) => pointer !== undefined && trace.includes(`/${pointer.folder}/`),
  );
  return part === undefined ? shellTag() : versionTag(part.name);
};
