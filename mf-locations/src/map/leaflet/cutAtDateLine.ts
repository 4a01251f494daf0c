import type { MultiPolygon, Polygon, Position } from 'geojson';

/**
 * Continues a ring past the 180th meridian where it would jump to the other side of the map; around a pole, over it.
 */
const unwrapped = (ring: readonly Position[]): Position[] => {
  let turn = 0;
  const whole = ring.map(([lng = 0, lat = 0], index): Position => {
    const step = lng - (ring[index - 1]?.[0] ?? lng);
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [lng + turn, lat];
  });
  const [[first = 0, lat = 0] = []] = whole;
  const [last = 0] = whole.at(-1) ?? [];
  if (Math.abs(last - first) < 180) return whole;
  const pole = Math.sign(lat) * 90;
  return [...whole, [last, pole], [first, pole], [first, lat]];
};

/** Returns the part of a closed ring on one side of a meridian (Sutherland and Hodgman): 1 east of it, -1 west. */
const sideOf = (ring: readonly Position[], meridian: number, side: 1 | -1): Position[] => {
  const kept = ring.flatMap(([lng = 0, lat = 0], index): Position[] => {
    const [before = lng, latBefore = lat] = ring[index - 1] ?? [];
    const here = (lng - meridian) * side >= 0;
    const there = (before - meridian) * side >= 0;
    const share = (meridian - before) / (lng - before);
    return [
      ...(here === there ? [] : [[meridian, latBefore + (lat - latBefore) * share]]),
      ...(here ? [[lng, lat]] : []),
    ];
  });
  const [start] = kept;
  const end = kept.at(-1);
  const closed = start?.[0] === end?.[0] && start?.[1] === end?.[1];
  return start === undefined || closed ? kept : [...kept, start];
};

/** Returns the parts of a ring on a map from -180 to 180 degrees. */
const partsOf = (ring: readonly Position[]): Position[][] => {
  const whole = unwrapped(ring);
  if (whole.every(([lng = 0]) => Math.abs(lng) <= 180)) return [whole];
  return [-360, 0, 360]
    .map((turn) => whole.map(([lng = 0, lat = 0]): Position => [lng + turn, lat]))
    .map((turned) => sideOf(sideOf(turned, -180, 1), 180, -1))
    .filter((part) => part.length > 3);
};

/**
 * Cuts an outline at the 180th meridian, so that no shape fills the whole map between its edges; a cut part loses its
 * lakes.
 */
export const cutAtDateLine = ({ type, coordinates }: Polygon | MultiPolygon): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: (type === 'Polygon' ? [coordinates] : coordinates).flatMap((polygon) => {
    const [outline = [], ...lakes] = polygon;
    const parts = partsOf(outline);
    return parts.map((part) => (parts.length === 1 ? [part, ...lakes] : [part]));
  }),
});
