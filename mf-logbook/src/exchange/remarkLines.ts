import { formatWhole, type FileRow } from '@holeshot/shared-core';

/** Sentence about some rows, and how these are named. */
export interface RemarkLine {
  where: string;
  remark: string;
}

/** Gathers what is said about rows: each sentence once, with its line or the number of its passes. */
export const remarkLines = (rows: readonly Pick<FileRow, 'place' | 'remarks'>[]): RemarkLine[] => {
  const found = new Map<string, { first: number; count: number }>();
  for (const { place, remarks = [] } of rows)
    for (const remark of remarks) {
      const { first, count } = found.get(remark) ?? { first: place, count: 0 };
      found.set(remark, { first, count: count + 1 });
    }
  return [...found].map(([remark, { first, count }]) => ({
    where: count === 1 ? `Line ${first}` : `${formatWhole(count)} passes`,
    remark,
  }));
};
