/** Bytes of Tesseract's code, as unpacked by the browser. */
export const codeBytes = 2_857_601;
/** Bytes of Tesseract's data, as stored. */
export const dataBytes = 2_952_873;

/** Files of the recognizer, loaded. */
export interface RecognizerFiles {
  code: WebAssembly.Module;
  /** Unpacked. */
  english: Uint8Array;
}

const counted = (response: Response, count: (bytes: number) => void): Response => {
  if (!response.ok || response.body === null) throw new Error(`${response.url} answered ${response.status}`);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counting), { headers: response.headers });
};

const unpacked = async (response: Response): Promise<Uint8Array> => {
  const unzip = new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>;
  return new Uint8Array(await new Response(response.body?.pipeThrough(unzip)).arrayBuffer());
};

/**
 * Loads the files of the recognizer, both at once.
 * @param urls of its code and its packed data
 * @param get `fetch` or a fake
 * @param progress hears a share of all bytes
 * @throws where one does not come, or is damaged
 */
export const loadFiles = async (
  urls: { code: string; english: string },
  get: typeof fetch,
  progress: (share: number) => void,
): Promise<RecognizerFiles> => {
  let loaded = 0;
  const count = (bytes: number): void => {
    loaded += bytes;
    progress(Math.min(1, loaded / (codeBytes + dataBytes)));
  };
  const [code, english] = await Promise.all([
    get(urls.code).then((response) => WebAssembly.compileStreaming(counted(response, count))),
    get(urls.english).then((response) => unpacked(counted(response, count))),
  ]);
  return { code, english };
};
