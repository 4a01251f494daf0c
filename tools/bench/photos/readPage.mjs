import { readSlipPhoto } from '@holeshot/shared-core';
import { recognizer } from '../../../shell/src/recognizer/recognizer';

/** Reads the photo that the server has, as the app does. */
const readPhoto = async () => {
  const picture = await (await fetch('/photo')).blob();
  const from = performance.now();
  const result = await recognizer.read(picture, {
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  const ms = performance.now() - from;
  if (!result.ok) return { ms, text: result.failure.message, lanes: [] };
  return { ms, text: result.value.text, lanes: readSlipPhoto(result.value).lanes };
};

Object.assign(globalThis, { readPhoto });
