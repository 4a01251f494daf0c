import { isRecord } from '../../plain/record';
import type { FileRow } from '../file/FileRow';

/** Writes a value with sorted fields: the same text in whatever order a store returns them. */
const inOrder = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? '';
  const fields = Object.keys(value).sort();
  return `{${fields.map((field) => `${field}:${inOrder(value[field])}`).join()}}`;
};

/** Hashes a text to 53 bits (cyrb53): among 10,000 rows the chance of two alike is one in a hundred million. */
const hashOf = (text: string): number => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
};

/** Returns a short text that changes with anything in a row: it tells later whether the row was edited. */
export const fingerprint = ({ list, id, value }: Pick<FileRow, 'list' | 'id'> & { value: unknown }): string =>
  hashOf(`${list} ${id} ${inOrder(value)}`).toString(36);
