/** Picture of a pass, as stored in `users/{uid}/passPictures/{log_entry_uid}_{n}`. */
export interface PassPicture {
  log_entry_uid: string;
  /** Place among the pictures of its pass, 0 to 3. */
  n: number;
  /** JPEG, PNG or WebP file, in base64. */
  base64: string;
}

/** Most pictures of a pass; the server's rules demand it too. */
export const picturesAPass = 4;

/** Largest picture in bytes. */
export const pictureBytes = 153_600;

/** Largest picture in base64 characters; the server's rules demand it too. */
export const pictureCharacters = (pictureBytes / 3) * 4;

/** Types of pictures, each with its first bytes in base64; the server's rules demand these too. */
const types: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/jpeg', /^\/9j\//],
  ['image/png', /^iVBORw0KGgo/],
  ['image/webp', /^UklGR.{6}XRUJQ/],
];

/** Returns the type of a picture by its first bytes; undefined for any other file. */
export const pictureType = (base64: string): string | undefined =>
  types.find(([, start]) => start.test(base64))?.[0];

/** Returns the id that a picture is stored under. */
export const pictureId = ({ log_entry_uid, n }: Pick<PassPicture, 'log_entry_uid' | 'n'>): string =>
  `${log_entry_uid}_${n}`;

/** Returns the first free place among the pictures of a pass; undefined where all are taken. */
export const freePlace = (taken: readonly Pick<PassPicture, 'n'>[]): number | undefined =>
  Array.from({ length: picturesAPass }, (_, n) => n).find((n) => taken.every((picture) => picture.n !== n));
