export { About } from './About';
export { FeatureGuide } from './FeatureGuide';
export { GettingStarted } from './GettingStarted';
export { Privacy } from './Privacy';
