import { defineSecret, defineString } from 'firebase-functions/params';
import type { WeatherService } from './weatherService';

const weatherApiUrl = defineString('WEATHER_API_URL', { default: 'https://api.synopticdata.com' });

/** The key that makes and ends tokens at the weather service. */
export const weatherApiKey = defineSecret('WEATHER_API_KEY');

/** The weather service as this deployment is configured; to be called by functions that name the secret. */
export const connectWeatherService = (): WeatherService => ({
  url: weatherApiUrl.value(),
  apiKey: weatherApiKey.value(),
});
