import { defer, firstValueFrom } from 'rxjs';
import { listenAgain } from '../streams/listenAgain';

/** Loads code of the shell that comes after the first paint; what cannot be fetched is tried again until it comes. */
export const untilLoaded = <Module>(load: () => Promise<Module>): Promise<Module> =>
  firstValueFrom(defer(load).pipe(listenAgain()));
