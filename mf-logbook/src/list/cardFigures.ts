import type { PassField } from '@holeshot/shared-core';
import type { PassColumn } from './passColumns';

const inFirstLine = ['derived.finish_et', 'derived.finish_mph', 'pred'];
/** Texts that are short; notes are read in the pass and in the table. */
const shortTexts = /^(custom_fields|event|location)\./;
const most = 3;

/** The first columns of a view that a card shows below the ET, as many as fit into a line of a phone. */
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
