import { costOf } from './costOf';
import { textParsers } from './textParsers';

// A quadratic reader takes seconds. `npm run bench:parsers` has the figures, which are about a tenth of this.
const most = 500;

test.each(Object.keys(textParsers))('100 kB of any text hold no page up: %s', (parser) => {
  expect(costOf(textParsers[parser]!, 100_000, most).ms).toBeLessThan(most);
});

test.each(['slip text', 'slip photo'])(
  'no text that is short enough for one holds the page up: %s',
  (parser) => {
    expect(costOf(textParsers[parser]!, 4000, most).ms).toBeLessThan(most);
  },
);
