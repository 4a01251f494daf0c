/** Code that follows a saved pass; it loads with the first one. */
export { offerInstall } from '../install/offerInstall';
export { tellListeners } from '../remotes/tellListeners';
