import { defineSecret, defineString } from 'firebase-functions/params';
import type { WeatherService } from './weatherService';

const weatherApiUrl = defineString('WEATHER_API_URL', { default: 'https://api.synopticdata.com' });

/** Key that creates and ends tokens at the weather service. */
export const weatherApiKey = defineSecret('WEATHER_API_KEY');

/** Connects to the configured weather service; the calling function has to declare the secret. */
export const connectWeatherService = (): WeatherService => ({
  url: weatherApiUrl.value(),
  apiKey: weatherApiKey.value(),
});
