import { formatWhole, windOnTrack, type LogEntry } from '@holeshot/shared-core';
import { SpokenOnly } from '@holeshot/shared-core/react';

const sideOf = (arrow: string): string => {
  if ('←↙↖'.includes(arrow)) return ' from the right';
  return '→↗↘'.includes(arrow) ? ' from the left' : '';
};

/** The wind of a pass: its speed, an arrow along which it blew with the car going up, and the racers' word for it. */
export const WindMark = ({
  entry: { weather, location },
  brief = false,
}: {
  entry: LogEntry;
  /** Without the word, which a screen reader still says. */
  brief?: boolean;
}) => {
  if (weather === null) return null;
  const speed = formatWhole(weather.wind_speed);
  if (weather.wind_direction === undefined) return <>{speed} mph wind</>;
  const { arrow, word } = windOnTrack(weather.wind_direction.degrees, location.track_direction);
  return (
    <>
      <span aria-hidden="true" style={{ whiteSpace: 'nowrap' }}>
        {brief ? `${speed} ${arrow}` : `${speed} ${arrow} ${word}`}
      </span>
      <SpokenOnly>
        {speed} mph {word} wind{sideOf(arrow)}
      </SpokenOnly>
    </>
  );
};
