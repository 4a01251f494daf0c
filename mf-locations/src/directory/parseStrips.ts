import { distances, feet, type LocationStart } from '@holeshot/shared-core';
import * as v from 'valibot';

/** A drag strip of the directory: what sources say of it, and nothing where none does. */
export interface Strip extends LocationStart {
  /** Source of the facts. */
  source: string;
  /** Warning to read before using it. */
  note?: string;
}

const text = v.pipe(v.string(), v.nonEmpty());

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

const strip = v.object({
  title: text,
  city: v.string(),
  state: v.string(),
  lat: degrees(90),
  lng: degrees(180),
  elevation: v.exactOptional(v.pipe(v.number(), v.minValue(-1500), v.maxValue(15_000), v.transform(feet))),
  track_length: v.exactOptional(v.picklist(distances)),
  source: text,
  note: v.exactOptional(text),
});

/** Reads the directory; a row that is not what it should be is left out. */
export const parseStrips = (data: unknown): Strip[] =>
  (Array.isArray(data) ? data : []).flatMap((row) => {
    const read = v.safeParse(strip, row);
    return read.success ? [read.output] : [];
  });
