import { formatEt, formatSeconds, type TuneSuggestion } from '@holeshot/shared-core';

/** One learned value of a tune as it is and as it is suggested, in words. */
interface TuneLine {
  label: string;
  before: string;
  after: string;
}

const none = 'none';

/** What a suggestion changes, the air's curve only as changed or not. */
export const tuneLines = ({ before, after, sd }: TuneSuggestion): TuneLine[] => [
  {
    label: 'Base ET',
    before: before.sl_et_zw === null ? none : formatEt(before.sl_et_zw),
    after: after.sl_et_zw === null ? none : `${formatEt(after.sl_et_zw)} ± ${formatEt(sd.sl_et_zw)}`,
  },
  {
    label: 'Wind effect',
    before: formatSeconds(before.wind_effect, 2),
    after: `${formatSeconds(after.wind_effect, 2)} ± ${formatSeconds(sd.wind_effect, 2)}`,
  },
  {
    label: 'Tracks with their own offset',
    before: String(Object.keys(before.offsets).length),
    after: String(Object.keys(after.offsets).length),
  },
];
