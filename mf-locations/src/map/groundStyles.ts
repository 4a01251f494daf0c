import type { SxProps, Theme } from '@mui/material/styles';

const layer = { position: 'absolute', left: 0, top: 0 } as const;

/**
 * Style of the app's own map in the theme's colors, with Leaflet's own rules: layers above each other, and fingers
 * that move the map instead of the page.
 */
export const groundStyles: SxProps<Theme> = {
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  '& .leaflet-container': {
    overflow: 'hidden',
    bgcolor: 'action.selected',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'grab',
    WebkitTapHighlightColor: 'transparent',
  },
  '& .leaflet-container:focus-visible': {
    outline: '3px solid',
    outlineColor: 'primary.light',
    outlineOffset: -3,
    borderRadius: '16px',
  },
  '& .leaflet-dragging .leaflet-container, & .leaflet-drag-target': { cursor: 'grabbing' },
  '& .leaflet-pane, & .leaflet-pane > svg, & .leaflet-marker-icon': layer,
  '& .leaflet-pane > svg': { pointerEvents: 'none', maxWidth: 'none' },
  '& .leaflet-overlay-pane': { zIndex: 400 },
  '& .leaflet-marker-pane': { zIndex: 600, pointerEvents: 'none' },
  '& .ground-country, & .ground-state': {
    color: 'background.default',
    fill: 'currentColor',
    fillOpacity: 1,
    strokeWidth: 1,
    strokeOpacity: 1,
  },
  '& .ground-country': { fillOpacity: 0.6, stroke: 'transparent' },
  '& .ground-state': (theme) => ({ stroke: theme.vars?.palette.divider ?? 'currentColor' }),
  '& .ground-name': { color: 'text.secondary', fontSize: '0.75rem', letterSpacing: '0.04em' },
  '& .ground-name > span': { display: 'inline-block', transform: 'translate(-50%, -50%)' },
};
