/** The terms of a draft in words, as they were, as they are and as they are typed: what a conflict compares. */
import type { components } from '@repo/api-sdk';
import { currencyLabel, formatList, formatNumericDateTime } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import type { ConflictField } from '@repo/ui/conflict';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { readInstant, type TypedInstant } from './instant.model.ts';
import type { RoundForm } from './round-form.model.ts';
import { roundFormTexts as texts } from './round-form.texts.ts';
import { audienceTexts, regimeTexts, roundsTexts } from './rounds.texts.ts';

type ClassRow = components['schemas']['ClassRow'];

function instantWords(typed: TypedInstant): string {
  const at = readInstant(typed);
  return at === null ? typed.time : formatNumericDateTime(at);
}

const fact = (id: string, label: string, value: string): Fact => ({ id, label, value });

/** Each field of the form, in its order. */
export function termFacts(form: RoundForm, classes: readonly ClassRow[]): readonly Fact[] {
  const row = classes.find((one) => one.class.id === form.class_id);
  const { sections } = texts;
  return [
    fact('name', texts.name, form.name),
    fact(
      'class_id',
      texts.unitClass,
      row === undefined ? '' : texts.classOption(row.class.symbol, row.class.name),
    ),
    fact('text.presentation', texts.presentation, form['text.presentation']),
    fact('text.use_of_funds', texts.fundsUse, form['text.use_of_funds']),
    fact('regime', texts.regime, regimeTexts[form.regime]),
    fact('instrument', texts.instrument, kaskadTexts.instrument[form.instrument]),
    fact('price', texts.price, form.price),
    fact('fee_percent', texts.fee, form.fee_percent),
    fact('is_traded', texts.isTraded, form.is_traded ? texts.yes : texts.no),
    fact(
      'text.terms',
      sections.instrument,
      form['text.terms'].map(({ label, value }) => `${label} ${value}`).join(' · '),
    ),
    fact('minimum', texts.minimum, form.minimum),
    fact('target', texts.target, form.target),
    fact('cap', texts.cap, form.cap),
    fact('least', texts.least, form.least),
    fact('most', texts.most, form.most),
    fact('opens_at', texts.opens, instantWords(form.opens_at)),
    fact('closes_at', texts.closes, instantWords(form.closes_at)),
    fact('rule', texts.rule, kaskadTexts.rule[form.rule]),
    fact('rule_floor', texts.floor, form.rule_floor),
    fact('audience', texts.audience, audienceTexts[form.audience]),
    fact('code', texts.code, form.code),
    fact('payment_assets', sections.payment, formatList(form.payment_assets.map(currencyLabel))),
    fact(
      'grant_schedule',
      sections.vesting,
      form.hasVesting ? kaskadTexts.shape[form.grant_schedule.shape] : texts.no,
    ),
    fact('text.risks', texts.risks, form['text.risks']),
    fact('text.white_paper_url', texts.whitePaperUrl, form['text.white_paper_url']),
    fact('text.white_paper_sha256', texts.whitePaperHash, form['text.white_paper_sha256']),
    fact('text.exemption', texts.exemption, form['text.exemption']),
  ];
}

/** Its state first: a draft that another person submitted is none any more. */
export const draftFacts = (
  status: keyof typeof kaskadTexts.round,
  terms: readonly Fact[],
): readonly Fact[] => [fact('status', roundsTexts.columns.status, kaskadTexts.round[status]), ...terms];

const valueOf = (facts: readonly Fact[], id: string) => facts.find((one) => one.id === id)?.value;
const shown = (value: string): string => value || sharedTexts.none;

/** What either person changed. */
export function draftDifferences(
  opened: readonly Fact[],
  now: readonly Fact[],
  typed: readonly Fact[],
): ConflictField[] {
  return opened.flatMap(({ id, label, value: before }) => {
    const [after, mine] = [valueOf(now, id) ?? before, valueOf(typed, id) ?? before];
    if (after === before && mine === before) return [];
    return [{ id, label, opened: shown(before), now: shown(after), mine: shown(mine) }];
  });
}
