import type { Trouble } from './troubles';

const sentences = {
  unopened: {
    short: 'Data not open',
    text: 'This browser has not opened your data yet; what you see is from your last visit. A pass you log now waits in this page: leave it open. Close other tabs of Holeshot. If that does not help, restart the browser.',
  },
  unanswered: {
    short: 'Log book not here',
    text: 'Nothing of your log book is on this device yet: the server has not answered. Passes you log now are safe here and are sent later. Find a network, and the rest comes by itself.',
  },
  slow: {
    short: 'Log book loading',
    text: 'Your log book is on its way, but the network is slow. Passes you log now are safe here and are sent later.',
  },
} as const;

/** Returns the trouble of a device that shows nothing of the log book yet, by what it waits for. */
export const unreadOf = (cause: keyof typeof sentences): Trouble => ({ kind: 'unread', ...sentences[cause] });
