import { appVersion } from '../build/buildConfig';
import { tabVersions } from './tabVersions';

/** What this tab runs of a remote: `mf_logbook@4.4.17+1a2b3c4d`, with `?` before its pointer was read. */
export const versionTag = (name: string): string => `${name}@${tabVersions.inUse()[name]?.version ?? '?'}`;

/** What this tab runs of the shell, by the hash in the name of its main script. */
export const shellTag = (): string => {
  const main = document.querySelector<HTMLScriptElement>('script[src*="/static/main."]')?.src ?? '';
  return `shell@${appVersion}+${/main\.(\w+)\.js/.exec(main)?.[1] ?? '?'}`;
};

/**
 * Whose code an error comes from, as `versionTag` names it: the remote that has a file in its stack, else the shell.
 * @param error what was thrown
 * @param file the script that threw it, where that is known
 */
export const tagOfTrace = (error: unknown, file = ''): string => {
  const trace = `${file}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
  const part = Object.values(tabVersions.inUse()).find(
    (pointer) => pointer !== undefined && trace.includes(`/${pointer.folder}/`),
  );
  return part === undefined ? shellTag() : versionTag(part.name);
};
