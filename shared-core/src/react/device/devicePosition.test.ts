import { devicePosition } from './devicePosition';

const answering = (answer: Geolocation['getCurrentPosition']): Geolocation => ({
  getCurrentPosition: answer,
  watchPosition: () => 0,
  clearWatch: () => undefined,
});

const failing = (code: number) =>
  answering((_, fail) => fail?.({ code, message: 'in English' } as GeolocationPositionError));

test('the position of the device is a place', async () => {
  const geolocation = answering((found) =>
    found({ coords: { latitude: 42.66, longitude: -88.03 } } as GeolocationPosition),
  );
  expect(await devicePosition(geolocation)).toEqual({ ok: true, value: { lat: 42.66, lng: -88.03 } });
});

test('the altitude is told where the device measures one', async () => {
  const at = async (more: object) => {
    const coords = { latitude: 42.66, longitude: -88.03, ...more };
    const answer = await devicePosition(answering((found) => found({ coords } as GeolocationPosition)));
    return answer.ok ? [answer.value.altitude, answer.value.altitudeWithin] : undefined;
  };
  expect(await at({ altitude: 214, altitudeAccuracy: 3 })).toEqual([
    expect.closeTo(702.1, 1),
    expect.closeTo(9.8, 1),
  ]);
  expect(await at({ altitude: null, altitudeAccuracy: null })).toEqual([undefined, undefined]);
  expect(await at({ altitude: Number.NaN })).toEqual([undefined, undefined]);
});

test('how far off it may be is told where that is too far', async () => {
  const within = async (accuracy: number) => {
    const coords = { latitude: 42.66, longitude: -88.03, accuracy };
    const answer = await devicePosition(answering((found) => found({ coords } as GeolocationPosition)));
    return answer.ok ? answer.value.within : undefined;
  };
  expect(await within(12)).toBeUndefined();
  expect(await within(250)).toBeCloseTo(820.2, 1);
});

test('the device gets the options of the caller, else a position may be minutes old', async () => {
  const asked: (PositionOptions | undefined)[] = [];
  const geolocation = answering((_, fail, options) => {
    asked.push(options);
    fail?.({ code: 3 } as GeolocationPositionError);
  });
  await devicePosition(geolocation);
  await devicePosition(geolocation, { enableHighAccuracy: true, maximumAge: 0 });
  expect(asked).toEqual([
    { timeout: 10_000, maximumAge: 300_000 },
    { timeout: 10_000, maximumAge: 0, enableHighAccuracy: true },
  ]);
});

test('it gives up after ten seconds', async () => {
  let timeout: number | undefined;
  await devicePosition(
    answering((_, fail, options) => {
      timeout = options?.timeout;
      fail?.({ code: 3 } as GeolocationPositionError);
    }),
  );
  expect(timeout).toBe(10_000);
});

test.each<[string, Geolocation | undefined, RegExp]>([
  ['refused', failing(1), /Location is blocked/],
  ['not known', failing(2), /Position unavailable/],
  ['late', failing(3), /No position within 10 seconds/],
  ['broken in a way of its own', failing(99), /Position unavailable/],
  ['not there at all', undefined, /Position unavailable/],
  [
    'refused at once, by a throw',
    answering(() => {
      throw new DOMException('', 'SecurityError');
    }),
    /Position unavailable/,
  ],
])('a position that is %s is said in words', async (_, geolocation, sentence) => {
  const answer = await devicePosition(geolocation);
  expect(answer.ok ? '' : answer.failure.message).toMatch(sentence);
});
