import { formatEt, formatSeconds, type TuneSuggestion } from '@holeshot/shared-core';

/** Line of the table: one learned value now and as suggested. */
interface TuneLine {
  label: string;
  before: string;
  after: string;
}

const none = 'none';

/** Formats what a suggestion changes, line by line. */
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
