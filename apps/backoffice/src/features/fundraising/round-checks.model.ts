/** The checks of the editor of a round, in the order of its fields, and what a draft may lack. */
import { missingRoundFields, parseUnits, type RoundField, unitsOf } from '@repo/domain/kaskad';
import { type Check, type Failure, isFilled, runChecks, type Verdict } from '@repo/domain/validation';
import { type ScheduleFailure, scheduleFailure } from '../../shared/kaskad/schedule/schedule-form.model.ts';
import { readInstant } from './instant.model.ts';
import { emptyRound, type RoundForm, toTermsBody } from './round-form.model.ts';
import { roundFormTexts } from './round-form.texts.ts';
import { instantTexts } from './rounds.texts.ts';

const { invalid: texts } = roundFormTexts;
const PRICE_DECIMALS = 8;
const FEE_DECIMALS = 4;
const CODE_MIN_LENGTH = 6;

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

const needsPaper = (form: RoundForm) => form.regime === 'mica' && !isFilled(form['text.exemption']);

const paperChecks: readonly RoundCheck[] = [
  { field: 'text.risks', message: texts.risks, holds: (form) => isFilled(form['text.risks']) },
  {
    field: 'text.white_paper_url',
    message: texts.whitePaper,
    holds: (form) => !needsPaper(form) || paperOf(form).url !== '',
  },
  {
    field: 'text.white_paper_sha256',
    message: texts.whitePaper,
    holds: (form) => !needsPaper(form) || paperOf(form).sha256 !== '',
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

type RoundFailure = Failure<keyof RoundForm>;

/** What keeps a draft from being saved: bad values, and what names it. `decimals`: of the class that it issues. */
export function validateRound(values: RoundForm, decimals: number): Verdict<keyof RoundForm> {
  const missing = missingFields(values);
  const failures = checkRound(values, decimals).filter(({ field }) => !missing.some((one) => one === field));
  return { failures, first: failures[0] ?? null };
}

/** What keeps it from being submitted only, each with what is expected at its field. */
export function missingFailures(values: RoundForm): readonly RoundFailure[] {
  const missing = missingFields(values);
  return checkRound(values, 0).filter(({ field }) => missing.some((one) => one === field));
}

/** A date that was begun is no missing one: half of it would be lost. */
function missingFields(form: RoundForm): readonly RoundField[] {
  const isBegun = (field: 'opens_at' | 'closes_at') =>
    form[field].day !== null || form[field].time !== emptyRound[field].time;
  return missingRoundFields(toTermsBody(form)).filter(
    (field) => !((field === 'opens_at' || field === 'closes_at') && isBegun(field)),
  );
}

function checkRound(values: RoundForm, decimals: number): readonly RoundFailure[] {
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
  ).failures;
}
