import type { Offer } from '@holeshot/shared-core';

type Offers = Readonly<Record<string, Offer>>;

/** A page dropped because its path has another owner. */
export interface TakenPath {
  remote: string;
  path: string;
  /** Owner of the path: a remote or the shell. */
  owner: string;
}

const hasPath = (offer: Offer | undefined, path: string): boolean =>
  Object.values(offer?.pages ?? {}).some((page) => page.path === path);

/**
 * Drops pages whose path has another owner. Each path has one: the shell, or the remote that owned it when the shell was
 * built, or the first in menu order.
 * @param builtIn offers when the shell was built
 * @param shellPaths paths of the shell's own pages
 * @param order names of the remotes in menu order
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
