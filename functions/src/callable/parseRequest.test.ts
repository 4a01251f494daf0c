import * as v from 'valibot';
import { parseRequest } from './parseRequest';

const schema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty')),
  after: v.nullish(v.object({ uid: v.string() }), null),
});

const refusalOf = (data: unknown): { code: string; message: string } => {
  try {
    parseRequest(schema, data);
  } catch (error) {
    return error as { code: string; message: string };
  }
  throw new Error('It was accepted.');
};

describe('the data of a call', () => {
  test('comes as the schema makes it, without fields that it does not know', () => {
    expect(parseRequest(schema, { title: ' Rain ', isAdmin: true })).toEqual({ title: 'Rain', after: null });
  });

  test.each<[unknown, RegExp]>([
    [{ title: ' ' }, /^title: is empty$/],
    [{}, /^title: /],
    [{ title: 'Rain', after: { uid: 7 } }, /^after\.uid: /],
    [{ title: 7, after: { uid: 7 } }, /^title: /],
    [null, /^The request: /],
    ['title', /^The request: /],
  ])('%j is refused with the name of its first wrong field', (data, words) => {
    expect(refusalOf(data)).toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(words),
    });
  });
});
