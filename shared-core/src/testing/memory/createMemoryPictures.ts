import { BehaviorSubject, map } from 'rxjs';
import { pictureId, type PassPicture } from '../../domain/entities/PassPicture';
import { passPictureFailures } from '../../domain/plain/failures';
import { failedAs, ok, type Result } from '../../domain/plain/result';
import type { PassPicturesPort } from '../../platform/ports/passes/PassPicturesPort';
import { loadedList } from '../../platform/values/Loadable';

/**
 * Pictures of passes in memory.
 * @param shrink makes a file a picture; by default one that names its size
 * @param writing does it where the racer may write, and gives the refusal where not
 */
export const createMemoryPictures = (
  seed: readonly PassPicture[],
  writing: (write: () => void) => Result<void>,
  shrink: (file: Blob) => Result<string> = (file) => ok(`/9j/${btoa(`${file.size} bytes`)}`),
): { rows$: BehaviorSubject<PassPicture[]>; port: PassPicturesPort } => {
  const rows$ = new BehaviorSubject<PassPicture[]>([...seed]);
  const others = (picture: PassPicture) => rows$.value.filter((row) => pictureId(row) !== pictureId(picture));
  return {
    rows$,
    port: {
      shrink: (file, { aborted }) =>
        Promise.resolve(aborted ? failedAs(passPictureFailures, 'shrinking-canceled') : shrink(file)),
      pictures$: (uid) =>
        rows$.pipe(
          map((rows) =>
            loadedList(rows.filter((row) => row.log_entry_uid === uid).sort((a, b) => a.n - b.n)),
          ),
        ),
      add: (picture) => writing(() => rows$.next([...others(picture), structuredClone(picture)])),
      remove: (picture) => writing(() => rows$.next(others(picture))),
    },
  };
};
