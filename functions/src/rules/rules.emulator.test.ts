import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { people } from './RulesCase';
import { seededRandom } from '../testing/seededRandom';
import { findCatcher } from './findCatcher';
import { readRuleCoverage, type RuleExpression } from './readRuleCoverage';
import { ruleMutants } from './ruleMutants';
import { rulesCases } from './rulesCases';
import { rulesWorld } from './rulesWorld';
import { openRulesStage, ownRules, type RulesStage } from './rulesStage';

/** How many broken versions npm test looks at; the campaign looks at all. */
const sample = 10;
const isCampaign = process.env['HOLESHOT_CAMPAIGN'] !== undefined;

let stage: RulesStage;
let expressions: RuleExpression[];
beforeAll(async () => {
  stage = await openRulesStage('demo-rules');
  await stage.reset();
});
afterAll(() => stage.close());

describe('the rules refuse', () => {
  let before: Record<string, unknown>;
  beforeAll(async () => {
    before = await stage.documents();
  });

  test.each(rulesCases.hostile)('that %s %s', async (who, _, request) => {
    await assertFails(request(stage.as(who)));
  });

  test('all of it without a trace', async () => {
    expect(Object.keys(before).length).toBe(rulesWorld().length);
    expect(await stage.documents()).toEqual(before);
  });
});

describe('the rules allow', () => {
  test.each(rulesCases.honest)('that %s %s', async (who, _, request) => {
    const read = await assertSucceeds(request(stage.as(who)));
    // A write gives nothing.
    if (read === undefined) await stage.reset();
  });
});

describe('these requests', () => {
  test('are many, each told once, by everybody', () => {
    const { hostile, honest } = rulesCases;
    const told = [...hostile, ...honest].map(([who, does]) => `${who} ${does}`);
    expect(told.filter((words, index) => told.indexOf(words) !== index)).toEqual([]);
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    expect(honest.length).toBeGreaterThanOrEqual(120);
    const acting = new Set([...hostile, ...honest].map(([who]) => who));
    expect([...acting].sort()).toEqual(Object.keys(people).sort());
  });

  test('reach every expression of the rules', async () => {
    expressions = await readRuleCoverage(stage.projectId);
    const missed = expressions.filter(({ reached }) => !reached);
    const conditions = expressions.filter(({ gaveTrue, gaveFalse }) => gaveTrue || gaveFalse);
    const bothWays = conditions.filter(({ gaveTrue, gaveFalse }) => gaveTrue && gaveFalse);
    process.stdout.write(
      `Rules: ${rulesCases.hostile.length} hostile requests refused, ${rulesCases.honest.length} honest ones ` +
        `allowed; ${expressions.length - missed.length} of ${expressions.length} expressions reached, ` +
        `${bothWays.length} of ${conditions.length} conditions both true and false.\n`,
    );
    expect(missed.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  }, 120_000);

  test('notice when the rules are broken', async () => {
    const mutants = ruleMutants(ownRules, expressions);
    const random = seededRandom(Number(process.env['HOLESHOT_SEED'] ?? 5));
    const chosen = isCampaign
      ? mutants
      : Array.from({ length: sample }, () => mutants[Math.floor(random() * mutants.length)]!);
    const unnoticed: string[] = [];
    await stage.reset();
    for (const mutant of chosen) if (!(await findCatcher(stage, mutant))) unnoticed.push(mutant.name);
    const noticed = chosen.length - unnoticed.length;
    process.stdout.write(
      [
        `Rules: ${noticed} of ${chosen.length} broken versions noticed (there are ${mutants.length}).`,
        ...unnoticed,
        '',
      ].join('\n'),
    );
    expect(noticed / chosen.length).toBeGreaterThanOrEqual(isCampaign ? 0.95 : 0.9);
  }, 7_200_000);
});
