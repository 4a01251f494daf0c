/** @jest-environment jsdom */
import { contractVersion, type PointerFile } from '@holeshot/shared-core';
import { knownVersions } from './failedVersions';
import { createVersionTrial } from './versionTrial';

const pointer = (folder: string, previous?: string): PointerFile => ({
  name: 'mf_logbook',
  version: '4.4.18',
  contract: contractVersion,
  folder,
  entry: `${folder}/remoteEntry.js`,
  offer: {
    ...{ name: 'mf_logbook', title: 'Log book', contract: contractVersion },
    ...{ needs: {}, pages: {}, dialogs: {}, widgets: {} },
  },
  files: [],
  ...(previous !== undefined && { previous }),
});

const trialOf = (...version: Parameters<typeof pointer>) =>
  createVersionTrial({ inUse: () => ({ mf_logbook: pointer(...version) }) });

const page = ['mf_logbook', 'page/logbook'] as const;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a version of a remote', () => {
  test('is put back the second time that it stops when its data arrive', () => {
    const trial = trialOf('new', 'old');
    const start = () => {
      const endTrial = trial.shown(...page);
      jest.advanceTimersByTime(9_999);
      endTrial();
      return trial.failed(...page);
    };
    expect([start(), start()]).toEqual([false, true]);
    expect(knownVersions()).toEqual({ bad: ['mf_logbook/new'], shown: [] });
  });

  test('is not to blame, after ten seconds, for a record that it cannot show', () => {
    const trial = trialOf('new', 'old');
    trial.failed(...page);
    trial.shown(...page);
    jest.advanceTimersByTime(10_000);
    expect([trial.failed(...page), trial.failed(...page), trial.failed(...page)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(knownVersions()).toEqual({ bad: [], shown: ['mf_logbook/new'] });
  });

  test('is not put back where there is none before it', () => {
    const trial = trialOf('only');
    expect([trial.failed(...page), trial.failed(...page)]).toEqual([false, false]);
  });
});
