import { formatWhole, isCalm, windOnTrack, type LogEntry } from '@holeshot/shared-core';
import { SpokenOnly } from '@holeshot/shared-core/react';

const sideOf = (arrow: string): string => {
  if ('←↙↖'.includes(arrow)) return ' from the right';
  return '→↗↘'.includes(arrow) ? ' from the left' : '';
};

/** The wind of a pass: its speed, an arrow along which it blew with the car going up, and the racers' word for it; or that it was calm or not reported. */
export const WindMark = ({
  entry: { weather, location },
  brief = false,
}: {
  entry: LogEntry;
  /** With the unit and without the word, which a screen reader still says: where no column names the unit. */
  brief?: boolean;
}) => {
  if (weather === null) return null;
  if (weather.wind_unknown) return <>wind not reported</>;
  if (isCalm(weather.wind_speed)) return <>calm</>;
  const speed = formatWhole(weather.wind_speed);
  if (weather.wind_direction === undefined) return <>{speed} mph wind</>;
  const { arrow, word } = windOnTrack(weather.wind_direction.degrees, location.track_direction);
  return (
    <>
      <span aria-hidden="true" style={{ whiteSpace: 'nowrap' }}>
        {brief ? `${speed} mph ${arrow}` : `${speed} ${arrow} ${word}`}
      </span>
      <SpokenOnly>
        {speed} mph {word} wind{sideOf(arrow)}
      </SpokenOnly>
    </>
  );
};
