import type { MouseEvent } from 'react';
import type { NavigationPort } from '../../platform/ports/NavigationPort';

/** Returns the attributes of a link to a path of the app: a plain press goes there, a new tab works as everywhere. */
export const routeLink = (path: `/${string}`, navigation: NavigationPort) => ({
  href: path,
  onClick: (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.go(path);
  },
});
