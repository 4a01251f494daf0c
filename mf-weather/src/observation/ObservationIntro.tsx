import type { Location } from '@holeshot/shared-core';
import { FormError } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { WhyOwnAir } from './WhyOwnAir';

/** Top of the form: the track with its station, the station's failure, and the use of own numbers. */
export const ObservationIntro = ({
  location: { title, weather_station: station },
  age,
  unheard,
  isReported,
  isComparable,
  isCorrected,
}: {
  location: Location;
  /** Age of the report in words. */
  age: string | undefined;
  /** Reason why the public station gives nothing. */
  unheard: string | undefined;
  isReported: boolean;
  /** Report and reading are near enough to compare. */
  isComparable: boolean;
  /** The own station corrects the track's weather already. */
  isCorrected: boolean;
}) => (
  <>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {title}
      {station !== null && `, ${station.name}`}
      {age !== undefined && `, ${age}`}.
    </Typography>
    <FormError message={unheard} />
    <Typography variant="body2">
      {isReported
        ? 'Enter what your own station shows. Predictions use it for at most an hour.'
        : `${station === null ? 'There is no public station' : 'The public station has not reported'}: predictions use what you type for an hour.`}
    </Typography>
    <WhyOwnAir
      stationName={station?.name}
      reported={isReported}
      lessDifference={isComparable || isCorrected}
    />
  </>
);
