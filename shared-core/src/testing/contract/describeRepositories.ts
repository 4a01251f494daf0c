import { describeCarsAndTracks } from './repositories/describeCarsAndTracks';
import { describeLists } from './repositories/describeLists';
import { describeLogBooks } from './repositories/describeLogBooks';
import { describeSettings } from './repositories/describeSettings';
import { describeStreams } from './repositories/describeStreams';
import type { RepositoriesUnderTest } from './repositories/repositoriesUnderTest';

/**
 * Describes the duties of every store of a racer's data; run against each of them.
 * @param name of the store, for the report
 * @param make returns the repositories of a racer who has saved nothing yet
 */
export const describeRepositories = (name: string, make: () => Promise<RepositoriesUnderTest>): void => {
  describe(`the repositories of ${name}`, () => {
    let made: RepositoriesUnderTest;
    beforeEach(async () => {
      made = await make();
    });
    afterEach(() => made.stop());

    describeCarsAndTracks(() => made);
    describeLogBooks(() => made);
    describeLists(() => made);
    describeSettings(() => made);
    describeStreams(() => made);
  });
};
