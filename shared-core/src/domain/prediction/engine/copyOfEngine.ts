import { copyOfBank } from './bank';
import { copyOf } from './beliefs';
import type { Engine } from './engine';

/** An independent copy, to try a pass on. */
export const copyOfEngine = (engine: Engine): Engine => ({
  ...engine,
  bank: engine.bank && copyOfBank(engine.bank),
  speed: engine.speed && {
    ...engine.speed,
    beliefs: copyOf(engine.speed.beliefs),
    noise: { ...engine.speed.noise },
    tracks: [...engine.speed.tracks],
  },
  launchNoise: { ...engine.launchNoise },
  claims: { ...engine.claims },
  physicsMisses: { ...engine.physicsMisses },
  streak: { ...engine.streak },
});
