import { columnTargetLabels, unitsOf, type DraftsPort, type TableLayout } from '@holeshot/shared-core';
import * as v from 'valibot';

const key = 'import-columns';
const mostTables = 10;

const schema = v.array(
  v.object({
    heads: v.array(v.string()),
    dateOrder: v.picklist(['mdy', 'dmy', 'ymd']),
    columns: v.array(v.object({ target: v.string(), unit: v.exactOptional(v.string()) })),
  }),
);

type Remembered = v.InferOutput<typeof schema>;

const readAll = (drafts: DraftsPort): Remembered => {
  const read = v.safeParse(schema, drafts.read(key));
  return read.success ? read.output : [];
};

const headsOf = ({ columns }: TableLayout): string[] => columns.map(({ head }) => head);
const sameHeads = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isKnown = (target: string, customFields: readonly string[]): boolean =>
  target === 'none' ||
  target in columnTargetLabels ||
  customFields.some((pk) => target === `custom_fields.${pk}`);

/**
 * A guessed layout as the racer put it right for the last table with the same heads, where there was one.
 * @param customFields the keys of the racer's own fields
 */
export const withRemembered = (
  layout: TableLayout,
  drafts: DraftsPort,
  customFields: readonly string[],
): TableLayout => {
  const found = readAll(drafts).find(({ heads }) => sameHeads(heads, headsOf(layout)));
  if (found === undefined) return layout;
  return {
    dateOrder: found.dateOrder,
    dateDoubtful: false,
    columns: layout.columns.map((column, index) => {
      const chosen = found.columns[index];
      if (chosen === undefined || !isKnown(chosen.target, customFields)) return column;
      const target = chosen.target as typeof column.target;
      const unit = unitsOf(target).find((each) => each === chosen.unit);
      const { unit: _, ...rest } = column;
      return { ...rest, target, doubtful: false, ...(unit && { unit }) };
    }),
  };
};

/** Remembers what the columns of a table were taken for, for the next one with the same heads. */
export const rememberColumns = (layout: TableLayout, drafts: DraftsPort): void => {
  const heads = headsOf(layout);
  const columns = layout.columns.map(({ target, unit }) => ({ target, ...(unit && { unit }) }));
  const others = readAll(drafts).filter((each) => !sameHeads(each.heads, heads));
  drafts.write(key, [{ heads, dateOrder: layout.dateOrder, columns }, ...others].slice(0, mostTables));
};
