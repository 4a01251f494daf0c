import type { Offer } from '@holeshot/shared-core';

type Offers = Readonly<Record<string, Offer>>;

/** A page that is left out, since its path is another's. */
export interface TakenPath {
  remote: string;
  path: string;
  /** The remote that has it, or the shell. */
  owner: string;
}

const hasPath = (offer: Offer | undefined, path: string): boolean =>
  Object.values(offer?.pages ?? {}).some((page) => page.path === path);

/**
 * What remotes offer without the pages whose path is another's: the shell keeps its own, and of remotes the one that had
 * a path when the shell was built, else the first in the order of the menus.
 * @param builtIn what the remotes offered when the shell was built
 * @param shellPaths the paths of the shell's own pages
 * @param order the names in the order of the menus
 */
export const ownPaths = (
  offers: Offers,
  {
    builtIn,
    shellPaths,
    order,
  }: { builtIn: Offers; shellPaths: readonly string[]; order: readonly string[] },
): { offers: Record<string, Offer>; taken: TakenPath[] } => {
  const ownerOf = (path: string): string | undefined => {
    const claimants = order.filter((name) => hasPath(offers[name], path));
    return shellPaths.includes(path)
      ? 'shell'
      : (claimants.find((name) => hasPath(builtIn[name], path)) ?? claimants[0]);
  };
  const taken: TakenPath[] = [];
  const own = Object.entries(offers).map(([remote, offer]) => {
    const pages = Object.entries(offer.pages).filter(([, { path }]) => {
      const owner = ownerOf(path) ?? remote;
      if (owner !== remote) taken.push({ remote, path, owner });
      return owner === remote;
    });
    return [remote, { ...offer, pages: Object.fromEntries(pages) }] as const;
  });
  return { offers: Object.fromEntries(own), taken };
};
