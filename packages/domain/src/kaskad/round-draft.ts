/** What a draft of a round may lack until it is submitted. Its issuer, its class and its name are there from the first save on. */
import { isFilled } from '../validation/checks.ts';
import type { AllotmentRuleKind } from './allotment.ts';
import type { Regime } from './regimes.ts';

/** In the order of the form, each with its name on the wire. */
export const roundFields = [
  'text.presentation',
  'text.use_of_funds',
  'price',
  'fee_percent',
  'text.terms',
  'minimum',
  'target',
  'cap',
  'least',
  'opens_at',
  'closes_at',
  'rule_floor',
  'code',
  'payment_assets',
  'text.risks',
  'text.white_paper_url',
  'text.white_paper_sha256',
] as const;
export type RoundField = (typeof roundFields)[number];

/** The terms as they were typed, on the wire. */
interface RoundDraft {
  readonly regime: Regime;
  readonly price: string;
  readonly fee_percent: string;
  readonly minimum: string;
  readonly target: string;
  readonly cap: string;
  readonly least: string;
  readonly opens_at: string | null;
  readonly closes_at: string | null;
  readonly rule: AllotmentRuleKind;
  readonly rule_floor: string | null;
  readonly audience: 'public' | 'whitelist' | 'code';
  readonly code: string | null;
  readonly payment_assets: readonly string[];
  readonly text: {
    readonly presentation: string;
    readonly use_of_funds: string;
    readonly risks: string;
    readonly terms: readonly { readonly label: string; readonly value: string }[];
    readonly white_paper_url: string | null;
    readonly white_paper_sha256: string | null;
    readonly exemption: string | null;
  };
}

/** The fields that were left empty and that a submission requires; a bad value is not missing. */
export function missingRoundFields(draft: RoundDraft): RoundField[] {
  const { rule, audience, text } = draft;
  const isMissing: Readonly<Record<RoundField, boolean>> = {
    'text.presentation': !isFilled(text.presentation),
    'text.use_of_funds': !isFilled(text.use_of_funds),
    price: !isFilled(draft.price),
    fee_percent: !isFilled(draft.fee_percent),
    'text.terms': !text.terms.every(({ label, value }) => isFilled(label) && isFilled(value)),
    minimum: !isFilled(draft.minimum),
    target: !isFilled(draft.target),
    cap: !isFilled(draft.cap),
    least: !isFilled(draft.least),
    opens_at: draft.opens_at === null,
    closes_at: draft.closes_at === null,
    rule_floor: rule === 'minimum_then_pro_rata' && !isFilled(draft.rule_floor),
    code: audience === 'code' && !isFilled(draft.code),
    payment_assets: draft.payment_assets.length === 0,
    'text.risks': !isFilled(text.risks),
    ...missingPaper(draft),
  };
  return roundFields.filter((field) => isMissing[field]);
}

/** An offer of tokens to the public has a white paper with its hash, or the reason of its exemption. */
function missingPaper({ regime, text }: Pick<RoundDraft, 'regime' | 'text'>) {
  const isNeeded = regime === 'mica' && !isFilled(text.exemption);
  return {
    'text.white_paper_url': isNeeded && !isFilled(text.white_paper_url),
    'text.white_paper_sha256': isNeeded && !isFilled(text.white_paper_sha256),
  };
}
