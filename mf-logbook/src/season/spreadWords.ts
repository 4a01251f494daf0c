import { etSpread, formatEt } from '@holeshot/shared-core';
import type { LastCar } from './lastCar';

/** Says where the ET spread of the drawn passes comes from, by shares of its square; empty below ten passes with a call. */
export const spreadWords = ({ name, near }: Pick<LastCar, 'name' | 'near'>): string => {
  const spread = etSpread(near.map(({ entry }) => entry));
  if (spread === undefined || !(spread.total > 0)) return '';
  const { total, air, launch } = spread;
  const shareOf = (part: number): number => Math.round(100 * (part / total) ** 2);
  const [ofAir, ofLaunch] = [shareOf(air), shareOf(launch ?? 0)];
  // The last share is the rest, so that they add up as shown.
  const rest = Math.max(0, 100 - ofAir - ofLaunch);
  const parts =
    launch === undefined
      ? `launch, car and track ${rest} %`
      : `launch ${ofLaunch} %, car and track ${rest} %`;
  return `${name}: ET spread ± ${formatEt(total)} s: air and tune ${ofAir} %, ${parts}.`;
};
