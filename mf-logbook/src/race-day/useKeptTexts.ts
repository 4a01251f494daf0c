import type { DraftsPort } from '@holeshot/shared-core';
import { useState } from 'react';
import * as v from 'valibot';

const stored = v.record(v.string(), v.string());

/**
 * Texts that stay on the device from one visit to the next.
 * @param key what they are kept under
 * @param fresh what each of them is at first
 */
export const useKeptTexts = <Name extends string>(
  drafts: DraftsPort,
  key: string,
  fresh: Record<Name, string>,
): [Record<Name, string>, (name: Name, text: string) => void] => {
  const [texts, setTexts] = useState<Record<Name, string>>(() => {
    const kept = v.safeParse(stored, drafts.read(key));
    return kept.success ? { ...fresh, ...kept.output } : fresh;
  });
  return [
    texts,
    (name, text) => {
      const next = { ...texts, [name]: text };
      setTexts(next);
      drafts.write(key, next);
    },
  ];
};
