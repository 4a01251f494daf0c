export { createMemoryPlatform, type MemoryPlatform, type MemorySeed } from './createMemoryPlatform';
export { runAlone } from './runAlone';
export { greatLakes, racerSession, racerSettings, readOnlySession, summerAfternoon } from './fixtures';
export { nova, novaPasses } from './novaSeason';
export { describeRepositories, type RepositoriesUnderTest } from './describeRepositories';
export { wholeLocation, wholePass } from './wholePass';
