import { reportError } from '../debugLog/debugLog';
import { aheadOfServer, clockTrouble } from './clockTrouble';
import { endTrouble, noteTrouble, troubles$ } from './troubles';

const look = async (): Promise<void> => {
  if (!navigator.onLine || document.hidden) return;
  const ahead = await aheadOfServer((...request) => fetch(...request), Date.now);
  const trouble = ahead === undefined ? undefined : clockTrouble(ahead);
  if (trouble === undefined) endTrouble('clock');
  else if (troubles$.value.every(({ text }) => text !== trouble.text)) noteTrouble(trouble);
};

/** Checks the clock now and whenever the racer returns to the page, for example after setting it. */
export const watchClock = (): void => {
  const lookAgain = () => void look().catch((error: unknown) => reportError(error, 'clock'));
  document.addEventListener('visibilitychange', lookAgain);
  lookAgain();
};
