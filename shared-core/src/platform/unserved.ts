import type { PointerFile } from './PointerFile';

/** What a shell gives to remotes, as its own pointer says it. */
export interface Served {
  contract: number;
  /** The versions of each port; a shell published before several were served names one of each. */
  ports: Readonly<Partial<Record<string, number | readonly number[]>>>;
  /** The version of each module it provides; absent in a shell published before it said so. */
  modules?: Readonly<Record<string, string>> | undefined;
}

const numbersIn = (version: string): number[] => version.split('.').map(Number);

/** Whether a version has the major of a range like `^19.3.0` and at least its minor: as remotes are built with. */
const isIn = (version: string | undefined, range: string): boolean => {
  if (version === undefined) return false;
  const [[major, minor], [rangeMajor, rangeMinor]] = [
    numbersIn(version),
    numbersIn(range.replace(/^\^/, '')),
  ];
  return major === rangeMajor && Number(minor) >= Number(rangeMinor);
};

/**
 * What a remote needs and a shell does not serve.
 * @param remote its pointer
 * @returns such as `contract 2`, `logBooks 2` or `react ^19.4.0`; none where the shell can load it
 */
export const unserved = (
  {
    contract,
    offer,
    uses = {},
  }: Pick<PointerFile, 'contract' | 'uses'> & { offer: Pick<PointerFile['offer'], 'needs'> },
  { ports, modules, ...shell }: Served,
): string[] => [
  ...(contract === shell.contract ? [] : [`contract ${contract}`]),
  ...Object.entries(offer.needs)
    .filter(([port, version]) => ![ports[port]].flat().includes(version))
    .map(([port, version]) => `${port} ${version}`),
  ...Object.entries(modules === undefined ? {} : uses)
    .filter(([name, range]) => !isIn(modules?.[name], range))
    .map(([name, range]) => `${name} ${range}`),
];
