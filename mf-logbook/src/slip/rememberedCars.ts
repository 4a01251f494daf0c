import type { DraftsPort } from '@holeshot/shared-core';
import * as v from 'valibot';

const key = 'slip-cars';
const schema = v.fallback(v.record(v.string(), v.string()), {});

/** Returns the number that a car had on the last saved slip of two lanes. */
export const rememberedCar = (drafts: DraftsPort, vehicleUid: string): string | undefined =>
  v.parse(schema, drafts.read(key))[vehicleUid];

/** Remembers the number of a car. */
export const rememberCar = (drafts: DraftsPort, vehicleUid: string, car: string): void =>
  drafts.write(key, { ...v.parse(schema, drafts.read(key)), [vehicleUid]: car });
