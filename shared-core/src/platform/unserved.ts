import type { PointerFile } from './PointerFile';

/** Contract, ports and modules that a shell serves, as in its own pointer. */
export interface Served {
  contract: number;
  /** Versions of each port; an older shell names one of each. */
  ports: Readonly<Partial<Record<string, number | readonly number[]>>>;
  /** Version of each module it provides; absent in an older shell. */
  modules?: Readonly<Record<string, string>> | undefined;
}

const numbersIn = (version: string): number[] => version.split('.').map(Number);

/** Tells whether a version has the major of a range like `^19.3.0` and at least its minor. */
const isIn = (version: string | undefined, range: string): boolean => {
  if (version === undefined) return false;
  const [major, minor = NaN] = numbersIn(version);
  const [rangeMajor, rangeMinor = NaN] = numbersIn(range.replace(/^\^/, ''));
  return major === rangeMajor && minor >= rangeMinor;
};

/**
 * Lists the needs of a remote that a shell does not serve.
 * @param remote its pointer
 * @returns such as `contract 2`, `logBooks 2` or `react ^19.4.0`; none where the shell can load it, or is not known
 */
export const unserved = (
  remote: Pick<PointerFile, 'contract' | 'uses'> & { offer: Pick<PointerFile['offer'], 'needs'> },
  shell: Served | undefined,
): string[] => {
  if (shell === undefined) return [];
  const { ports, modules } = shell;
  const missingPorts = Object.entries(remote.offer.needs).filter(
    ([port, version]) => ![ports[port]].flat().includes(version),
  );
  const missingModules =
    modules === undefined
      ? []
      : Object.entries(remote.uses ?? {}).filter(([name, range]) => !isIn(modules[name], range));
  return [
    ...(remote.contract === shell.contract ? [] : [`contract ${remote.contract}`]),
    ...[...missingPorts, ...missingModules].map(([name, version]) => `${name} ${version}`),
  ];
};
