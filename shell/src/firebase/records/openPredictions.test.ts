import { present } from '@holeshot/shared-core';
import { firstValueFrom, of } from 'rxjs';
import { openPredictions } from './openPredictions';

const card = { key: 'nova|byron', vehicle_uid: 'nova', location_uid: 'byron' };

const start = (predictions: unknown) => {
  const written: unknown[] = [];
  const reported: string[] = [];
  const racer = openPredictions(
    'ann',
    { write: (...writes) => void written.push(...writes) },
    of(present({ predictions })),
    (_, where) => reported.push(where),
  );
  return { ...racer, written, reported };
};

describe('the prediction cards in the racer’s document', () => {
  test('are read one by one: a broken one is reported and hides no other', async () => {
    const { cards$, reported } = start({
      [card.key]: { vehicle_uid: 'nova', location_uid: 'byron', since: 'a later version' },
      torn: { vehicle_uid: 'nova' },
    });
    expect(await firstValueFrom(cards$)).toEqual(present([card]));
    expect(reported).toEqual(['predictions.torn']);
  });

  test('are written and deleted by their own field alone', () => {
    const racer = start({});
    racer.save(card);
    racer.delete(card.key);
    const place = { path: 'users/ann', fields: [['predictions', card.key]], stamps: [] };
    expect(racer.written).toEqual([
      {
        ...place,
        data: { predictions: { [card.key]: { vehicle_uid: 'nova', location_uid: 'byron' } } },
      },
      { ...place, data: {} },
    ]);
  });
});
