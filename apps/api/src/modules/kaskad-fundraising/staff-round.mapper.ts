import type { components } from '@repo/api-sdk/spec';
import type { Ceiling } from '@repo/domain/kaskad';
import { paymentAssetOf } from '@repo/domain/limits';
import { toText } from '@repo/domain/money';
import type { AllotmentRow } from '../../db/schema/kaskad-registers.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';

type Schemas = components['schemas'];
type StaffRound = Schemas['StaffRound'];

export const toTerms = (round: RoundRow): Schemas['RoundTermsBody'] => ({
  issuer_id: round.issuerId,
  class_id: round.classId,
  name: round.name,
  regime: round.regime === 'grant' ? 'restricted' : round.regime,
  instrument: round.instrument,
  price: round.price,
  minimum: round.minimum,
  target: round.target,
  cap: round.cap,
  least: round.least,
  most: round.most,
  opens_at: round.opensAt.toISOString(),
  closes_at: round.closesAt.toISOString(),
  rule: round.rule,
  rule_floor: round.ruleFloor,
  audience: round.audience,
  code: round.code,
  payment_assets: round.paymentAssets.map(paymentAssetOf),
  fee_percent: round.feePercent,
  is_traded: round.isTraded,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/consistent-type-assertions -- stored as it was validated
  grant_schedule: round.grantSchedule as Schemas['Schedule'] | null,
  text: round.text,
});

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
