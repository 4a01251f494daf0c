import { fahrenheit, observationAtTrack } from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses, predictEt, summerAfternoon } from '@holeshot/shared-core/testing';
import { airMoved } from './airMoved';

const at = (air_temp: number) => {
  const observation = observationAtTrack(
    { ...summerAfternoon, air_temp: fahrenheit(air_temp) },
    greatLakes.elevation,
  );
  const predicted = predictEt({ vehicle: nova, location: greatLakes, observation, passes: novaPasses });
  if (!predicted.ok) throw new Error(predicted.failure.message);
  return { prediction: predicted.value, observation };
};

const since = /your pass of \d\d\/\d\d\/2026 [\d:]+ [AP]M/.source;

describe('the air since the last pass', () => {
  test.each([
    [97, new RegExp(`^Air moved \\+0\\.0\\d\\d s since ${since}: slower$`), /ft, up [\d,]+ ft$/],
    [70, new RegExp(`^Air moved −0\\.0\\d\\d s since ${since}: quicker$`), /ft, down [\d,]+ ft$/],
  ])('at %d °F shows with its sign and in words', (heat, effect, altitude) => {
    const { prediction, observation } = at(heat);
    const moved = airMoved(prediction, novaPasses[5], observation, greatLakes);
    expect(moved?.effect).toMatch(effect);
    expect(moved?.air).toMatch(altitude);
  });

  test('says so where it stood still, and leaves out an unknown one', () => {
    const { prediction } = at(87);
    const still = { ...prediction, basis: { ...prediction.basis!, air: 0 as typeof prediction.et } };
    expect(airMoved(still, novaPasses[5], novaPasses[5]!.weather!, greatLakes)).toEqual({
      effect: expect.stringMatching(`^The air has not moved since ${since}$`),
      air: expect.stringMatching(/ft, as it was$/),
    });
    expect(airMoved(still, undefined, novaPasses[5]!.weather!, greatLakes)?.air).toMatch(
      /^Density altitude [\d,]+ ft$/,
    );
  });

  test('names the track of that pass where it is another', () => {
    const { prediction, observation } = at(97);
    const elsewhere = { ...greatLakes, uid: 'bristol', title: 'Bristol Dragway' };
    const there = airMoved(prediction, { ...novaPasses[5]!, location: elsewhere }, observation, greatLakes);
    expect(there?.effect).toMatch(/[AP]M at Bristol Dragway: slower$/);
  });

  test('says nothing before the first pass', () => {
    const { prediction, observation } = at(87);
    expect(airMoved({ ...prediction, basis: undefined }, undefined, observation, greatLakes)).toBeUndefined();
  });
});
