import { deviceStorage } from '../device/deviceStorage';
import { newcomerKey, newcomers$ } from './newcomers';

/** Remembers whether a racer is a newcomer. The key names the racer, so that it goes with the account. */
export const setNewcomer = (uid: string, isNew: boolean): void => {
  const others = newcomers$.value.filter((each) => each !== uid);
  if (others.length < newcomers$.value.length === isNew) return;
  if (isNew) deviceStorage.setItem(newcomerKey + uid, '1');
  else deviceStorage.removeItem(newcomerKey + uid);
  newcomers$.next(isNew ? [...others, uid] : others);
};
