import { novaPasses } from '@holeshot/shared-core/testing';
import { oncePerPass } from './oncePerPass';

const [pass, another] = [novaPasses[0]!, novaPasses[1]!];

test('works once for each pass, also where it finds nothing', () => {
  const work = jest.fn(() => undefined);
  const once = oncePerPass(work);
  [pass, pass, another, pass].forEach(once);
  expect(work).toHaveBeenCalledTimes(2);
});

test('works anew for a pass that was changed, and by itself for each work', () => {
  const idOf = oncePerPass(({ log_entry_uid }) => log_entry_uid);
  const notesOf = oncePerPass(({ notes }) => notes);
  expect([idOf(pass), notesOf(pass), notesOf({ ...pass, notes: 'hazy' })]).toEqual(['nova-1', '', 'hazy']);
});
