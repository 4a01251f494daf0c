import {
  airPath,
  densityAltitude,
  formatPasses,
  passesInAirLike,
  windAgainst,
  type LogEntry,
  type NavigationPort,
} from '@holeshot/shared-core';
import { useMemo } from 'react';
import type { ChosenPlace } from '../choice/choosePlace';
import { FoldLink } from '../fold/FoldLink';
import type { PredictedPass } from '../prediction/nextPass';

/** Row that leads to the car's passes in air like that of now: at this track, else at all. */
export const AirLikeLink = ({
  place: { vehicle, location },
  air,
  entries,
  navigation,
}: {
  place: ChosenPlace;
  air: PredictedPass['air'];
  entries: readonly LogEntry[];
  navigation: NavigationPort;
}) => {
  const like = useMemo(
    () => ({ altitude: densityAltitude(air), wind: windAgainst(air, location.track_direction) }),
    [air, location],
  );
  const similar = useMemo(
    () =>
      passesInAirLike(
        like,
        entries.filter((entry) => entry.vehicle.uid === vehicle.uid),
      ),
    [like, entries, vehicle.uid],
  );
  if (similar.length === 0) return null;
  const atTrack = similar.filter((entry) => entry.location.uid === location.uid);
  const everywhere = atTrack.length === 0;
  return (
    <FoldLink
      title="Air like this"
      figure={formatPasses((everywhere ? similar : atTrack).length)}
      path={airPath(like, vehicle, location, everywhere)}
      navigation={navigation}
    />
  );
};
