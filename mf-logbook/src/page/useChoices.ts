import { writeInEntry, readInEntry } from '@holeshot/shared-core/react';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import * as v from 'valibot';
import { passFilterSchema } from '../filter/PassFilter';
import { nearestFirst, newestFirst } from '../list/sortPasses';

const key = 'logBook';

const tools = ['season', 'chart', 'compare'] as const;

/** Panel beside the passes. */
export type Tool = (typeof tools)[number];

const schema = v.object({
  filter: passFilterSchema,
  order: v.object({ key: v.string(), descending: v.boolean() }),
  /** Turned-up page, from 0. */
  turned: v.pipe(v.number(), v.integer(), v.minValue(0)),
  tool: v.exactOptional(v.picklist(tools)),
});

type Choices = v.InferOutput<typeof schema>;

const readChoices = (): Choices => {
  const kept = v.safeParse(schema, readInEntry(key));
  if (kept.success) return kept.output;
  const filter = v.parse(passFilterSchema, Object.fromEntries(new URLSearchParams(location.search)));
  return { filter, order: filter.air === '' ? newestFirst : nearestFirst, turned: 0 };
};

/**
 * Holds the racer's choices in this entry of the history: Back and a reload restore them, a new visit starts with the
 * filter of its address.
 */
export const useChoices = (): [Choices, Dispatch<SetStateAction<Choices>>] => {
  const [found] = useState(readChoices);
  const [choices, setChoices] = useState(found);
  useEffect(() => (choices === found ? undefined : writeInEntry(key, () => choices)), [choices, found]);
  return [choices, setChoices];
};
