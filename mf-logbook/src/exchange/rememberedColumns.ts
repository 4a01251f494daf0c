import {
  columnTargetLabels,
  unitsOf,
  type DraftsPort,
  type MeantName,
  type TableLayout,
} from '@holeshot/shared-core';
import * as v from 'valibot';
import type { TableChoices } from './importSteps';
import { isSameName, type Garage } from './readTable';

const key = 'import-columns';
const mostTables = 10;
const mostNames = 50;

const schema = v.array(
  v.object({
    heads: v.array(v.string()),
    dateOrder: v.picklist(['mdy', 'dmy', 'ymd']),
    columns: v.array(v.object({ target: v.string(), unit: v.exactOptional(v.string()) })),
    names: v.optional(
      v.array(v.object({ what: v.picklist(['vehicle', 'track']), name: v.string(), uid: v.string() })),
      [],
    ),
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
 * Returns how to read a table: as the racer corrected the last one with the same heads, else as guessed.
 */
export const rememberedChoices = (layout: TableLayout, drafts: DraftsPort, garage: Garage): TableChoices => {
  const found = readAll(drafts).find(({ heads }) => sameHeads(heads, headsOf(layout)));
  if (found === undefined) return { layout };
  const customFields = garage.customFields.map(({ pk }) => pk);
  const columns = layout.columns.map((column, index) => {
    const chosen = found.columns[index];
    if (chosen === undefined || !isKnown(chosen.target, customFields)) return column;
    const target = chosen.target as typeof column.target;
    const unit = unitsOf(target).find((each) => each === chosen.unit);
    const { unit: guessed, ...rest } = column;
    // The values of this table may be sure of another unit than the last one had.
    const isOther = target === column.target && !column.doubtful && guessed !== unit;
    return { ...rest, target, doubtful: isOther, ...(unit && { unit }) };
  });
  const own = new Set([...garage.vehicles, ...garage.locations].map(({ uid }) => uid));
  return {
    layout: {
      dateOrder: layout.dateDoubtful ? found.dateOrder : layout.dateOrder,
      dateDoubtful: false,
      columns,
    },
    // Names that meant a deleted vehicle or track are asked for again.
    names: found.names.filter(({ uid }) => uid === '' || own.has(uid)),
  };
};

/**
 * Remembers the chosen column meanings for the next table with the same heads.
 * @param names meanings of its names; those of earlier tables stay
 */
export const rememberChoices = (
  layout: TableLayout,
  names: readonly MeantName[],
  drafts: DraftsPort,
): void => {
  const heads = headsOf(layout);
  const columns = layout.columns.map(({ target, unit }) => ({ target, ...(unit && { unit }) }));
  const all = readAll(drafts);
  const before = all.find((each) => sameHeads(each.heads, heads))?.names ?? [];
  const isNew = (one: MeantName) => !names.some((each) => isSameName(each, one));
  const kept = [...names.map(({ what, name, uid }) => ({ what, name, uid })), ...before.filter(isNew)];
  const remembered = { heads, dateOrder: layout.dateOrder, columns, names: kept.slice(0, mostNames) };
  const others = all.filter((each) => !sameHeads(each.heads, heads));
  drafts.write(key, [remembered, ...others].slice(0, mostTables));
};
