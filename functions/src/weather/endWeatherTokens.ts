import { FieldValue, getFirestore, type DocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { callableOptions } from '../callable/callableOptions';
import { connectWeatherService, weatherApiKey } from './connectWeatherService';
import { storedTokens } from './storedTokens';
import { disableWeatherToken } from './weatherService';

const hour = 3_600_000;

/** Racers whose tokens end at the same time. */
const atOnce = 20;

/** Time (ms) after which a run begins nothing more; the next one goes on. */
const patience = hour / 8;

/** Ends the tokens of a racer at the service; where that fails, an hour later. */
const endTokens = async (snapshot: DocumentSnapshot, now: number): Promise<void> => {
  const service = connectWeatherService();
  const tokens = storedTokens(snapshot);
  const ended = await Promise.all(tokens.map((token) => disableWeatherToken(service, token)));
  const left = tokens.filter((_, index) => ended[index] !== true);
  const ends_at = left.length === 0 ? FieldValue.delete() : now + hour;
  const { updateTime } = snapshot;
  // A racer who got another token meanwhile keeps it, and an account deleted meanwhile stays so.
  await snapshot.ref
    .update({ tokens: left, ends_at }, updateTime === undefined ? {} : { lastUpdateTime: updateTime })
    .catch(() => undefined);
};

/** Ends at the weather service, each hour, the tokens whose day or whose racer's access is over. */
export const endWeatherTokens = onSchedule(
  {
    schedule: 'every 60 minutes',
    region: callableOptions.region,
    timeoutSeconds: 540,
    maxInstances: 1,
    secrets: [weatherApiKey],
  },
  async () => {
    const now = Date.now();
    const over = getFirestore()
      .collection('weatherTokens')
      .where('ends_at', '<=', now)
      .orderBy('ends_at')
      .limit(atOnce);
    for (let after: DocumentSnapshot | undefined; Date.now() - now < patience;) {
      const { docs } = await (after === undefined ? over : over.startAfter(after)).get();
      await Promise.all(docs.map((snapshot) => endTokens(snapshot, now)));
      after = docs.at(-1);
      if (docs.length < atOnce) return;
    }
  },
);
