import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { seeded } from '@holeshot/shared-core';
import { people, type RulesCase } from './world/RulesCase';
import { findCatcher } from './findCatcher';
import { ownRules } from './ownRules';
import { readRuleCoverage, type RuleExpression } from './readRuleCoverage';
import { ruleMutants } from './ruleMutants';
import { rulesCases } from './rulesCases';
import { rulesWorld } from './world/rulesWorld';
import { openRulesStage, type RulesStage } from './rulesStage';

/** Broken versions: 4 in `npm test`, 10 with `--all`; the campaign tries all. */
const sample = process.env['HOLESHOT_QUICK'] === undefined ? 10 : 4;
const isCampaign = process.env['HOLESHOT_CAMPAIGN'] !== undefined;
/** Requests that share a trace: each load of the rules takes long. Exact traces speed up the campaign alone. */
const requestsATrace = isCampaign ? 1 : 8;

/** Broken versions that allow and refuse the same requests, each with the reason. */
const equivalent: Record<string, string> = {
  '!exists(/databases/$(database)/documents/users/$(uid)/private/access) → true':
    'It saves a look at another document: no deleted account has access.',
  'exists(/databases/$(database)/documents/users/$(uid)/private/access) → false':
    'It saves a look at another document: no deleted account has access.',
  'book.year is int → true': 'Only a whole number of four digits stands in the id of a month.',
  'book.touched is string → true':
    'What is no text cannot be looked for among the entries, and that refuses too.',
  'data[touched] is string → true':
    'What is no text cannot be looked for among vehicles or locations, and that refuses too.',
};

let stage: RulesStage;
const traces = new Map<RulesCase, RuleExpression[]>();
beforeAll(async () => {
  stage = await openRulesStage('demo-rules');
  await stage.reset();
});
afterAll(() => stage.close());

let untraced: RulesCase[] = [];
const trace = async (): Promise<void> => {
  if (untraced.length === 0) return;
  const expressions = await readRuleCoverage(stage.projectId);
  for (const each of untraced) traces.set(each, expressions);
  untraced = [];
};
const beforeRequest = async (each: RulesCase): Promise<void> => {
  if (untraced.length === requestsATrace) await trace();
  if (untraced.length === 0) await stage.load(ownRules);
  untraced.push(each);
};

/** Merges the expressions that all requests reached. */
const seen = (): RuleExpression[] => {
  const [first = [], ...others] = new Set(traces.values());
  return first.map((expression, index) => ({
    ...expression,
    gave: [...new Set([expression.gave, ...others.map((trace) => trace[index]?.gave ?? [])].flat())],
  }));
};

describe('a refused request', () => {
  let before: Record<string, unknown>;
  beforeAll(async () => {
    before = await stage.documents();
  });

  test.each(rulesCases.hostile.map((each) => [...each, each] as const))(
    '%s %s',
    async (who, _, request, each) => {
      await beforeRequest(each);
      await assertFails(request(stage.as(who)));
    },
  );

  test('changes no data', async () => {
    expect(Object.keys(before).length).toBe(rulesWorld().length);
    expect(await stage.documents()).toEqual(before);
  });
});

describe('an allowed request', () => {
  test.each(rulesCases.honest.map((each) => [...each, each] as const))(
    '%s %s',
    async (who, _, request, each) => {
      await beforeRequest(each);
      const read = await assertSucceeds(request(stage.as(who)));
      // Only a write returns nothing.
      if (read === undefined) await stage.reset();
    },
  );
});

describe('these requests', () => {
  beforeAll(trace);

  test('are many, each has its own name, and everybody sends some', () => {
    const { hostile, honest } = rulesCases;
    const told = [...hostile, ...honest].map(([who, does]) => `${who} ${does}`);
    expect(told.filter((words, index) => told.indexOf(words) !== index)).toEqual([]);
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    expect(honest.length).toBeGreaterThanOrEqual(120);
    const acting = new Set([...hostile, ...honest].map(([who]) => who));
    expect([...acting].sort()).toEqual(Object.keys(people).sort());
  });

  test('reach every expression of the rules', () => {
    const expressions = seen();
    const missed = expressions.filter(({ gave }) => gave.length === 0);
    const conditions = expressions.filter(({ gave }) => gave.includes(true) || gave.includes(false));
    const bothWays = conditions.filter(({ gave }) => gave.includes(true) && gave.includes(false));
    process.stdout.write(
      `Rules: ${rulesCases.hostile.length} hostile requests refused, ${rulesCases.honest.length} honest ones ` +
        `allowed; ${expressions.length - missed.length} of ${expressions.length} expressions reached, ` +
        `${bothWays.length} of ${conditions.length} conditions both true and false.\n`,
    );
    expect(missed.map(({ line, from, to }) => `${line}: ${ownRules.slice(from, to)}`)).toEqual([]);
  });

  test('notice broken rules', async () => {
    const mutants = ruleMutants(ownRules, seen());
    const random = seeded(Number(process.env['HOLESHOT_SEED'] ?? 5));
    const chosen = isCampaign
      ? mutants
      : Array.from({ length: sample }, () => mutants[Math.floor(random() * mutants.length)]!);
    const unnoticed: string[] = [];
    await stage.reset();
    for (const mutant of chosen) if (!(await findCatcher(stage, mutant, traces))) unnoticed.push(mutant.name);
    const unexplained = unnoticed.filter((name) => !(name.replace(/^line \d+: /, '') in equivalent));
    process.stdout.write(
      `Rules: of ${chosen.length} broken versions (there are ${mutants.length}) ` +
        `${chosen.length - unnoticed.length} noticed, ${unnoticed.length - unexplained.length} equivalent, ` +
        `${unexplained.length} unnoticed.\n`,
    );
    expect(unexplained).toEqual([]);
  }, 7_200_000);
});
