export { About } from './About';
export { FeatureGuide } from './FeatureGuide';
export { GettingStarted } from './GettingStarted';
export { Offline } from './Offline';
export { Privacy } from './Privacy';
