import {
  degrees as compassDegrees,
  distances,
  feet,
  type Degrees,
  type Distance,
  type Feet,
} from '@holeshot/shared-core';
import * as v from 'valibot';

/** Drag strip of the directory: the facts that its sources give. */
export interface Strip {
  title: string;
  /** Older and other names. */
  aka?: string;
  city: string;
  state: string;
  /** ISO 3166. */
  country: string;
  /** IANA name. */
  timezone: string;
  lat: number;
  lng: number;
  /** Thing at the coordinates: the start line, some part of the venue, or the town alone. */
  place: 'start' | 'facility' | 'city';
  elevation?: Feet;
  /** From a source that names the strip, or the ground near by. */
  elevation_is?: 'source' | 'approx';
  track_length?: Distance;
  /** Direction of the run, start to finish, from true north. */
  heading?: Degrees;
  /** Year in which it closed, or `yes`. */
  closed?: string;
  /** Source of the facts. */
  source: string;
  /** Warning to read before using it. */
  note?: string;
}

const text = v.pipe(v.string(), v.nonEmpty());

const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

const strip = v.object({
  title: text,
  aka: v.exactOptional(text),
  city: v.string(),
  state: v.string(),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  timezone: text,
  lat: within(-90, 90),
  lng: within(-180, 180),
  place: v.picklist(['start', 'facility', 'city']),
  elevation: v.exactOptional(v.pipe(within(-1500, 15_000), v.transform(feet))),
  elevation_is: v.exactOptional(v.picklist(['source', 'approx'])),
  track_length: v.exactOptional(v.picklist(distances)),
  heading: v.exactOptional(v.pipe(within(0, 360), v.transform(compassDegrees))),
  closed: v.exactOptional(text),
  source: text,
  note: v.exactOptional(text),
});

/** Reads the directory; leaves out invalid rows. */
export const parseStrips = (data: unknown): Strip[] =>
  (Array.isArray(data) ? data : []).flatMap((row) => {
    const read = v.safeParse(strip, row);
    return read.success ? [read.output] : [];
  });
