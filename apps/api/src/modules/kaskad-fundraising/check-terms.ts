// What a draft may hold: fields that were left empty are listed, and each bad value is refused at its field, in words.
import type { components } from '@repo/api-sdk/spec';
import {
  missingRoundFields,
  type RoundField,
  readSchedule,
  scheduleProblem,
  scheduleProblemTexts,
  unitsOf,
  unitsText,
} from '@repo/domain/kaskad';
import { MalformedAmount } from '@repo/domain/money';
import { type Failure, isFilled } from '@repo/domain/validation';
import type { ClassRow } from '../../db/schema/kaskad.ts';
import type { kaskadRounds, RoundText } from '../../db/schema/kaskad-rounds.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { roundsTexts as texts } from './rounds.texts.ts';

export type RoundTerms = components['schemas']['RoundTermsBody'];
type Terms = Omit<
  typeof kaskadRounds.$inferInsert,
  'id' | 'state' | 'createdAt' | 'createdBy' | 'submittedAt' | 'submittedBy' | 'endedAt' | 'version'
> & { missing: RoundField[] };
type Rule = readonly [field: string, message: string, holds: boolean];

const PRICE_DECIMALS = 8;
const FEE_DECIMALS = 4;
const MAX_FEE = 100n * 10n ** BigInt(FEE_DECIMALS);
const CODE_MIN_LENGTH = 6;

/** Null for what is no number, or has more decimals. */
function read(text: string, decimals: number): bigint | null {
  try {
    return unitsOf(text.trim(), decimals);
  } catch (error) {
    if (error instanceof MalformedAmount) return null;
    throw error;
  }
}
const readOrNull = (text: string | null): bigint | null => (isTyped(text) ? read(text, 0) : null);
const isTyped = (text: string | null): text is string => text !== null && text.trim() !== '';
const isPositive = (units: bigint | null): units is bigint => units !== null && units > 0n;
/** Nothing is said of a comparison with what cannot be read. */
const isAtLeast = (units: bigint | null, bound: bigint | null) =>
  units === null || bound === null || units >= bound;

/** What a round of each instrument issues. */
const classKinds: Readonly<Record<RoundTerms['instrument'], readonly ClassRow['kind'][]>> = {
  shares: ['shares'],
  bonds: ['shares', 'bsa'],
  bsa: ['bsa'],
  bsa_air: ['bsa'],
  saft: ['token'],
  tokens: ['token'],
};

export interface TermFacts {
  now: Date;
  class: ClassRow | undefined;
  isIssuerKnown: boolean;
  /** By another round. */
  isCodeTaken: boolean;
}

/** The columns of the round with what it lacks, or every field that is refused. */
export function checkTerms(body: RoundTerms, facts: TermFacts): Terms {
  const numbers = readNumbers(body);
  const missing = missingRoundFields(body);
  const rules = [...partyRules(body, facts), ...numberRules(body, numbers), ...dateRules(body, facts)];
  const failures = [...rules, ...textRules(body), ...scheduleRules(body, numbers.least, facts)]
    .filter(([field, , holds]) => !holds && !missing.some((one) => one === field))
    .map(([field, message]): Failure<string> => ({ field, message }));
  refuseInvalid({ failures, first: failures[0] ?? null });
  return toColumns(body, numbers, { missing, now: facts.now });
}

const readNumbers = (body: RoundTerms) => ({
  price: read(body.price, PRICE_DECIMALS),
  minimum: read(body.minimum, 0),
  target: read(body.target, 0),
  cap: read(body.cap, 0),
  least: read(body.least, 0),
  most: readOrNull(body.most),
  floor: readOrNull(body.rule_floor),
  fee: read(body.fee_percent, FEE_DECIMALS),
});
type Numbers = ReturnType<typeof readNumbers>;

function partyRules(body: RoundTerms, { class: row, isIssuerKnown }: TermFacts): Rule[] {
  const isOfIssuer = row?.issuerId === body.issuer_id;
  return [
    ['issuer_id', texts.issuer, isIssuerKnown],
    ['class_id', texts.class, isOfIssuer],
    [
      'class_id',
      texts.classKind,
      row === undefined || !isOfIssuer || classKinds[body.instrument].includes(row.kind),
    ],
    ['name', texts.name, isFilled(body.name)],
    ['is_traded', texts.traded, !body.is_traded || ['saft', 'tokens'].includes(body.instrument)],
  ];
}

function numberRules(body: RoundTerms, numbers: Numbers): Rule[] {
  const { price, minimum, target, cap, least, most, floor, fee } = numbers;
  const isFloorUsed = body.rule === 'minimum_then_pro_rata';
  return [
    ['price', texts.price, isPositive(price)],
    ['minimum', texts.units, isPositive(minimum)],
    ['target', texts.units, isPositive(target)],
    ['cap', texts.units, isPositive(cap)],
    ['least', texts.units, isPositive(least)],
    ['target', texts.target, isAtLeast(target, minimum)],
    ['cap', texts.cap, isAtLeast(cap, target)],
    ['least', texts.leastOverCap, isAtLeast(cap, least)],
    ['most', texts.units, !isTyped(body.most) || isPositive(most)],
    ['most', texts.most, isAtLeast(most, least)],
    ['rule_floor', texts.floorRequired, !isFloorUsed || isPositive(floor)],
    ['rule_floor', texts.floorNotUsed, isFloorUsed || !isTyped(body.rule_floor)],
    ['fee_percent', texts.fee, fee !== null && fee <= MAX_FEE],
    ['payment_assets', texts.repeatedAsset, new Set(body.payment_assets).size === body.payment_assets.length],
  ];
}

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

function dateRules(body: RoundTerms, { now, isCodeTaken }: TermFacts): Rule[] {
  const [opens, closes] = [dateOf(body.opens_at), dateOf(body.closes_at)];
  const code = body.code?.trim() ?? '';
  const isByCode = body.audience === 'code';
  return [
    ['closes_at', texts.closesAfterOpens, opens === null || closes === null || opens < closes],
    ['closes_at', texts.closesInPast, closes === null || now < closes],
    ['code', texts.codeRequired, !isByCode || code.length >= CODE_MIN_LENGTH],
    ['code', texts.codeNotUsed, isByCode || code === ''],
    ['code', texts.codeTaken, !isByCode || !isCodeTaken],
  ];
}

function textRules({ text }: RoundTerms): Rule[] {
  const [url, sha256] = [text.white_paper_url?.trim() ?? '', text.white_paper_sha256?.trim() ?? ''];
  const isHttps = URL.canParse(url) && new URL(url).protocol === 'https:';
  return [
    ['text.white_paper_url', texts.whitePaperUrl, url === '' || isHttps],
    ['text.white_paper_sha256', texts.whitePaperHash, sha256 === '' || /^[\da-f]{64}$/i.test(sha256)],
  ];
}

/** Read as that of the smallest investment. Typed tranches have units of their own, and suit no other total. */
function scheduleRules(
  { grant_schedule: typed }: RoundTerms,
  least: bigint | null,
  { class: row }: TermFacts,
): Rule[] {
  if (typed?.shape === 'tranches') return [['grant_schedule', texts.scheduleTranches, false]];
  if (typed === null || row === undefined || least === null) return [];
  const problem = scheduleProblem(readSchedule(typed, row.decimals), least * 10n ** BigInt(row.decimals));
  return problem === null ? [] : [['grant_schedule', scheduleProblemTexts[problem], false]];
}

const trimmedOrNull = (text: string | null): string | null => (isTyped(text) ? text.trim() : null);

const toText = (text: RoundTerms['text']): RoundText => ({
  presentation: text.presentation.trim(),
  use_of_funds: text.use_of_funds.trim(),
  risks: text.risks.trim(),
  terms: text.terms.map(({ label, value }) => ({ label: label.trim(), value: value.trim() })),
  white_paper_url: trimmedOrNull(text.white_paper_url),
  white_paper_sha256: trimmedOrNull(text.white_paper_sha256)?.toLowerCase() ?? null,
  exemption: trimmedOrNull(text.exemption),
});

const whole = (units: bigint | null): string => (units ?? 0n).toString();

const toColumns = (
  body: RoundTerms,
  numbers: Numbers,
  { missing, now }: { missing: RoundField[]; now: Date },
): Terms => ({
  issuerId: body.issuer_id,
  classId: body.class_id,
  name: body.name.trim(),
  regime: body.regime,
  instrument: body.instrument,
  price: unitsText(numbers.price ?? 0n, PRICE_DECIMALS),
  minimum: whole(numbers.minimum),
  target: whole(numbers.target),
  cap: whole(numbers.cap),
  least: whole(numbers.least),
  most: numbers.most?.toString() ?? null,
  opensAt: dateOf(body.opens_at) ?? now,
  closesAt: dateOf(body.closes_at) ?? now,
  rule: body.rule,
  ruleFloor: numbers.floor?.toString() ?? null,
  audience: body.audience,
  code: trimmedOrNull(body.code),
  paymentAssets: [...body.payment_assets],
  feePercent: unitsText(numbers.fee ?? 0n, FEE_DECIMALS),
  isTraded: body.is_traded,
  grantSchedule: body.grant_schedule === null ? null : { ...body.grant_schedule },
  text: toText(body.text),
  missing,
});
