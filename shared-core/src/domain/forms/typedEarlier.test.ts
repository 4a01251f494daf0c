import * as v from 'valibot';
import { editedFields, isEdited, typedEarlier } from './typedEarlier';

const stored = { name: 'Nova', notes: 'as it is stored by now' };
const schema = v.object({ name: v.string(), notes: v.string() });

describe('a saved draft', () => {
  test('is laid over the record as stored by now', () => {
    expect(typedEarlier({ name: 'Duster' }, stored, schema)).toEqual({ ...stored, name: 'Duster' });
  });

  test.each([
    ['nothing was kept', undefined],
    ['it is what is stored', { name: 'Nova' }],
    ['it cannot be read', { name: 7 }],
  ])('restores nothing where %s', (_, kept) => {
    expect(typedEarlier(kept, stored, schema)).toBeUndefined();
  });

  test('restores nothing that the form would not save as a draft', () => {
    expect(typedEarlier({ notes: 'x' }, stored, schema, ({ name }) => name !== stored.name)).toBeUndefined();
  });

  test('holds the changed fields alone', () => {
    expect(editedFields({ ...stored, name: 'Duster' }, stored)).toEqual({ name: 'Duster' });
    expect(isEdited(editedFields(stored, { ...stored }))).toBe(false);
  });
});
