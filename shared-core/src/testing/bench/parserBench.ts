// npm run bench:parsers -w shared-core [-- PARSER]: what 100 kB of its worst text cost each parser, and 4 kB, which a slip
// may have.
import { costOf } from './costOf';
import { textParsers } from './textParsers';

const most = 50;
const asked = process.argv[2];

const parsers = Object.entries(textParsers).filter(([parser]) => asked === undefined || parser === asked);
for (const [parser, parse] of parsers) {
  const costs = [100_000, 4000].map((length) => costOf(parse, length));
  const words = costs
    .map(({ text, ms }) => `${ms.toFixed(1).padStart(6)} ms for ${text.padEnd(18)}`)
    .join('  ');
  console.info(`${costs.some(({ ms }) => ms > most) ? '!' : ' '} ${parser.padEnd(22)}${words}`);
}
