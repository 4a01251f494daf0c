/** Pages that can be pinned, in menu order, with their labels. */
export const pinnablePaths = [
  { path: '/', label: 'Home' },
  { path: '/logbook', label: 'Log Book' },
  { path: '/race-day', label: 'Race day' },
  { path: '/predictions', label: 'Predictions' },
  { path: '/lanes', label: 'Lanes' },
  { path: '/vehicles', label: 'Vehicles' },
  { path: '/locations', label: 'Locations' },
  { path: '/settings', label: 'Settings' },
  { path: '/feature-guide', label: 'Feature Guide' },
  { path: '/about', label: 'About' },
] as const;
