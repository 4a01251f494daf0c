import { formatWhole, metWind, type LogEntry } from '@holeshot/shared-core';
import { SpokenOnly } from '@holeshot/shared-core/react';

const sideOf = (arrow: string): string => {
  if ('←↙↖'.includes(arrow)) return ' from the right';
  return '→↗↘'.includes(arrow) ? ' from the left' : '';
};

/**
 * Mark of a pass's wind: its speed, an arrow with the car going up, and the racers' word; or that it was calm or not
 * reported.
 */
export const WindMark = ({
  entry: { weather, location },
  brief = false,
}: {
  entry: LogEntry;
  /** With the unit and, except for screen readers, without the word: no column names the unit. */
  brief?: boolean;
}) => {
  if (weather === null) return null;
  const met = metWind(weather, location.track_direction);
  if (met === 'not reported') return <>wind {met}</>;
  if (met === 'calm') return <>{met}</>;
  const speed = formatWhole(weather.wind_speed);
  if (met === undefined) return <>{speed} mph wind</>;
  const { arrow, word } = met;
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
