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
 * Answers a post of the system's share sheet: stores it and redirects to the log book, where the app opens it. An empty
 * or unstorable share redirects to Home, which says so.
 * @param request a POST of a form with `title`, `text`, `url` and `files`; it may come from anybody
 */
export const receiveShare = async (
  request: Request,
  shares: Pick<StoredShares, 'store'>,
): Promise<Response> => {
  const leadTo = (path: string) => new Response(null, { status: 303, headers: { location: path } });
  try {
    const things = thingsIn(await request.formData());
    if (things.length === 0) return leadTo('/?share=nothing');
    await shares.store(things);
    return leadTo('/logbook');
  } catch {
    return leadTo('/?share=not-stored');
  }
};
