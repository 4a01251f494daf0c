import { greatLakes } from '../../testing/fixtures/fixtures';
import { novaPasses } from '../../testing/fixtures/novaSeason';
import { chooseTrack } from './chooseTrack';

const [last] = novaPasses;
const track = (uid: string) => ({ ...greatLakes, uid });
const tracks = ['byron', 'cordova', 'union-grove'].map(track);
const pass = (car: string, uid: string) => ({
  ...last!,
  vehicle: { ...last!.vehicle, uid: car },
  location: track(uid),
});
const newestFirst = [pass('nova', 'gone'), pass('nova', 'cordova'), pass('duster', 'union-grove')];
const chosen = (wanted: string | undefined, car: string, passes = newestFirst) =>
  chooseTrack(tracks, wanted, car, passes)?.uid;

test('the track of a pass is the wanted one, else the last of the car, else the last of all, else the first', () => {
  expect(chosen('byron', 'duster')).toBe('byron');
  expect(chosen('gone', 'duster')).toBe('union-grove');
  expect(chosen(undefined, 'nova')).toBe('cordova');
  expect(chosen(undefined, 'new')).toBe('cordova');
  expect(chosen(undefined, 'new', [])).toBe('byron');
  expect(chooseTrack([], 'byron', 'nova', newestFirst)).toBeUndefined();
});
