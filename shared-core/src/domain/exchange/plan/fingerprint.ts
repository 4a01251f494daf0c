import { isRecord } from '../../plain/record';
import type { FileRow } from '../file/FileRow';

/** The same text for the same value, in whatever order a store gives the fields of a record back. */
const inOrder = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? '';
  const fields = Object.keys(value).sort();
  return `{${fields.map((field) => `${field}:${inOrder(value[field])}`).join()}}`;
};

/** 53 bits of a text (cyrb53), so that among 10,000 rows two alike by chance are one in a hundred million. */
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

/** A short text that is another one as soon as anything in a row is: to know later what nobody has edited since. */
export const fingerprint = ({ list, id, value }: Pick<FileRow, 'list' | 'id'> & { value: unknown }): string =>
  hashOf(`${list} ${id} ${inOrder(value)}`).toString(36);
