import { ok, type Result } from '@holeshot/shared-core';
import type { Call } from './createCall';

/**
 * Calls a cloud function that answers page by page until its last page: each answer's `next` goes along as `after`.
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
