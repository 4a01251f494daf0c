/** Stays in the thumb’s reach while the rest scrolls, above the bottom navigation, whose height the app’s frame tells. */
export const inReach = {
  position: 'sticky',
  bottom: 'calc(var(--hs-bottom-nav-height, 0px) + env(safe-area-inset-bottom, 0px))',
  zIndex: 'fab',
  py: 1.5,
  bgcolor: 'background.default',
} as const;
