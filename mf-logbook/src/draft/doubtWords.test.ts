import { novaPasses } from '@holeshot/shared-core/testing';
import { doubtWords } from './doubtWords';

const pass = novaPasses[3]!;

test('a doubt is asked and remarked with its figure', () => {
  expect(doubtWords('Spun', pass)).toEqual({
    question: 'Did it spin? The 60 ft of 1.562 is far off what the car does.',
    remark: 'Looks spun: the 60 ft of 1.562 is far off what the car does.',
    yes: 'It spun',
  });
  expect(doubtWords('Lifted', pass)).toEqual({
    question: 'Did you lift? The 104.2 mph at the end is far off what the car does.',
    remark: 'Looks lifted: the 104.2 mph at the end is far off what the car does.',
    yes: 'It was lifted',
  });
});
