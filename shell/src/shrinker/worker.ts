/// <reference lib="webworker" />
import { failedAs, ok, passPictureFailures, type Result } from '@holeshot/shared-core';
import { openPicture } from './openPicture';
import { shrinkPicture } from './shrinkPicture';

declare const self: DedicatedWorkerGlobalScope;

const inBase64 = (picture: Blob): string => {
  const url = new FileReaderSync().readAsDataURL(picture);
  return url.slice(url.indexOf(',') + 1);
};

self.addEventListener('message', ({ data }) => {
  void shrinkPicture(data as Blob, openPicture)
    .then((shrunk): Result<string> => (shrunk.ok ? ok(inBase64(shrunk.value)) : shrunk))
    .catch(() => failedAs(passPictureFailures, 'picture-closed'))
    .then((result) => self.postMessage(result));
});
