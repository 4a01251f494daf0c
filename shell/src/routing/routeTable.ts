import { icons, type IconPath, type Offer } from '@holeshot/shared-core';

/** A row of the route table: path, menu entry, and who draws the page. */
export interface RouteRow {
  path: string;
  title: string;
  icon: IconPath;
  requiresAuth: boolean;
  leftNav: boolean;
  bottomNav: boolean;
  /** Always in the middle of the bottom navigation. */
  fixedNav: boolean;
  /** The page fills the screen and has its own way out. */
  fullScreen: boolean;
  /** A page of the shell, or of a remote by its key in the offer. */
  drawnBy: { shell: ShellPage } | { remote: string; page: string; partTitle: string };
}

/** A page of the shell itself. */
export type ShellPage =
  'home' | 'getting-started' | 'feature-guide' | 'about' | 'offline' | 'privacy' | 'proof';

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
  fixedNav: false,
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
  shellRow('proof', '/proof', 'Signed Call', icons.timerIcon, { leftNav: false, bottomNav: false }),
];

/** Paths of the shell's own pages, which no remote can take. */
export const shellPaths: readonly string[] = [home, ...others].map((row) => row.path);

/**
 * Lists all routes: Home, the pages of the remotes in menu order, then the shell's other pages.
 * @param offers by name of the remote
 * @param order names of the remotes in menu order
 */
export const routeTable = (offers: Record<string, Offer>, order: readonly string[]): RouteRow[] => [
  home,
  ...order.flatMap((remote) =>
    Object.entries(offers[remote]?.pages ?? {}).map(([page, row]): RouteRow => {
      const { path, title, icon, requiresAuth, leftNav, bottomNav } = row;
      const partTitle = offers[remote]?.title ?? remote;
      return {
        ...{ path, title, icon, requiresAuth, leftNav, bottomNav },
        // The offer was read at run time and may hold anything.
        fixedNav: row.fixedNav === true,
        fullScreen: row.fullScreen === true,
        drawnBy: { remote, page, partTitle },
      };
    }),
  ),
  ...others,
];

/**
 * Finds the row of a path, with or without a slash at its end.
 * @param search of the address; a record's `uid` in it makes a page of its own, with its own focus and scroll position
 */
export const rowAt = (rows: readonly RouteRow[], pathname: string, search = ''): RouteRow | undefined => {
  const path = pathname.replace(/(?<!\/)\/+$/, '') || '/';
  const row = rows.find((each) => each.path === path);
  const uid = new URLSearchParams(search).get('uid');
  return row === undefined || uid === null ? row : { ...row, path: `${path}?uid=${uid}` };
};

/** Tells whether a path is that of a menu's page, or of a page below it. */
export const isWithin = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** Returns the title of the document on a route. */
export const documentTitle = (title: string): string => `${title} | Holeshot`;
