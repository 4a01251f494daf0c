import { distinctUntilChanged, pipe, scan, type MonoTypeOperatorFunction } from 'rxjs';
import { unknown, type Loadable } from '@holeshot/shared-core';

type UserDocument = Loadable<Record<string, unknown>>;

/** Tells whether a document is complete: every user document has the address, and nothing removes it. */
const isWhole = (document: UserDocument): boolean =>
  document.state === 'present' && document.value['email'] !== undefined;

/**
 * Passes on complete user documents: a browser that clears its storage under the open app leaves none, or only the
 * latest write, and the racer would see an empty garage. Absence on the server passes.
 */
export const holdWhole: MonoTypeOperatorFunction<UserDocument> = pipe(
  scan(
    (shown: UserDocument, next: UserDocument) =>
      isWhole(shown) && !isWhole(next) && next.state !== 'absent' ? shown : next,
    unknown,
  ),
  distinctUntilChanged(),
);
