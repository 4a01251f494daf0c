import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { MapMarker } from './clusterTracks';

/** Distance in pixels that makes a press a move of the map. */
const still = 6;

const nameOf = (marker: MapMarker): string => {
  if (marker.kind === 'track') return marker.track.own ? `${marker.track.name}, yours` : marker.track.name;
  return `${marker.count} tracks${marker.own ? ', yours among them' : ''}: zoom in`;
};

const isOwn = (marker: MapMarker): boolean => (marker.kind === 'track' ? marker.track.own : marker.own);

/** Button of a track or a group on the map; it shows its name while pointed at, focused or chosen. */
export const TrackMarker = ({
  marker,
  at,
  chosen,
  onPress,
}: {
  marker: MapMarker;
  /** Pixels in the pane. */
  at: { x: number; y: number };
  chosen: boolean;
  onPress: () => void;
}) => {
  const down = useRef({ x: 0, y: 0 });
  const own = isOwn(marker);
  const group = marker.kind === 'cluster';
  return (
    <Box
      component="button"
      type="button"
      aria-label={nameOf(marker)}
      {...(group ? {} : { 'aria-pressed': chosen })}
      style={{ left: at.x, top: at.y }}
      onPointerDown={({ clientX, clientY }) => {
        down.current = { x: clientX, y: clientY };
      }}
      onClick={({ clientX, clientY, detail }) => {
        // A press by keyboard has no detail and no place.
        const moved = detail > 0 && Math.hypot(clientX - down.current.x, clientY - down.current.y) > still;
        if (!moved) onPress();
      }}
      sx={{
        position: 'absolute',
        transform: 'translate(-50%, -50%)',
        width: 48,
        height: 48,
        p: 0,
        border: 0,
        bgcolor: 'transparent',
        font: 'inherit',
        cursor: 'pointer',
        zIndex: chosen ? 2 : 0,
        '&:hover, &:focus-visible': { zIndex: 3 },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible > .dot': { outline: '3px solid', outlineColor: 'primary.light', outlineOffset: 2 },
        '& > .name': { display: chosen ? 'block' : 'none' },
        '&:hover > .name, &:focus-visible > .name': { display: 'block' },
      }}
    >
      <Box
        className="dot"
        sx={{
          display: 'grid',
          placeItems: 'center',
          mx: 'auto',
          boxSizing: 'border-box',
          width: group ? 36 : own || chosen ? 30 : 18,
          height: group ? 36 : own || chosen ? 30 : 18,
          borderRadius: '50%',
          border: 2,
          borderColor: own || chosen ? 'background.default' : 'primary.dark',
          bgcolor: own || chosen ? 'primary.dark' : 'background.default',
          color: own || chosen ? 'primary.contrastText' : 'text.primary',
          fontSize: '0.875rem',
          fontWeight: 600,
        }}
      >
        {group ? marker.count : own && <Icon path={icons.flagIcon} size={18} />}
      </Box>
      {!group && (
        <Box
          className="name"
          sx={{
            position: 'absolute',
            top: '100%',
            left: '50%',
            transform: 'translate(-50%, -4px)',
            px: 1,
            py: 0.25,
            borderRadius: '8px',
            bgcolor: 'background.default',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            fontSize: '0.8125rem',
            fontWeight: 600,
            whiteSpace: 'nowrap',
            pointerEvents: 'none',
          }}
        >
          {marker.track.name}
        </Box>
      )}
    </Box>
  );
};
