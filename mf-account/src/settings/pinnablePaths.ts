/** The pages that may be pinned to the bottom navigation, in the order of the menu, with the labels they have there. */
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
