import type { Offer } from '@holeshot/shared-core';

/** Target of "Try the demo": an account, or another site. */
export type Demo = { email: string; password: string } | { url: string };

/** Configuration of a build: for the local emulators, or for a Firebase project. */
interface BuildConfig {
  /** The app talks to local emulators. */
  local: boolean;
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  /** Empty: the local station simulator answers. */
  weatherUrl: string;
  /** The service for forecasts and when the first fails; empty: the local station simulator answers. */
  nationalWeatherUrl: string;
  /** Operator of the site, if the build was given one. */
  operator?: { name: string; email: string };
  /** Demo for visitors, if there is one. */
  demo?: Demo;
}

declare const HOLESHOT_CONFIG: BuildConfig;
declare const HOLESHOT_OFFERS: Record<string, Offer>;
declare const HOLESHOT_VERSION: string;

/** Configuration of this build, as `readBuildConfig` read it. */
export const buildConfig = HOLESHOT_CONFIG;

/** Offers of the remotes when this shell was built, for the first paint until their pointer files are read. */
export const builtInOffers = HOLESHOT_OFFERS;

/** Version of the shell's package, such as `4.4.17`. */
export const appVersion = HOLESHOT_VERSION;
