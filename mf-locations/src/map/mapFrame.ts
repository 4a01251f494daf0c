/** Style of the map's place on the page, of the same size while it loads. */
export const mapFrame = {
  position: 'relative',
  isolation: 'isolate',
  height: { xs: 360, md: 480 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  overflow: 'hidden',
} as const;
