export { About } from './About';
export { FeatureGuide } from './FeatureGuide';
export { GettingStarted } from './GettingStarted';
export { LandingTour } from './LandingTour';
export { Privacy } from './Privacy';
