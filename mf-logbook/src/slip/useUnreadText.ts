import { useEffect, useEffectEvent, useState } from 'react';
import type { HoldBack } from './useReadSlip';

/**
 * Holds a save back once for a pasted text that was closed unread.
 * @param reopen shows the text again
 */
export const useUnreadText = (
  holdBack: HoldBack,
  reopen: () => void,
): {
  /** A save asked about the text. */
  isHeld: boolean;
  /** Notes that a text was closed, and whether a save asks about it yet. */
  closed: (isOpen: boolean) => void;
  /** Ends the question: the text stands there again, or was read. */
  end: () => void;
} => {
  const [asks, setAsks] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const ask = useEffectEvent(() => {
    setAsks(false);
    setHeld(true);
    reopen();
    return true;
  });
  useEffect(() => (asks ? holdBack(() => ask()) : undefined), [asks, holdBack]);
  return {
    isHeld,
    closed: (isOpen) => {
      setAsks(isOpen);
      setHeld(!isOpen);
    },
    end: () => setAsks(false),
  };
};
