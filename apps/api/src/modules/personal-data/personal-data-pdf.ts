// The export as a document to read. Driven by the export itself: what it gains, the document gains, and a part or a
// field without a French word does not compile.
import type { components } from '@repo/api-sdk/spec';
import { registrationLabel } from '@repo/domain/companies';
import { isIsoDay } from '@repo/domain/dates';
import {
  formatDecimal,
  formatLongDateTime,
  formatNumericDate,
  formatNumericDateTime,
} from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { type PdfHeading, type PdfWriter, typesetPdf } from '../../pdf/typeset.ts';
import { legalApiTexts } from '../legal/legal.texts.ts';
import { letterheadOf } from '../legal/letterhead.ts';
import { documentTexts as texts } from './document.texts.ts';

type PersonalData = components['schemas']['PersonalData'];
type Part = Exclude<keyof PersonalData, 'exported_at'>;
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : NonNullable<Value>;
type FieldOf<Name extends Part> = keyof ItemOf<PersonalData[Name]>;
/** Rates are summed up: years of days are of no use on paper. */
type Field = { [Name in Exclude<Part, 'yield_flows'>]: FieldOf<Name> }[Exclude<Part, 'yield_flows'>];

type Blocks = Pick<PdfWriter, 'heading' | 'paragraph' | 'facts'>;

const parts: Readonly<Record<Part, string>> = texts.parts;
const labels: Readonly<Record<Field, string>> = texts.fields;
const words: Readonly<Record<string, string>> = texts.words;

/** Short entries, one a line; the others are tables of their own. */
const lines: ReadonlySet<Part> = new Set([
  'kyc_history',
  'po_numbers',
  'timeline',
  'codes',
  'recovery_codes',
  'known_origins',
  'dispute_links',
  'payout_holds',
  'mails',
  'activity',
  'left_out',
]);

export async function writePersonalDataPdf(
  deps: Deps,
  actor: Actor,
  data: PersonalData,
): Promise<Uint8Array> {
  const { account, exported_at: at } = data;
  const { settings, clock, seal } = deps;
  const brand = settings.brands.yield;
  const heading: PdfHeading = {
    brand,
    title: texts.title,
    subtitle: texts.subtitle(`${account.firstname} ${account.lastname}`, formatLongDateTime(at)),
    footer: texts.footer(brand, formatNumericDate(at)),
    createdAt: clock.now(),
    letterhead: letterheadOf(
      settings,
      actor.account,
      legalApiTexts.personalDataNumber(parisDay(clock.now())),
    ),
  };
  const pdf = await typesetPdf(heading, (blocks) => writePersonalData(blocks, data));
  return seal(pdf, { ...heading, isGivenOnce: true });
}

/** The blocks of the document, one part of the export after the other. */
export function writePersonalData(pdf: Blocks, data: PersonalData): void {
  pdf.paragraph(texts.introduction);
  pdf.paragraph(texts.identifiers);
  for (const part of Object.keys(parts)) if (isPart(part)) writePart(pdf, part, data);
}

function writePart(pdf: Blocks, part: Part, data: PersonalData): void {
  pdf.heading(parts[part]);
  if (part === 'yield_flows') return writeRates(pdf, data.yield_flows);
  const held = data[part];
  const items: readonly object[] = held === null ? [] : Array.isArray(held) ? held : [held];
  const entries = readableEntries(
    new Map(data.contracts.map((contract) => [contract.id, contract.po_number])),
  );
  if (items.length === 0) pdf.paragraph(texts.nothing);
  else if (lines.has(part)) pdf.facts(items.map((item) => toLine(entries(item))));
  else for (const item of items) pdf.facts(toRows(entries(item)));
}

const anIdentifier = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{64})$/i;

type Entry = readonly [field: string, value: unknown];

/**
 * A contract is named by its order number. Our other identifiers and fingerprints mean nothing on paper: the JSON file
 * has them.
 */
function readableEntries(numbers: ReadonlyMap<string, string | null>) {
  const readable = (value: unknown): unknown[] => {
    if (typeof value !== 'string' || !anIdentifier.test(value)) return [value];
    const number = numbers.get(value);
    return number === undefined || number === null ? [] : [number];
  };
  return (item: object): Entry[] =>
    Object.entries(item).flatMap(([field, value]: Entry): Entry[] => {
      if (field === 'id') return [];
      if (Array.isArray(value)) return [[field, value.flatMap(readable)]];
      return readable(value).map((shown) => [field, shown] as const);
    });
}

function writeRates(pdf: Blocks, flows: PersonalData['yield_flows']): void {
  if (flows.length === 0) pdf.paragraph(texts.nothing);
  else pdf.facts(flows.map(({ product, points }) => [product, describeRates(points)]));
}

function describeRates(points: PersonalData['yield_flows'][number]['points']): string {
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined) return texts.nothing;
  return texts.rates(points.length, formatNumericDate(first.date), formatNumericDate(last.date));
}

function toRows(entries: readonly Entry[]): [label: string, value: string][] {
  return entries.map(([field, value]) => [labelOf(field, value), print(field, value)]);
}

/** The first field of an entry is its title; the others follow, without empty ones. */
function toLine(entries: readonly Entry[]): [label: string, value: string] {
  const [[name, first] = ['', ''], ...others] = entries.toSorted(byDate);
  const rest = others
    .filter(([, value]) => value !== null)
    .map(([field, value]) => (field === 'reason' ? print(field, value) : toPair(field, value)));
  return [print(name, first), rest.join(' · ')];
}

function toPair(field: string, value: unknown): string {
  return texts.pair(labelOf(field, value), print(field, value));
}

const dates = ['at', 'occurred_at', 'created_at'];

function byDate([one]: Entry, [other]: Entry): number {
  return Number(dates.includes(other)) - Number(dates.includes(one));
}

/** A number of a company is named by what it is. */
function labelOf(field: string, value: unknown): string {
  if (field === 'registration_number' && typeof value === 'string') return registrationLabel(value);
  return isField(field) ? labels[field] : field;
}

const amounts = /amount|fee|units|^(nav|due|price|received)$/;
const anInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function print(field: string, value: unknown): string {
  if (value === null || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map((one) => print(field, one)).join(', ') || texts.none;
  if (typeof value === 'object') return Object.values(value).join(', ') || texts.none;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (anInstant.test(text)) return formatNumericDateTime(text);
  if (isIsoDay(text)) return formatNumericDate(text);
  return amounts.test(field) ? formatDecimal(decimal(text)) : (words[text] ?? text);
}

function isPart(name: string): name is Part {
  return Object.hasOwn(parts, name);
}

function isField(name: string): name is Field {
  return Object.hasOwn(labels, name);
}
