import type { PassField } from '@holeshot/shared-core';
import type { PassColumn } from './passColumns';

const inFirstLine = ['derived.finish_et', 'derived.finish_mph', 'pred'];
const most = 3;

/** The first figures of a view that a card shows below the ET, as many as fit into a line of a phone. */
export const cardFigures = (columns: readonly PassColumn[]): PassField[] =>
  columns
    .filter(
      ({ key, numeric, strong }) =>
        numeric && !strong && !inFirstLine.includes(key) && !key.startsWith('weather.wind'),
    )
    .slice(0, most);
