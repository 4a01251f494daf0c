import type { Offer } from '@holeshot/shared-core';

/** What "Try the demo" opens. */
export type Demo = { email: string; password: string } | { url: string };

/** What a build is for: the local emulators, or a Firebase project. */
interface BuildConfig {
  /** True where the app talks to the emulators beside it. */
  local: boolean;
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  /** Empty where the station simulator of the local stack answers. */
  weatherUrl: string;
  /** The service that is asked when the first fails, and for the forecast; empty where the simulator answers for it too. */
  nationalWeatherUrl: string;
  /** Who answers for the site; absent where the build was told nobody. */
  operator?: { name: string; email: string };
  /** Where visitors may look around: the demo racer's account, or another site; absent where there is neither. */
  demo?: Demo;
}

declare const HOLESHOT_CONFIG: BuildConfig;
declare const HOLESHOT_OFFERS: Record<string, Offer>;
declare const HOLESHOT_VERSION: string;

/** What this build is for, as `readBuildConfig` has read it. */
export const buildConfig = HOLESHOT_CONFIG;

/** The offers that the remotes made when this shell was built: for the first paint, until their pointer files are read. */
export const builtInOffers = HOLESHOT_OFFERS;

/** The version of the shell's package, such as `4.4.17`. */
export const appVersion = HOLESHOT_VERSION;
