import { signInSomeone } from './kit/account';
import { test } from './kit/test';

const entry = /\/remotes\/mf-vehicles\/[0-9a-f]+\/remoteEntry\.js/;

test('a remote whose entry is missing takes down its own place only, and Retry brings it back @all', async ({
  tab,
  device,
  declareFault,
}) => {
  device.answer(entry, 404);
  declareFault(/mf-vehicles|mf_vehicles|RUNTIME-008|status of 404/);
  // WebKit's words for it in the worker.
  declareFault(/NetworkError: {2}A network error occurred|FetchEvent\.respondWith received an error/);
  await signInSomeone(tab);
  await tab.open('/vehicles');
  const failed = tab.find('main').text(/^Vehicles is not available right now/);
  await failed.seen();
  await tab.find('link', 'Log Book').click();
  await tab.find('heading', 'Log Book').seen();
  await tab.back();
  await failed.seen();
  device.answer(entry, undefined);
  await tab.find('button', 'Retry').click();
  await tab.find('heading', 'Vehicles').seen();
});
