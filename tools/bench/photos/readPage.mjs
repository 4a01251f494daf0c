import { recognizer } from '../../../shell/src/recognizer/recognizer';

/** Reads the photo that the server has, as the app does. */
const readPhoto = async () => {
  const picture = await (await fetch('/photo')).blob();
  const from = performance.now();
  const { signal } = new AbortController();
  const result = await recognizer.read(picture, { signal, progress: () => undefined });
  if (!result.ok) return { ms: performance.now() - from, text: result.failure.message, lanes: [] };
  const slip = await recognizer.readSlip(result.value, [], signal);
  const ms = performance.now() - from;
  return { ms, text: result.value.text, lanes: slip.ok ? slip.value.lanes : [] };
};

Object.assign(globalThis, { readPhoto });
