/// <reference lib="webworker" />
import { readSlipPhoto, readSlipText, type NamedTrack, type PictureText } from '@holeshot/shared-core';

declare const self: DedicatedWorkerGlobalScope;

/** Message to the worker: a slip, and the tracks that it may name. */
export interface SlipWork {
  slip: string | PictureText;
  tracks: readonly NamedTrack[];
}

self.addEventListener('message', ({ data }) => {
  const { slip, tracks } = data as SlipWork;
  self.postMessage(typeof slip === 'string' ? readSlipText(slip, tracks) : readSlipPhoto(slip, tracks));
});
