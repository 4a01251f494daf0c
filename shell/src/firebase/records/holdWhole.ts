import { distinctUntilChanged, pipe, scan, type MonoTypeOperatorFunction } from 'rxjs';
import { unknown, type Loadable } from '@holeshot/shared-core';

type UserDocument = Loadable<Record<string, unknown>>;

/** Every user document is created with the address, and nothing takes it away. */
const isWhole = (document: UserDocument): boolean =>
  document.state === 'present' && document.value['email'] !== undefined;

/**
 * The user document, whole: a browser that clears its storage under the open app leaves nothing of it, or what was
 * being written just then, and a racer would see an empty garage. That the server has none is passed on.
 */
export const holdWhole: MonoTypeOperatorFunction<UserDocument> = pipe(
  scan(
    (shown: UserDocument, next: UserDocument) =>
      isWhole(shown) && !isWhole(next) && next.state !== 'absent' ? shown : next,
    unknown,
  ),
  distinctUntilChanged(),
);
