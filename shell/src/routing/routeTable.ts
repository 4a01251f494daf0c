import { icons, type IconPath, type Offer } from '@holeshot/shared-core';

/** A row of the route table: where it is, how menus show it, and who draws it. */
export interface RouteRow {
  path: string;
  title: string;
  icon: IconPath;
  requiresAuth: boolean;
  leftNav: boolean;
  bottomNav: boolean;
  /** It stands alone on the screen, with its own way out. */
  fullScreen: boolean;
  /** A page of the shell itself, or of a remote by its key in the offer. */
  drawnBy: { shell: ShellPage } | { remote: string; page: string; partTitle: string };
}

/** A page that the shell draws itself. */
export type ShellPage = 'home' | 'getting-started' | 'feature-guide' | 'about' | 'offline' | 'privacy';

const shellRow = (
  page: ShellPage,
  path: string,
  title: string,
  icon: IconPath,
  nav: { leftNav: boolean; bottomNav: boolean },
): RouteRow => ({
  path,
  title,
  icon,
  requiresAuth: false,
  ...nav,
  fullScreen: false,
  drawnBy: { shell: page },
});

const home = shellRow('home', '/', 'Home', icons.homeIcon, { leftNav: true, bottomNav: true });

const others: RouteRow[] = [
  shellRow('getting-started', '/getting-started', 'Getting Started', icons.gettingStartedIcon, {
    leftNav: true,
    bottomNav: false,
  }),
  shellRow('feature-guide', '/feature-guide', 'Feature Guide', icons.guideIcon, {
    leftNav: true,
    bottomNav: true,
  }),
  shellRow('about', '/about', 'About', icons.aboutIcon, { leftNav: true, bottomNav: true }),
  shellRow('offline', '/offline', 'Currently Offline', icons.offlineIcon, {
    leftNav: false,
    bottomNav: false,
  }),
  shellRow('privacy', '/privacy', 'Privacy Policy', icons.privacyIcon, { leftNav: false, bottomNav: false }),
];

/** The paths of the shell's own pages, which no remote can have. */
export const shellPaths: readonly string[] = [home, ...others].map((row) => row.path);

/**
 * All routes: Home, what the remotes offer in their order, then the shell's other pages.
 * @param offers by name of the remote
 * @param order the names in the order of the menus
 */
export const routeTable = (offers: Record<string, Offer>, order: readonly string[]): RouteRow[] => [
  home,
  ...order.flatMap((remote) =>
    Object.entries(offers[remote]?.pages ?? {}).map(([page, row]): RouteRow => {
      const { path, title, icon, requiresAuth, leftNav, bottomNav } = row;
      const partTitle = offers[remote]?.title ?? remote;
      return {
        ...{ path, title, icon, requiresAuth, leftNav, bottomNav },
        // What else stands there was read at run time and is no such flag.
        fullScreen: row.fullScreen === true,
        drawnBy: { remote, page, partTitle },
      };
    }),
  ),
  ...others,
];

/** The row of a path, with or without a slash at its end; undefined where there is no such page. */
export const rowAt = (rows: readonly RouteRow[], pathname: string): RouteRow | undefined => {
  const path = pathname.replace(/\/+$/, '') || '/';
  return rows.find((row) => row.path === path);
};

/** The title of the document on a route. */
export const documentTitle = (title: string): string => `${title} | Holeshot`;
