import type { components } from '@repo/api-sdk/spec';
import type { Ceiling, RoundField } from '@repo/domain/kaskad';
import { paymentAssetOf } from '@repo/domain/limits';
import { toText } from '@repo/domain/money';
import type { AllotmentRow } from '../../db/schema/kaskad-registers.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { parisDay } from '../../paris-time.ts';

type Schemas = components['schemas'];
type StaffRound = Schemas['StaffRound'];

/** As they were typed: what is missing is empty. */
export function toTerms(round: RoundRow): Schemas['RoundTermsBody'] {
  const has = (field: RoundField) => !round.missing.includes(field);
  const typed = (field: RoundField, text: string) => (has(field) ? text : '');
  return {
    issuer_id: round.issuerId,
    class_id: round.classId,
    name: round.name,
    regime: round.regime === 'grant' ? 'restricted' : round.regime,
    instrument: round.instrument,
    price: typed('price', round.price),
    minimum: typed('minimum', round.minimum),
    target: typed('target', round.target),
    cap: typed('cap', round.cap),
    least: typed('least', round.least),
    most: round.most,
    opens_at: has('opens_at') ? round.opensAt.toISOString() : null,
    closes_at: has('closes_at') ? round.closesAt.toISOString() : null,
    rule: round.rule,
    rule_floor: round.ruleFloor,
    audience: round.audience,
    code: round.code,
    payment_assets: round.paymentAssets.map(paymentAssetOf),
    fee_percent: typed('fee_percent', round.feePercent),
    is_traded: round.isTraded,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/consistent-type-assertions -- stored as it was validated
    grant_schedule: round.grantSchedule as Schemas['Schedule'] | null,
    text: round.text,
  };
}

export const toIssueDay = ({ issueStartedAt }: RoundRow): StaffRound['issue_day'] =>
  issueStartedAt && parisDay(issueStartedAt);

export const toCeiling = ({ unit, limit, reached, isCrossed }: Ceiling): StaffRound['ceiling'] => ({
  unit,
  limit: toText(limit),
  reached: toText(reached),
  is_crossed: isCrossed,
});

export const toAllotment = (row: AllotmentRow & { left: number }): StaffRound['allotment'] => ({
  rule: row.rule,
  demand: row.demand,
  allotted: row.allotted,
  investors: row.investors,
  published_at: row.publishedAt.toISOString(),
  left: row.left,
});
