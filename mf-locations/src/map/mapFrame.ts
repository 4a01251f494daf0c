/** The place of the map on the page, of the same size while it is loaded. */
export const mapFrame = {
  position: 'relative',
  isolation: 'isolate',
  height: { xs: 360, md: 480 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  overflow: 'hidden',
} as const;
