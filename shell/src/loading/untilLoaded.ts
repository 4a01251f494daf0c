import { defer, firstValueFrom } from 'rxjs';
import { listenAgain } from '../streams/listenAgain';

/** Loads code, and retries until it arrives. */
export const untilLoaded = <Module>(load: () => Promise<Module>): Promise<Module> =>
  firstValueFrom(defer(load).pipe(listenAgain()));
