import * as v from 'valibot';
import { editedFields, isEdited, typedEarlier } from './typedEarlier';

const stored = { name: 'Nova', notes: 'as it is stored by now' };
const schema = v.object({ name: v.string(), notes: v.string() });

describe('what was typed earlier', () => {
  test('is laid over what is stored by now', () => {
    expect(typedEarlier({ name: 'Duster' }, stored, schema)).toEqual({ ...stored, name: 'Duster' });
  });

  test.each([
    ['nothing was kept', undefined],
    ['it is what is stored', { name: 'Nova' }],
    ['it cannot be read', { name: 7 }],
  ])('is nothing where %s', (_, kept) => {
    expect(typedEarlier(kept, stored, schema)).toBeUndefined();
  });

  test('is nothing where the form would not keep it', () => {
    expect(typedEarlier({ notes: 'x' }, stored, schema, ({ name }) => name !== stored.name)).toBeUndefined();
  });

  test('is kept as the fields that were changed', () => {
    expect(editedFields({ ...stored, name: 'Duster' }, stored)).toEqual({ name: 'Duster' });
    expect(isEdited(editedFields(stored, { ...stored }))).toBe(false);
  });
});
