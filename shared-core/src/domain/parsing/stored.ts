import * as v from 'valibot';
import { isRecord } from '../plain/record';
import { storedFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';
import { withoutAbsent } from '../plain/withoutAbsent';
import { distances, type Distance } from '../entities/Distance';

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Schema of a finite number. */
export const storedNumber = v.pipe(v.number('is not a number'), v.finite('is not a finite number'));

/** Makes the schema of a finite number with its unit. */
export const quantity = <Value>(measuredIn: (value: number) => Value) =>
  v.pipe(storedNumber, v.transform(measuredIn));

/** Makes a schema that reads a wrong value as missing. */
export const lenient = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Schema of text. */
export const storedText = v.string('is not text');

/** Schema of text that is empty where missing. */
export const optionalText = v.optional(storedText, '');

/** Schema of an id: text that is not empty. */
export const storedId = v.pipe(storedText, v.nonEmpty('is empty'));

/** Schema of an ISO 8601 time. */
export const storedTime = v.pipe(
  storedText,
  v.check((text) => isoTime.test(text) && !Number.isNaN(Date.parse(text)), 'is not a time'),
);

/** Schema of a distance that passes are timed over. */
export const storedDistance = v.picklist(distances, 'is not a distance');

/** Makes the schema of a record. It leaves out other fields; null counts as missing. */
export const storedRecord = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<object>(isRecord, 'is not a record'),
    v.transform((record): unknown => withoutAbsent(record)),
    v.object(entries, 'is missing'),
  );

/** Names that valibot silently leaves out of a record. */
const reservedNames = ['__proto__', 'constructor', 'prototype'];

/** Makes the schema of a record with the racer's own names; null counts as missing. */
export const storedMap = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.custom<object>(isRecord, 'is not a record'),
    v.check(
      (map) => !reservedNames.some((name) => Object.hasOwn(map, name)),
      'is keyed by a name that is reserved',
    ),
    v.transform((map): unknown => withoutAbsent(map)),
    v.record(v.string(), schema),
  );

/** Repeats a schema under one field for each distance. */
export const eachDistance = <Field extends string, Schema extends v.GenericSchema>(
  field: Field,
  schema: Schema,
) =>
  Object.fromEntries(distances.map((distance) => [`${field}_${distance}`, schema])) as Record<
    `${Field}_${Distance}`,
    Schema
  >;

/** Reads a stored value by its schema; fails with `broken` and the name of the wrong field. */
export const readStored = <Schema extends v.GenericSchema>(
  schema: Schema,
  what: string,
  value: unknown,
): Result<v.InferOutput<Schema>> => {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  const issue = read.issues[0];
  const path = v.getDotPath(issue);
  const problem = issue.message.startsWith('is ') ? issue.message : 'is missing';
  return failedAs(storedFailures, 'broken', what, `${path ?? 'it'} ${problem}`);
};
