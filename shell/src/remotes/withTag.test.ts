/** @jest-environment jsdom */
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { withTag } from './withTag';

test('an error report names the version of the remote and its part; every other port stays', () => {
  const platform = createMemoryPlatform();
  const { feedback, ...others } = withTag(platform, 'mf_test', 'page');
  feedback.reportError('broken', 'chart');
  expect(platform.log.errors).toEqual([{ error: 'broken', where: 'mf_test@?/page: chart' }]);
  expect(platform).toMatchObject(others);
  feedback.snackbar({ text: 'Saved' });
  expect(platform.log.snackbars).toEqual([{ text: 'Saved' }]);
});
