import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { nearestFirst } from '../find/nearestFirst';
import type { Place } from '../find/Place';
import { clusterTracks, type MapMarker } from './clusterTracks';
import { groundStyles } from './groundStyles';
import { mapFrame } from './mapFrame';
import type { OpenGround } from './ground/MapGround';
import { TrackMarker } from './TrackMarker';
import type { TrackPoint } from './TrackPoint';
import { useGround } from './useGround';

/** Number of nearest tracks shown with the device. */
const nearestShown = 5;

/** Corners of the first view for a racer without a track. */
const northAmerica: readonly Place[] = [
  { lat: 25, lng: -125 },
  { lat: 50, lng: -66 },
];

/** Props of the map. */
export interface TrackMapProps {
  tracks: readonly TrackPoint[];
  /** Position of the device; undefined if unknown. */
  position: Place | undefined;
  /** The tracks are search results. */
  searched: boolean;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** Map of tracks as buttons with names; tracks too near to each other form groups. */
export const TrackMap = ({
  tracks,
  position,
  searched,
  chosenId,
  onChoose,
  grounds,
}: TrackMapProps & {
  /** Grounds in the order of trial; kept stable by the caller. */
  grounds: readonly OpenGround[];
}) => {
  const { frame, laid, failures } = useGround(grounds);
  const ground = laid?.ground;
  const markers = laid === undefined ? [] : clusterTracks(tracks)(laid.view);

  const own = tracks.filter((track) => track.own);
  const firstView = searched ? tracks : own.length > 0 ? own : northAmerica;
  const fit = useEffectEvent(() => {
    if (position === undefined || ground?.remote === true) ground?.fit(firstView);
    else
      ground?.fit([
        position,
        ...nearestFirst(tracks, position)
          .slice(0, nearestShown)
          .map(({ row }) => row),
      ]);
  });
  const places = firstView
    .map(({ lat, lng }) => `${lat},${lng}`)
    .sort()
    .join(' ');
  // Before painting: nobody sees or presses a track in a passing place.
  useLayoutEffect(() => fit(), [ground, position, places]);

  // An opened group disappears, and its focus too.
  const opened = useRef<Place>(undefined);
  const focusOpened = useEffectEvent(() => {
    if (opened.current === undefined) return;
    const [nearest] = nearestFirst(markers, opened.current);
    opened.current = undefined;
    const buttons = ground?.pane.querySelectorAll('button');
    if (nearest !== undefined) buttons?.[markers.indexOf(nearest.row)]?.focus();
  });
  useEffect(() => focusOpened(), [laid?.view]);

  const press = (marker: MapMarker): void => {
    if (marker.kind === 'track') {
      onChoose(marker.key);
      return;
    }
    opened.current = marker;
    ground?.zoomTo(marker, marker.opensAt);
  };

  return (
    <>
      <Box sx={mapFrame}>
        <Box ref={frame} sx={groundStyles} />
        {laid !== undefined && (
          <Box
            sx={{
              position: 'absolute',
              top: 8,
              right: 8,
              display: 'grid',
              borderRadius: '12px',
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <IconButton aria-label="Zoom in" onClick={() => laid.ground.zoomBy(1)}>
              <Icon path={icons.addIcon} />
            </IconButton>
            <IconButton aria-label="Zoom out" onClick={() => laid.ground.zoomBy(-1)}>
              <Icon path={icons.zoomOutIcon} />
            </IconButton>
          </Box>
        )}
        {laid !== undefined &&
          createPortal(
            <>
              {position !== undefined && (
                <Box
                  role="img"
                  aria-label="You are here"
                  style={{ left: laid.ground.pixel(position).x, top: laid.ground.pixel(position).y }}
                  sx={{
                    position: 'absolute',
                    display: 'flex',
                    transform: 'translate(-50%, -50%)',
                    color: 'warning.main',
                    pointerEvents: 'none',
                  }}
                >
                  <Icon path={icons.nearMeIcon} size={28} />
                </Box>
              )}
              {markers.map((marker) => (
                <TrackMarker
                  key={marker.key}
                  marker={marker}
                  at={laid.ground.pixel(marker)}
                  chosen={marker.key === chosenId}
                  onPress={() => press(marker)}
                />
              ))}
            </>,
            laid.ground.pane,
          )}
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1, '&:empty': { m: 0 } }}>
        {failures === grounds.length && 'The map could not be drawn. The lists below hold the same tracks.'}
        {failures > 0 && laid !== undefined && 'Google Maps could not be loaded. This is the app’s own map.'}
      </Typography>
      {laid !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', m: 0, mt: 0.5 }}>
          {laid.ground.credit}
        </Typography>
      )}
    </>
  );
};
