import type { Observable } from 'rxjs';
import type { PassPicture } from '../../../domain/entities/PassPicture';
import type { Result } from '../../../domain/plain/result';
import type { Loadable } from '../../values/Loadable';

/** Pictures of passes, each read only while somebody listens to its pass. */
export interface PassPicturesPort {
  /**
   * Makes a file a picture that can be added, in base64: a JPEG of at most 150 KB, turned by its EXIF, without EXIF and
   * place. It runs in a worker. Fails for a file that is no picture, too large, or that the browser cannot open.
   * @param signal cancels, and it fails with `shrinking-canceled`
   */
  shrink(file: Blob, signal: AbortSignal): Promise<Result<string>>;
  /**
   * Emits the pictures of a pass by their places; `absent` where it has none, `unknown` while this device has none and
   * the server does not answer.
   */
  pictures$(logEntryUid: string): Observable<Loadable<PassPicture[]>>;
  /**
   * Stores a picture at a free place of its pass, `freePlace`. Returns at once; `pictures$` shows it. If another device
   * has filled the place, the picture takes the next free one. Without write access it writes nothing and opens the
   * subscription dialog.
   */
  add(picture: PassPicture): Result<void>;
  /** Removes a picture, otherwise as `add`; adding it again restores it. */
  remove(picture: PassPicture): Result<void>;
}
