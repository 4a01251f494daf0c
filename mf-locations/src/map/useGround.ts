import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MapGround, MapView, OpenGround } from './ground/MapGround';

/** Ground in the frame, with its view. */
export interface LaidGround {
  ground: MapGround;
  view: MapView;
}

/**
 * Lays the first ground that loads into a frame, and the next one if it breaks.
 * @param grounds in the order of trial; kept stable by the caller
 * @returns the frame to render; `laid` once there is a ground; the number of failed grounds
 */
export const useGround = (
  grounds: readonly OpenGround[],
): { frame: RefObject<HTMLDivElement | null>; laid: LaidGround | undefined; failures: number } => {
  const frame = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(0);
  const [laid, setLaid] = useState<LaidGround & { at: number }>();

  useEffect(() => {
    const open = grounds[failures];
    if (open === undefined) return undefined;
    let current = true;
    let close = () => undefined as void;
    const element = document.createElement('div');
    element.style.cssText = 'position:absolute;inset:0';
    frame.current?.append(element);
    const fail = () => {
      if (current) setFailures(failures + 1);
    };
    open(element, {
      onMoved: (view) => {
        if (current) setLaid((before) => before && { ...before, view });
      },
      onFailed: fail,
    }).then((ground) => {
      if (!current) {
        ground.close();
        return;
      }
      close = ground.close;
      setLaid({ ground, view: ground.view(), at: failures });
    }, fail);
    return () => {
      current = false;
      close();
      element.remove();
    };
  }, [grounds, failures]);

  return { frame, laid: laid?.at === failures ? laid : undefined, failures };
};
