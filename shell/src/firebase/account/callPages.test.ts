import { failed, ok, type Result } from '@holeshot/shared-core';
import { callPages } from './callPages';

/** Creates a function that gives these answers in turn, and a list of its requests. */
const answering = (...answers: Result<object>[]) => {
  const asked: unknown[] = [];
  const call = <Answer>(name: string, data: object): Promise<Result<Answer>> => {
    asked.push([name, data]);
    return Promise.resolve((answers.shift() ?? failed('internal', 'Asked too often.')) as Result<Answer>);
  };
  return { call, asked };
};

describe('a function that answers page by page', () => {
  test('is asked until nothing comes next, each time for what follows', async () => {
    const next = { lastDayAuthenticated: 5, uid: 'ann' };
    const { call, asked } = answering(ok({ created: 2, next }), ok({ created: 1, next: null }));
    expect(await callPages(call, 'notify', { title: 'Rain' })).toEqual(
      ok([
        { created: 2, next },
        { created: 1, next: null },
      ]),
    );
    expect(asked).toEqual([
      ['notify', { title: 'Rain', after: null }],
      ['notify', { title: 'Rain', after: next }],
    ]);
  });

  test('a page without a word on the next is the last', async () => {
    const { call } = answering(ok({ created: 2 }));
    expect(await callPages(call, 'notify')).toEqual(ok([{ created: 2 }]));
  });

  test('a page that fails is the answer, though others came before it', async () => {
    const lost = failed('unavailable', 'The server cannot be reached.');
    const { call, asked } = answering(ok({ created: 2, next: 'bob' }), lost);
    expect(await callPages(call, 'notify')).toEqual(lost);
    expect(asked).toHaveLength(2);
  });
});
