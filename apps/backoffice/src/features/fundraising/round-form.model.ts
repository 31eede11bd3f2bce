/** The form of the editor of a round, and what it sends. A field has the name of the wire. */
import type { components } from '@repo/api-sdk';
import {
  emptySchedule,
  fromSchedule,
  type ScheduleForm,
  toSchedule,
} from '../../shared/kaskad/schedule/schedule-form.model.ts';
import { emptyInstant, readInstant, type TypedInstant, typedInstant } from './instant.model.ts';

type Schemas = components['schemas'];
export type RoundTerms = Schemas['RoundTermsBody'];

type Term = Schemas['RoundTerm'];

export interface TermForm extends Term {
  /** Of the row on the screen. */
  readonly key: number;
}

export interface RoundForm {
  readonly name: string;
  readonly issuer_id: string;
  readonly class_id: string;
  readonly 'text.presentation': string;
  readonly 'text.use_of_funds': string;
  readonly regime: RoundTerms['regime'];
  readonly instrument: RoundTerms['instrument'];
  /** Decimal texts, as those that follow. */
  readonly price: string;
  readonly fee_percent: string;
  readonly is_traded: boolean;
  readonly 'text.terms': readonly TermForm[];
  readonly minimum: string;
  readonly target: string;
  readonly cap: string;
  readonly least: string;
  readonly most: string;
  readonly opens_at: TypedInstant;
  readonly closes_at: TypedInstant;
  readonly rule: RoundTerms['rule'];
  readonly rule_floor: string;
  readonly audience: RoundTerms['audience'];
  readonly code: string;
  readonly payment_assets: RoundTerms['payment_assets'];
  readonly hasVesting: boolean;
  readonly grant_schedule: ScheduleForm;
  readonly 'text.risks': string;
  readonly 'text.white_paper_url': string;
  readonly 'text.white_paper_sha256': string;
  readonly 'text.exemption': string;
}

export const emptyRound: RoundForm = {
  name: '',
  issuer_id: '',
  class_id: '',
  'text.presentation': '',
  'text.use_of_funds': '',
  regime: 'psfp',
  instrument: 'shares',
  price: '',
  fee_percent: '0',
  is_traded: false,
  'text.terms': [],
  minimum: '',
  target: '',
  cap: '',
  least: '1',
  most: '',
  opens_at: emptyInstant,
  closes_at: { day: null, time: '18:00' },
  rule: 'pro_rata',
  rule_floor: '',
  audience: 'public',
  code: '',
  payment_assets: ['EURO'],
  hasVesting: false,
  grant_schedule: emptySchedule,
  'text.risks': '',
  'text.white_paper_url': '',
  'text.white_paper_sha256': '',
  'text.exemption': '',
};

/** What the form of a draft opens with. */
export function toRoundForm({ text, ...terms }: RoundTerms): RoundForm {
  const { grant_schedule: schedule } = terms;
  return {
    ...terms,
    most: terms.most ?? '',
    rule_floor: terms.rule_floor ?? '',
    code: terms.code ?? '',
    opens_at: terms.opens_at === null ? emptyRound.opens_at : typedInstant(terms.opens_at),
    closes_at: terms.closes_at === null ? emptyRound.closes_at : typedInstant(terms.closes_at),
    hasVesting: schedule !== null,
    grant_schedule: schedule === null ? emptySchedule : fromSchedule(schedule),
    'text.presentation': text.presentation,
    'text.use_of_funds': text.use_of_funds,
    'text.terms': text.terms.map((term, key) => ({ ...term, key })),
    'text.risks': text.risks,
    'text.white_paper_url': text.white_paper_url ?? '',
    'text.white_paper_sha256': text.white_paper_sha256 ?? '',
    'text.exemption': text.exemption ?? '',
  };
}

export const isOfTokens = ({ instrument }: Pick<RoundForm, 'instrument'>): boolean =>
  instrument === 'saft' || instrument === 'tokens';

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export const toTermsBody = (form: RoundForm): RoundTerms => ({
  issuer_id: form.issuer_id,
  class_id: form.class_id,
  name: form.name.trim(),
  regime: form.regime,
  instrument: form.instrument,
  price: form.price,
  minimum: form.minimum,
  target: form.target,
  cap: form.cap,
  least: form.least,
  most: textOrNull(form.most),
  opens_at: readInstant(form.opens_at),
  closes_at: readInstant(form.closes_at),
  rule: form.rule,
  rule_floor: form.rule === 'minimum_then_pro_rata' ? textOrNull(form.rule_floor) : null,
  audience: form.audience,
  code: form.audience === 'code' ? textOrNull(form.code) : null,
  payment_assets: form.payment_assets,
  fee_percent: form.fee_percent,
  is_traded: isOfTokens(form) && form.is_traded,
  grant_schedule: form.hasVesting ? toSchedule(form.grant_schedule) : null,
  text: {
    presentation: form['text.presentation'].trim(),
    use_of_funds: form['text.use_of_funds'].trim(),
    risks: form['text.risks'].trim(),
    terms: form['text.terms'].map(({ label, value }) => ({ label: label.trim(), value: value.trim() })),
    white_paper_url: textOrNull(form['text.white_paper_url']),
    white_paper_sha256: textOrNull(form['text.white_paper_sha256']),
    exemption: textOrNull(form['text.exemption']),
  },
});
