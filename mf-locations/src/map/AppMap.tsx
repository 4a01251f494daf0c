import { openGoogleGround } from './google/openGoogleGround';
import { openLeafletGround } from './leaflet/openLeafletGround';
import { TrackMap, type TrackMapProps } from './TrackMap';

/** The maps key of the project that the build is for; empty where it has none. */
declare const HOLESHOT_MAPS_KEY: string;

const grounds =
  HOLESHOT_MAPS_KEY === '' ? [openLeafletGround] : [openGoogleGround(HOLESHOT_MAPS_KEY), openLeafletGround];

/** The map as this build has it: the app's own, or Google's where a key is configured, and then the own in reserve. */
export const AppMap = (props: TrackMapProps) => <TrackMap {...props} grounds={grounds} />;
