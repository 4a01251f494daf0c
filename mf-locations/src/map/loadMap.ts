import type { ComponentType } from 'react';
import type { TrackMapProps } from './TrackMap';

/** Fetches the map, a chunk of its own: not everybody opens it. */
export const loadMap = async (): Promise<ComponentType<TrackMapProps>> => (await import('./AppMap')).AppMap;
