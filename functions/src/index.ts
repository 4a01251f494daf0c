import { initializeApp } from 'firebase-admin/app';

initializeApp();

export { completeRegistration } from './registration/completeRegistration';
export { newWeatherToken } from './weather/newWeatherToken';
