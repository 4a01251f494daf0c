import type { PassField } from '@holeshot/shared-core';
import type { PassColumn } from './passColumns';

const inFirstLine = ['derived.finish_et', 'derived.finish_mph', 'pred'];
/** Keys of short texts; the pass and the table show long ones, such as notes. */
const shortTexts = /^(custom_fields|event|location)\./;
const most = 3;

/** Returns the first columns of a view that fit into a line of a phone, below the ET of a card. */
export const cardFigures = (columns: readonly PassColumn[]): PassField[] =>
  columns
    .filter(
      ({ key, numeric, strong }) =>
        (numeric || shortTexts.test(key)) &&
        !strong &&
        !inFirstLine.includes(key) &&
        !key.startsWith('weather.wind'),
    )
    .slice(0, most);
