import type { StoredShares, Shared } from './storedShares';

const textOf = (form: FormData): string =>
  ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((value) => typeof value === 'string')
    .map((value) => value.replaceAll('\r\n', '\n').trim())
    .filter((value) => value !== '')
    .join('\n');

/** Returns the files of a share, or else its text: the text beside a file only names it. */
const thingsIn = (form: FormData): Shared[] => {
  // An empty field for files sends one file without name and content.
  const files = form
    .getAll('files')
    .filter((value) => value instanceof File)
    .filter(({ name, size }) => name !== '' || size > 0);
  if (files.length > 0)
    return files.map((file) => ({ kind: file.type.startsWith('image/') ? 'picture' : 'file', file }));
  const text = textOf(form);
  return text === '' ? [] : [{ kind: 'text', text }];
};

/**
 * Tells a form that a foreign page has sent. A page may hide its address, and no header that tells it reaches a worker
 * (`Sec-Fetch-Site`, `Origin`), so this knows careless pages and hidden frames alone.
 */
const isForeign = ({ url, referrer, destination }: Request): boolean =>
  /frame$|^embed$|^object$/.test(destination) ||
  (/^https?:/.test(referrer) && new URL(referrer).origin !== new URL(url).origin);

/**
 * Answers a post of the system's share sheet: stores it and redirects to the log book, where the app asks about it. An
 * empty, unstorable or foreign share redirects to Home, which says so.
 * @param request a POST of a form with `title`, `text`, `url` and `files`; it may come from anybody
 */
export const receiveShare = async (
  request: Request,
  shares: Pick<StoredShares, 'store'>,
): Promise<Response> => {
  const leadTo = (path: string) => new Response(null, { status: 303, headers: { location: path } });
  if (isForeign(request)) return leadTo('/?share=foreign');
  try {
    const things = thingsIn(await request.formData());
    if (things.length === 0) return leadTo('/?share=nothing');
    await shares.store(things);
    return leadTo('/logbook');
  } catch {
    return leadTo('/?share=not-stored');
  }
};
