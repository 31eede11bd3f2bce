/** The editor of a round: its checks, in the order of its fields, and what it sends. A field has the name of the wire. */
import type { components } from '@repo/api-sdk';
import { parseUnits, unitsOf } from '@repo/domain/kaskad';
import { type Check, isFilled, runChecks, type Verdict } from '@repo/domain/validation';
import {
  emptySchedule,
  fromSchedule,
  type ScheduleFailure,
  type ScheduleForm,
  scheduleFailure,
  toSchedule,
} from '../../shared/kaskad/schedule/schedule-form.model.ts';
import { emptyInstant, readInstant, type TypedInstant, typedInstant } from './instant.model.ts';
import { roundFormTexts } from './round-form.texts.ts';
import { instantTexts } from './rounds.texts.ts';

type Schemas = components['schemas'];
export type RoundTerms = Schemas['RoundTermsBody'];

const { invalid: texts } = roundFormTexts;
const PRICE_DECIMALS = 8;
const FEE_DECIMALS = 4;
const CODE_MIN_LENGTH = 6;

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
    opens_at: typedInstant(terms.opens_at),
    closes_at: typedInstant(terms.closes_at),
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

/** Null for what is no number, has too many decimals, or is zero. */
function positive(text: string, decimals = 0): bigint | null {
  const units = parseUnits(text, decimals);
  return units === null || units === 0n ? null : units;
}

/** Nothing is said of a comparison with what was not typed. */
function isAtLeast(text: string, bound: string): boolean {
  const [units, least] = [positive(text), positive(bound)];
  return units === null || least === null || units >= least;
}

const isFee = (text: string): boolean => {
  const fee = parseUnits(text, FEE_DECIMALS);
  return fee !== null && fee <= unitsOf('100', FEE_DECIMALS);
};

/** The schedule's first problem, at its field; null without a schedule. */
export const vestingFailure = (form: RoundForm, decimals: number): ScheduleFailure | null =>
  form.hasVesting ? scheduleFailure(form.grant_schedule, { total: null, decimals }) : null;

export const isOfTokens = ({ instrument }: Pick<RoundForm, 'instrument'>): boolean =>
  instrument === 'saft' || instrument === 'tokens';

type RoundCheck = Check<RoundForm, keyof RoundForm>;

const presentationChecks: readonly RoundCheck[] = [
  { field: 'name', message: texts.name, holds: ({ name }) => isFilled(name) },
  { field: 'issuer_id', message: texts.issuer, holds: ({ issuer_id: id }) => id !== '' },
  { field: 'class_id', message: texts.unitClass, holds: ({ class_id: id }) => id !== '' },
  {
    field: 'text.presentation',
    message: texts.presentation,
    holds: (form) => isFilled(form['text.presentation']),
  },
  { field: 'text.use_of_funds', message: texts.funds, holds: (form) => isFilled(form['text.use_of_funds']) },
  { field: 'price', message: texts.price, holds: ({ price }) => positive(price, PRICE_DECIMALS) !== null },
  { field: 'fee_percent', message: texts.fee, holds: ({ fee_percent: fee }) => isFee(fee) },
  {
    field: 'text.terms',
    message: texts.terms,
    holds: (form) => form['text.terms'].every(({ label, value }) => isFilled(label) && isFilled(value)),
  },
];

const unitsCheck = (field: 'minimum' | 'target' | 'cap' | 'least'): RoundCheck => ({
  field,
  message: texts.units,
  holds: (form) => positive(form[field]) !== null,
});

const limitChecks: readonly RoundCheck[] = [
  unitsCheck('minimum'),
  unitsCheck('target'),
  { field: 'target', message: texts.target, holds: ({ target, minimum }) => isAtLeast(target, minimum) },
  unitsCheck('cap'),
  { field: 'cap', message: texts.cap, holds: ({ cap, target }) => isAtLeast(cap, target) },
  unitsCheck('least'),
  { field: 'most', message: texts.units, holds: ({ most }) => most === '' || positive(most) !== null },
  { field: 'most', message: texts.most, holds: ({ most, least }) => isAtLeast(most, least) },
];

const accessChecks: readonly RoundCheck[] = [
  {
    field: 'opens_at',
    message: instantTexts.invalid,
    holds: ({ opens_at: opens }) => readInstant(opens) !== null,
  },
  {
    field: 'closes_at',
    message: instantTexts.invalid,
    holds: ({ closes_at: closes }) => readInstant(closes) !== null,
  },
  {
    field: 'closes_at',
    message: texts.closes,
    holds: ({ opens_at: opens, closes_at: closes }) => {
      const [from, to] = [readInstant(opens), readInstant(closes)];
      return from === null || to === null || from < to;
    },
  },
  {
    field: 'rule_floor',
    message: texts.units,
    holds: ({ rule, rule_floor: floor }) => rule !== 'minimum_then_pro_rata' || positive(floor) !== null,
  },
  {
    field: 'code',
    message: texts.code,
    holds: ({ audience, code }) => audience !== 'code' || code.trim().length >= CODE_MIN_LENGTH,
  },
  {
    field: 'payment_assets',
    message: texts.assets,
    holds: ({ payment_assets: assets }) => assets.length > 0,
  },
];

const paperOf = (form: RoundForm) => ({
  url: form['text.white_paper_url'].trim(),
  sha256: form['text.white_paper_sha256'].trim(),
});

const paperChecks: readonly RoundCheck[] = [
  { field: 'text.risks', message: texts.risks, holds: (form) => isFilled(form['text.risks']) },
  {
    field: 'text.white_paper_url',
    message: texts.whitePaper,
    holds: (form) => {
      const { url, sha256 } = paperOf(form);
      return form.regime !== 'mica' || (url !== '' && sha256 !== '') || isFilled(form['text.exemption']);
    },
  },
  {
    field: 'text.white_paper_url',
    message: texts.whitePaperUrl,
    holds: (form) => {
      const { url } = paperOf(form);
      return url === '' || (URL.canParse(url) && new URL(url).protocol === 'https:');
    },
  },
  {
    field: 'text.white_paper_sha256',
    message: texts.whitePaperHash,
    holds: (form) => /^([\da-f]{64})?$/i.test(paperOf(form).sha256),
  },
];

/** `decimals`: of the class that it issues. */
export function validateRound(values: RoundForm, decimals: number): Verdict<keyof RoundForm> {
  const vesting = vestingFailure(values, decimals);
  return runChecks(
    [
      ...presentationChecks,
      ...limitChecks,
      ...accessChecks,
      { field: 'grant_schedule', message: vesting?.message ?? '', holds: () => vesting === null },
      ...paperChecks,
    ],
    values,
  );
}

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
  opens_at: readInstant(form.opens_at) ?? '',
  closes_at: readInstant(form.closes_at) ?? '',
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
