import * as v from 'valibot';
import { documentIdSchema } from './documentIdSchema';

test.each(['car1_2026_6', 'a', '…', '__half', '.hidden', 'é'.repeat(750)])('%s is an id', (id) => {
  expect(v.is(documentIdSchema, id)).toBe(true);
});

test.each(['', '.', '..', '__all__', '____', '__a\nb__', 'a/b', 'é'.repeat(751), 7, null])(
  '%s is no id',
  (id) => {
    expect(v.is(documentIdSchema, id)).toBe(false);
  },
);
