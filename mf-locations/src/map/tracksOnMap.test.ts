import { tracksOnMap } from './tracksOnMap';

test('a venue that was entered twice has two places to press', () => {
  const byron = { title: 'Byron', lat: 42.08, lng: -89.24 };
  const places = tracksOnMap(
    ['eighth', 'quarter'].map((uid) => ({ ...byron, uid })),
    [],
  );
  expect(places.map(({ lng }) => lng)).toEqual([-89.24, expect.closeTo(-89.2392, 6)]);
});

test('the map shows the racer’s tracks and the strips, but no track whose place is unknown', () => {
  const byron = { uid: 'byron', title: 'Byron', lat: 42.08, lng: -89.24 };
  const imported = { uid: 'imported', title: 'Imported', lat: 0, lng: 0 };
  const strip = { title: 'Great Lakes', lat: 42.66, lng: -88.03 };
  expect(tracksOnMap([byron, imported], [strip]).map(({ id, own }) => [id, own])).toEqual([
    ['own/byron', true],
    ['strip/Great Lakes', false],
  ]);
});
