import { createStationServer } from './createStationServer';

const port = Number(process.env['PORT']);
const apiKey = process.env['WEATHER_API_KEY'];
const ttlSeconds = process.env['TOKEN_TTL_SECONDS'];

if (!port || !apiKey) {
  process.stderr.write('The station simulator needs PORT and WEATHER_API_KEY.\n');
  process.exit(1);
}

createStationServer({ apiKey, ...(ttlSeconds ? { tokenTtl: Number(ttlSeconds) * 1000 } : {}) }).listen(
  port,
  '127.0.0.1',
  () => process.stdout.write(`Station simulator on http://127.0.0.1:${port}\n`),
);
