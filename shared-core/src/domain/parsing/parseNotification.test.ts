import { parseNotification } from './parseNotification';

const news = { id: 'n1', title: 'News', message: 'The season starts.', createdAt: 1, expiresAt: 2 };

describe('a stored notification', () => {
  test('reads as it was written, without what only the server needs', () => {
    expect(parseNotification({ ...news, userId: 'racer', read: false, postRefId: 'p' })).toEqual({
      ok: true,
      value: news,
    });
  });

  test.each(['id', 'title', 'message', 'createdAt', 'expiresAt'])('without %s is broken', (field) => {
    expect(parseNotification({ ...news, [field]: null })).toMatchObject({
      failure: { code: 'broken', message: `This notification cannot be read: ${field} is missing.` },
    });
  });
});
