import { act } from '@testing-library/react';
import type { Place } from '../find/Place';
import type { MapGround, MapView, OpenGround } from './ground/MapGround';

/** Creates a ground without a map library that notes its calls: always the whole world, from zoom 3 on. */
export const paperGround = (more: Partial<MapGround> = {}) => {
  const fits: (readonly Place[])[] = [];
  let breakDown = () => undefined as void;
  let closed = 0;
  const open: OpenGround = (element, { onMoved, onFailed }) => {
    breakDown = onFailed;
    const pane = element.appendChild(document.createElement('div'));
    let zoom = 3;
    const view = (): MapView => ({ west: -180, south: -85, east: 180, north: 85, zoom });
    const go = (to: number): void => {
      zoom = to;
      onMoved(view());
    };
    return Promise.resolve({
      pane,
      credit: 'Drawn on paper.',
      remote: false,
      pixel: ({ lat, lng }) => ({ x: lng, y: -lat }),
      view,
      fit: (places) => void fits.push(places),
      zoomTo: (_, to) => go(to),
      zoomBy: (step) => go(zoom + step),
      close: () => {
        closed += 1;
      },
      ...more,
    });
  };
  return { open, fits, closed: () => closed, breakDown: () => act(() => breakDown()) };
};
