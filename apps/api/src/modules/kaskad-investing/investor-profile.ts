import type { components } from '@repo/api-sdk/spec';
import { addMonths, isoDay } from '@repo/domain/dates';
import { kaskadTests } from '../../db/schema/kaskad-registers.ts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { findTest } from '../kaskad-rounds/regime-profile.ts';
import { investingTexts as texts } from './investing.texts.ts';
import { knowledgeQuestions, PASS_MARK } from './knowledge-test.texts.ts';

type Schemas = components['schemas'];

/** Regulation 2020/1503, article 21. */
const VALID_MONTHS = 24;

export async function getInvestorProfile(deps: Deps, actor: Actor): Promise<Schemas['InvestorProfile']> {
  const testOf = async (kind: 'knowledge' | 'losses') => {
    const found = await findTest(deps, actor.userId, kind);
    if (found === null) return null;
    const takenOn = isoDay(found.takenOn);
    return {
      taken_on: takenOn,
      valid_until: addMonths(takenOn, VALID_MONTHS),
      has_passed: found.hasPassed,
    };
  };
  return {
    is_sophisticated: false,
    knowledge: await testOf('knowledge'),
    losses: await testOf('losses'),
    questions: knowledgeQuestions.map(({ id, question, options }) => ({
      id,
      question,
      options: [...options],
    })),
  };
}

/** Of the simulation of losses only that it was made: the net worth stays in the browser. */
export function takeInvestorTest(
  deps: Deps,
  actor: Actor,
  { kind, choices = [] }: Schemas['InvestorTestBody'],
): Promise<void> {
  const hasPassed = kind === 'losses' || passes(choices);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await lockAccount(tx, actor);
    const taken = { takenOn: parisDay(now), takenAt: now };
    await tx
      .insert(kaskadTests)
      .values({ id: deps.ids.uuid(), userId: actor.userId, kind, hasPassed, ...taken });
    await deps.settleRequest?.(tx);
  });
}

function passes(choices: readonly number[]): boolean {
  const isWhole =
    choices.length === knowledgeQuestions.length &&
    knowledgeQuestions.every(({ options }, place) => (choices[place] ?? options.length) < options.length);
  if (!isWhole) refuseField('choices', texts.choices);
  return knowledgeQuestions.filter(({ right }, place) => choices[place] === right).length >= PASS_MARK;
}
