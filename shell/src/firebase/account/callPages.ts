import { ok, type Result } from '@holeshot/shared-core';
import type { Call } from './createCall';

/**
 * Calls a cloud function until its last page; sends each answer's `next` as `after`.
 * @returns all pages, or the first failure
 */
export const callPages = async <Page extends { next: unknown }>(
  call: Call,
  name: string,
  data: object = {},
): Promise<Result<Page[]>> => {
  const pages: Page[] = [];
  let after: unknown = null;
  do {
    const answer = await call<Page>(name, { ...data, after });
    if (!answer.ok) return answer;
    pages.push(answer.value);
    after = answer.value.next ?? null;
  } while (after !== null);
  return ok(pages);
};
