import { askFirestoreEmulator } from '../testing/askFirestoreEmulator';
import type { RuleMutant } from './ruleMutants';
import type { RulesCase } from './RulesCase';
import { rulesCases } from './rulesCases';
import type { RulesStage } from './rulesStage';

const atOnce = 40;

const refusedHonest = async (stage: RulesStage): Promise<RulesCase | undefined> => {
  for (const each of rulesCases.honest) {
    const [who, , request] = each;
    try {
      if ((await request(stage.as(who))) === undefined) await stage.reset();
    } catch {
      return each;
    }
  }
  return undefined;
};

const allowedHostile = async (stage: RulesStage): Promise<RulesCase | undefined> => {
  for (let i = 0; i < rulesCases.hostile.length; i += atOnce) {
    const some = rulesCases.hostile.slice(i, i + atOnce);
    const outcomes = await Promise.allSettled(some.map(([who, , request]) => request(stage.as(who))));
    const allowed = outcomes.findIndex(({ status }) => status === 'fulfilled');
    if (allowed < 0) continue;
    await stage.reset();
    return some[allowed];
  }
  return undefined;
};

/** The first request that shows that these rules are broken; undefined where none does. */
export const findCatcher = async (
  stage: RulesStage,
  { rules, stricter }: RuleMutant,
): Promise<RulesCase | undefined> => {
  await askFirestoreEmulator(`projects/${stage.projectId}:securityRules`, {
    rules: { files: [{ name: 'firestore.rules', content: rules }] },
  });
  if (stricter) return (await refusedHonest(stage)) ?? (await allowedHostile(stage));
  return (await allowedHostile(stage)) ?? (await refusedHonest(stage));
};
