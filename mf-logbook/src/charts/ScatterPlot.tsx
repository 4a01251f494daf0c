import { formatClock, formatDate, type Line } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import UPlot from 'uplot';
import { markOf } from './carMarks';
import type { ChartPoint } from './chartPoints';

const height = 280;

/** Reads a theme color: a canvas cannot use CSS variables. */
const color = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--hs-palette-${name}`).trim();

const withMargin = (_: UPlot, low: number, high: number): [number, number] => {
  const margin = high === low ? Math.abs(low) / 100 || 1 : (high - low) / 20;
  return [low - margin, high + margin];
};

const drawLine =
  (line: Line | undefined) =>
  (plot: UPlot): void => {
    const { min, max } = plot.scales['x'] ?? {};
    if (line === undefined || min === undefined || max === undefined) return;
    const { ctx, bbox } = plot;
    const place = (x: number): [number, number] => [
      plot.valToPos(x, 'x', true),
      plot.valToPos(line.intercept + line.slope * x, 'y', true),
    ];
    ctx.save();
    ctx.beginPath();
    ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
    ctx.clip();
    ctx.beginPath();
    ctx.moveTo(...place(min));
    ctx.lineTo(...place(max));
    ctx.strokeStyle = color('primary-dark');
    ctx.lineWidth = 2 * devicePixelRatio;
    ctx.stroke();
    ctx.restore();
  };

/** Draws each car's passes by its mark. */
const drawPasses =
  (points: readonly ChartPoint[], cars: readonly { uid: string }[]) =>
  (plot: UPlot): void => {
    cars.forEach(({ uid }, place) => {
      const mark = markOf(place);
      const shape = new Path2D(mark.path);
      const all = new Path2D();
      for (const { entry, x, y } of points)
        if (entry.vehicle.uid === uid)
          all.addPath(shape, {
            a: devicePixelRatio,
            d: devicePixelRatio,
            e: plot.valToPos(x, 'x', true),
            f: plot.valToPos(y, 'y', true),
          });
      plot.ctx.fillStyle = mark.color ?? color('primary-main');
      plot.ctx.fill(all);
    });
  };

const twoDays = 48 * 3_600_000;

/** Formats moments as dates, or as times if they span two days at most. */
const timesIn =
  (zone: string) =>
  (_: UPlot, values: number[]): string[] => {
    const format = (values.at(-1) ?? 0) - (values[0] ?? 0) < twoDays ? formatClock : formatDate;
    return values.map((at) => format(new Date(at).toISOString(), zone));
  };

const optionsOf = (
  width: number,
  zone: string | undefined,
  draw: ((plot: UPlot) => void)[],
): UPlot.Options => {
  const axis = {
    stroke: () => color('text-secondary'),
    font: '12px Roboto Variable, Roboto, system-ui, sans-serif',
    grid: { stroke: () => color('divider'), width: 1 },
    ticks: { show: false },
  };
  return {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: withMargin }, y: { range: withMargin } },
    axes: [
      { ...axis, size: 32, ...(zone !== undefined && { values: timesIn(zone), space: 90 }) },
      { ...axis, size: 56 },
    ],
    series: [{}, { paths: () => null, points: { show: false } }],
    hooks: { draw },
  };
};

/** Scatter plot of passes, one mark a car, with the fitted line. Pointer, finger or arrow keys choose a point and open its pass. */
export const ScatterPlot = ({
  points,
  cars,
  line,
  label,
  zone,
  chosen,
  valueText,
  onChoose,
  onOpen,
}: {
  /** Sorted by x. */
  points: readonly ChartPoint[];
  /** In the order of their marks. */
  cars: readonly { uid: string }[];
  line: Line | undefined;
  label: string;
  /** Time zone of x if x is a time in milliseconds. */
  zone: string | undefined;
  /** Index of the chosen point. */
  chosen: number | undefined;
  /** Text of the chosen point. */
  valueText: string;
  onChoose: (index: number) => void;
  onOpen: (index: number) => void;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot>(undefined);
  const ring = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const data: UPlot.AlignedData = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const made = new UPlot(
      optionsOf(element.clientWidth, zone, [drawPasses(points, cars), drawLine(line)]),
      data,
      element,
    );
    plot.current = made;
    const sized = new ResizeObserver(() => {
      made.setSize({ width: element.clientWidth, height });
      if (ring.current !== null) ring.current.hidden = true;
    });
    sized.observe(element);
    const themed = new MutationObserver(() => made.redraw());
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sized.disconnect();
      themed.disconnect();
      made.destroy();
    };
  }, [points, line, zone, cars]);

  useEffect(() => {
    const point = chosen === undefined ? undefined : points[chosen];
    if (ring.current === null || plot.current === undefined) return;
    ring.current.hidden = point === undefined;
    if (point === undefined) return;
    const { over } = plot.current;
    ring.current.style.left = `${over.offsetLeft + plot.current.valToPos(point.x, 'x')}px`;
    ring.current.style.top = `${over.offsetTop + plot.current.valToPos(point.y, 'y')}px`;
  }, [points, chosen]);

  const nearest = ({ clientX, clientY }: MouseEvent): number | undefined => {
    const made = plot.current;
    if (made === undefined) return undefined;
    const { left, top } = made.over.getBoundingClientRect();
    let found: number | undefined;
    let least = Infinity;
    points.forEach(({ x, y }, index) => {
      const distance = Math.hypot(
        made.valToPos(x, 'x') - (clientX - left),
        made.valToPos(y, 'y') - (clientY - top),
      );
      if (distance < least) [found, least] = [index, distance];
    });
    return found;
  };
  const hover = (event: PointerEvent): void => {
    const index = event.pointerType === 'mouse' ? nearest(event) : undefined;
    if (index !== undefined && index !== chosen) onChoose(index);
  };
  const press = (event: MouseEvent): void => {
    const index = nearest(event);
    if (index === undefined) return;
    // A finger cannot hover: its first tap chooses, its second opens.
    const asks = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch' && index !== chosen;
    if (asks) onChoose(index);
    else onOpen(index);
  };
  const type = (event: KeyboardEvent): void => {
    const last = points.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: chosen === undefined ? 0 : chosen + 1,
      ArrowLeft: chosen === undefined ? last : chosen - 1,
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    if (to !== undefined) onChoose(Math.min(last, Math.max(0, to)));
    else if (event.key === 'Enter' && chosen !== undefined) onOpen(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Box
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(chosen ?? 0) + 1}
      aria-valuetext={valueText}
      onPointerMove={hover}
      onClick={press}
      onKeyDown={type}
      sx={{
        position: 'relative',
        height,
        minWidth: 0,
        overflow: 'hidden',
        cursor: 'pointer',
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.light', outlineOffset: 2 },
        '& .u-wrap': { position: 'relative', userSelect: 'none' },
        '& .u-over, & .u-under, & .u-axis': { position: 'absolute' },
        '& canvas': { display: 'block', width: '100%', height: '100%' },
      }}
    >
      <Box
        ref={ring}
        hidden
        sx={{
          position: 'absolute',
          width: 18,
          height: 18,
          m: '-9px',
          borderRadius: '50%',
          border: '3px solid',
          borderColor: 'text.primary',
          pointerEvents: 'none',
          zIndex: 1,
        }}
      />
    </Box>
  );
};
