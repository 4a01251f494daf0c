import type { Lifecycle, MountProps } from '@holeshot/shared-core';
import type { mountRootParcel } from 'single-spa';
import { loadOnce } from '../loading/loadOnce';

const limit = (millis: number) => ({ millis, warningMillis: millis, dieOnTimeout: true });

/** Time-outs (ms) of the steps of a mount. */
export const mountTimeouts = {
  bootstrap: limit(4000),
  mount: limit(4000),
  unmount: limit(3000),
  update: limit(3000),
};

/** A mounted part. */
export interface MountedPlace {
  /** Settles when the place is shown; rejects when it cannot be. */
  shown: Promise<void>;
  /** Ends the mount and removes its element, whatever state it is in. */
  remove: () => Promise<void>;
}

let mounts = 0;

type MountParcel = typeof mountRootParcel;

/** Opens the parcel that owns all others: single-spa never frees a root parcel, nor its element. */
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

/** The owner of all parts; after a failure the next mount opens another. */
const ownerOfPlaces = loadOnce(openOwner);

/**
 * Loads the code for mounting and the modules of nearly every page while the code of a part is loading. The mount
 * reports a failure.
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
  // `shown` and `remove` already handle these rejections.
  for (const step of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) {
    step.catch(() => undefined);
  }
  const shown = parcel.mountPromise.then(() => undefined);
  const remove = async () => {
    try {
      await shown.then(() => parcel.unmount());
    } catch {
      // A parcel that never mounted, or fails to unmount, leaves only its element to remove.
    }
    domElement.remove();
  };
  return { shown, remove };
};
