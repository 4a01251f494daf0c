import type { Lifecycle, MountProps } from '@holeshot/shared-core';
import type { mountRootParcel } from 'single-spa';
import { loadOnce } from '../loading/loadOnce';

const limit = (millis: number) => ({ millis, warningMillis: millis, dieOnTimeout: true });

/** A mount that hangs ends after this many milliseconds. */
export const mountTimeouts = {
  bootstrap: limit(4000),
  mount: limit(4000),
  unmount: limit(3000),
  update: limit(3000),
};

/** A part that has been put into an element of the page. */
export interface MountedPlace {
  /** Settles when the place is shown; rejects when it cannot be. */
  shown: Promise<void>;
  /** Ends the mount and removes its element, whatever state it is in. */
  remove: () => Promise<void>;
}

let mounts = 0;

type MountParcel = typeof mountRootParcel;

/** Opens a parcel that owns the places: one at the root is kept for ever, its element too, though it has ended. */
const openOwner = async (): Promise<MountParcel> => {
  const { mountRootParcel } = await import(/* webpackChunkName: "single-spa" */ 'single-spa');
  return new Promise((resolve) => {
    const done = () => Promise.resolve();
    const mount = (props: { mountParcel: MountParcel }) => {
      resolve(props.mountParcel);
      return done();
    };
    const places = { name: 'places', bootstrap: done, mount, unmount: done };
    mountRootParcel(places as never, { domElement: document.createElement('div') } as never);
  });
};

/** One for all places, which may be mounted at the same moment; one that could not be opened is forgotten. */
const ownerOfPlaces = loadOnce(openOwner);

/**
 * Fetches what mounts a place, and what nearly every page draws with, while the code of the place is still on its way;
 * where that fails, mounting says so.
 */
export const prepareToMount = (): void => {
  const drawing = import(/* webpackChunkName: "mui-feedback" */ '@mui/material/Skeleton');
  for (const part of [ownerOfPlaces(), drawing]) part.catch(() => undefined);
};

/**
 * Mounts one page, dialog or widget as a parcel of its own, in a fresh element below `frame`.
 * @param name names the parcel in errors, as `remote/place`
 * @param timeouts how long each step may take
 */
export const mountPlace = async <Props extends object>(
  frame: HTMLElement,
  name: string,
  lifecycle: Lifecycle<Props>,
  props: Props & Omit<MountProps, 'idPrefix'>,
  timeouts = mountTimeouts,
): Promise<MountedPlace> => {
  const mountParcel = await ownerOfPlaces();
  mounts += 1;
  const idPrefix = `m${mounts}-`;
  const domElement = document.createElement('div');
  domElement.dataset['idPrefix'] = idPrefix;
  domElement.style.height = '100%';
  frame.append(domElement);
  const parcel = mountParcel(
    { ...lifecycle, name: `${name}#${mounts}`, timeouts } as never,
    { ...props, idPrefix, domElement } as never,
  );
  // Each of these rejects with what `shown` or `remove` already deals with.
  for (const step of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) {
    step.catch(() => undefined);
  }
  const shown = parcel.mountPromise.then(() => undefined);
  const remove = async () => {
    try {
      await shown.then(() => parcel.unmount());
    } catch {
      // A parcel that never mounted, or dies while unmounting, leaves nothing to save but its element.
    }
    domElement.remove();
  };
  return { shown, remove };
};
