import { laneInWords } from './ChosenLane';

test('a chosen lane stands behind car and track, either lane leaves them alone', () => {
  const words = (['Left', 'Right', undefined] as const).map((lane) => `Nova${laneInWords(lane)}`);
  expect(words).toEqual(['Nova · left lane', 'Nova · right lane', 'Nova']);
});
