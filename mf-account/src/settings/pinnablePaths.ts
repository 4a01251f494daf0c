/** Pages that can be pinned beside Lanes and Race day, in menu order, with their labels. */
export const pinnablePaths = [
  { path: '/', label: 'Home' },
  { path: '/logbook', label: 'Log Book' },
  { path: '/predictions', label: 'Predictions' },
  { path: '/vehicles', label: 'Vehicles' },
  { path: '/locations', label: 'Locations' },
  { path: '/settings', label: 'Settings' },
  { path: '/feature-guide', label: 'Feature Guide' },
  { path: '/about', label: 'About' },
] as const;
