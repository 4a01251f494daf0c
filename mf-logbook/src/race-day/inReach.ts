/** Style that keeps a part in the thumb’s reach while the page scrolls above it. */
export const inReach = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'fab',
  py: 1.5,
  bgcolor: 'background.default',
} as const;
