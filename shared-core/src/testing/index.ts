export { createMemoryPlatform, type MemoryPlatform, type MemorySeed } from './memory/createMemoryPlatform';
export { predictEt } from './predictEt';
export { runAlone } from './runAlone';
export {
  greatLakes,
  racerSession,
  racerSettings,
  readOnlySession,
  summerAfternoon,
} from './fixtures/fixtures';
export { indexPasses, nova, novaPasses } from './fixtures/novaSeason';
export { describeExchange, type ExchangeUnderTest } from './contract/describeExchange';
export { describeNotifications } from './contract/describeNotifications';
export { describePasses } from './contract/describePasses';
export { describePictures, type PicturesUnderTest } from './contract/describePictures';
export { describeRepositories } from './contract/describeRepositories';
export type { RepositoriesUnderTest } from './contract/repositories/repositoriesUnderTest';
export { describeRemote } from './contract/describeRemote';
export { describeTunes, type TunesUnderTest } from './contract/describeTunes';
export { describePassDeletion, type PassDeletionUnderTest } from './contract/describePassDeletion';
export { describeVehicleDeletion } from './contract/describeVehicleDeletion';
export { damaged, hostileValue, unsound } from './fixtures/arbitraryHostile';
export { fullLocation, fullPass } from './fixtures/fullPass';
