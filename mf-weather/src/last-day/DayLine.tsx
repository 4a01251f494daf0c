import { formatClock } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';

const height = 220;
const hour = 3_600_000;

/** Reads a theme color: a canvas cannot use CSS variables. */
const color = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--hs-palette-${name}`).trim();

const withMargin = (_: UPlot, low: number, high: number): [number, number] => {
  const margin = high === low ? Math.abs(low) / 100 || 1 : (high - low) / 20;
  return [low - margin, high + margin];
};

const optionsOf = (width: number, timezone: string): UPlot.Options => {
  const axis = {
    stroke: () => color('text-secondary'),
    font: '12px Roboto Variable, Roboto, system-ui, sans-serif',
    grid: { stroke: () => color('divider'), width: 1 },
    ticks: { show: false },
  };
  const clocks = (_: UPlot, values: number[]) =>
    values.map((at) => formatClock(new Date(at).toISOString(), timezone));
  return {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false }, y: { range: withMargin } },
    axes: [
      { ...axis, size: 32, values: clocks, space: 58, incrs: [1, 2, 3, 6, 12].map((hours) => hours * hour) },
      { ...axis, size: 56 },
    ],
    series: [
      {},
      { stroke: () => color('primary-main'), width: 2, points: { show: false } },
      {
        paths: () => null,
        points: { show: true, space: 0, size: 11, width: 0, fill: () => color('text-primary') },
      },
    ],
  };
};

/** Line of one value over the day with dots on it; words and a table beside it say the same. */
export const DayLine = ({
  times,
  values,
  dots,
  timezone,
  label,
}: {
  /** Milliseconds, oldest first. */
  times: readonly number[];
  values: readonly number[];
  /** Indexes of the values with a dot. */
  dots: ReadonlySet<number>;
  /** Time zone of the track. */
  timezone: string;
  label: string;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const dotted = values.map((value, index) => (dots.has(index) ? value : null));
    const plot = new UPlot(
      optionsOf(element.clientWidth, timezone),
      [[...times], [...values], dotted],
      element,
    );
    const sized = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    sized.observe(element);
    const themed = new MutationObserver(() => plot.redraw());
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sized.disconnect();
      themed.disconnect();
      plot.destroy();
    };
  }, [times, values, dots, timezone]);
  return (
    <Box
      ref={frame}
      role="img"
      aria-label={label}
      sx={{
        height,
        minWidth: 0,
        overflow: 'hidden',
        '& .u-wrap': { position: 'relative', userSelect: 'none' },
        '& .u-over, & .u-under, & .u-axis': { position: 'absolute' },
        '& canvas': { display: 'block', width: '100%', height: '100%' },
      }}
    />
  );
};
