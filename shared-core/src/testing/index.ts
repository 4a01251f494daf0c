export { createMemoryPlatform, type MemoryPlatform, type MemorySeed } from './createMemoryPlatform';
export { runAlone } from './runAlone';
export { greatLakes, racerSession, racerSettings, readOnlySession, summerAfternoon } from './fixtures';
export { nova, novaPasses } from './novaSeason';
export { describeNotifications, type NotificationsUnderTest } from './describeNotifications';
export { describeRepositories, type RepositoriesUnderTest } from './describeRepositories';
export { describeTunes, type TunesUnderTest } from './describeTunes';
export { describeVehicleDeletion, type VehicleDeletionUnderTest } from './describeVehicleDeletion';
export { wholeLocation, wholePass } from './wholePass';
