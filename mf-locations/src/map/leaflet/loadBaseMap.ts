import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cutAtDateLine } from './cutAtDateLine';

/** Country or state: its outline and its name. */
export type Region = Feature<Polygon | MultiPolygon, { name: string }>;

type Outlines = GeometryCollection<{ name: string }>;

const regionsOf = (topology: unknown, key: string): Region[] => {
  const { objects } = topology as Topology<Record<string, Outlines>>;
  const outlines = objects[key];
  if (outlines === undefined) return [];
  const { features } = feature(topology as Topology, outlines) as FeatureCollection<
    Polygon | MultiPolygon,
    { name: string }
  >;
  return features.map((region) => ({ ...region, geometry: cutAtDateLine(region.geometry) }));
};

/** Number of the United States in ISO 3166-1, which names the countries of the world's outlines. */
const unitedStates = '840';

/**
 * Fetches the outlines of the app's own map: the countries of the world (Natural Earth, public domain) and, finer,
 * the states of the USA (U.S. Census Bureau), both as packed by world-atlas and us-atlas (ISC).
 */
export const loadBaseMap = async (): Promise<{ countries: Region[]; states: Region[] }> => {
  const [world, usa] = await Promise.all([
    import('world-atlas/countries-110m.json'),
    import('us-atlas/states-10m.json'),
  ]);
  return {
    countries: regionsOf(world.default, 'countries').filter(({ id }) => id !== unitedStates),
    states: regionsOf(usa.default, 'states'),
  };
};
