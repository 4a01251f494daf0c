import { openGoogleGround } from './google/openGoogleGround';
import { openLeafletGround } from './leaflet/openLeafletGround';
import { TrackMap, type TrackMapProps } from './TrackMap';

/** Maps key of the build's project; empty without one. */
declare const HOLESHOT_MAPS_KEY: string;

const grounds =
  HOLESHOT_MAPS_KEY === '' ? [openLeafletGround] : [openGoogleGround(HOLESHOT_MAPS_KEY), openLeafletGround];

/** Map of this build: the app's own, or Google's if a key is configured, with the own one in reserve. */
export const AppMap = (props: TrackMapProps) => <TrackMap {...props} grounds={grounds} />;
