// One booked entry of a CAMT.053 statement: a line, or several when the bank grouped transactions and details them.
import { type IsoDay, isIsoDay } from '@repo/domain/dates';
import { type Decimal, decimal, sumOf } from '@repo/domain/money';
import { parisDay } from '../paris-time.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { StatementProblem } from './account-statement.ts';
import { statementTexts as texts } from './bank-statements.texts.ts';
import type { UnnamedLine } from './line-ids.ts';
import { all, find, textAt } from './xml-paths.ts';

export interface EntryContext {
  readonly iban: string;
  readonly currency: string;
  readonly statement: XmlElement;
}

/** What banks write where they have no reference. */
const NO_REFERENCE = /^(NOTPROVIDED|NONREF|NOTAPPLICABLE)?$/i;
const MAX_WORDING = 1000;

/** `BOOK`, `PDNG`, `INFO` or `FUTR`: the text of the element up to version 3, its code after. */
export function statusOf(entry: XmlElement): string {
  return textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
}

/**
 * The lines of an entry. The transactions of a batch are lines of their own when their amounts are given and sum to that
 * of the entry; otherwise the batch is one line.
 */
export function linesOfEntry(entry: XmlElement, context: EntryContext): UnnamedLine[] {
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const total = signedAmount(entry, context.currency);
  const amounts = details.map((detail) => detailAmount(detail, entry, context.currency));
  const known = amounts.filter((amount) => amount !== undefined);
  const isDetailed = details.length > 1 && known.length === details.length && sumOf(known).eq(total);
  if (!isDetailed) {
    const [only] = details;
    return [
      lineOf(entry, details.length === 1 ? only : undefined, { ...context, amount: total, suffix: '' }),
    ];
  }
  return details.map((detail, index) =>
    lineOf(entry, detail, { ...context, amount: known[index] ?? total, suffix: `/${index + 1}` }),
  );
}

interface LineContext extends EntryContext {
  readonly amount: Decimal;
  /** Distinguishes the transactions of one batch. */
  readonly suffix: string;
}

function lineOf(entry: XmlElement, detail: XmlElement | undefined, context: LineContext): UnnamedLine {
  const booked = dayIn(find(entry, 'BookgDt')) ?? dayIn(find(entry, 'ValDt'));
  if (booked === undefined) throw new StatementProblem(entry.line, texts.noDay);
  return {
    bookingDay: booked,
    valueDay: dayIn(find(entry, 'ValDt')) ?? booked,
    amount: context.amount,
    ...partyOf(detail, context),
    wording: wordingOf(entry, detail),
    isReversal: isReversal(entry) || returnReason(detail) !== null,
    returnReason: returnReason(detail) || null,
    bankReference: bankReferenceOf(entry, detail, context),
    payerReference: detail === undefined ? '' : reference(detail, 'Refs', 'EndToEndId'),
    at: entry.line,
  };
}

function reference(from: XmlElement, ...path: readonly string[]): string {
  const text = textAt(from, ...path);
  return NO_REFERENCE.test(text) ? '' : text;
}

const isReversal = (entry: XmlElement): boolean => ['true', '1'].includes(textAt(entry, 'RvslInd'));

/** Why the other bank sent a payment back (`AC04`, or its words); null of a line that is no returned payment. */
function returnReason(detail: XmlElement | undefined): string | null {
  const returned = detail && find(detail, 'RtrInf');
  if (returned === undefined) return null;
  return textAt(returned, 'Rsn', 'Cd') || textAt(returned, 'Rsn', 'Prtry');
}

/** `NtryRef` may be a rank: it is unique in its statement only. */
function bankReferenceOf(
  entry: XmlElement,
  detail: XmlElement | undefined,
  { statement, suffix }: LineContext,
): string {
  const ownReference = detail && suffix !== '' ? reference(detail, 'Refs', 'AcctSvcrRef') : '';
  const entryReference = reference(entry, 'AcctSvcrRef');
  if (ownReference !== '' && ownReference !== entryReference) return ownReference;
  if (entryReference !== '') return `${entryReference}${suffix}`;
  const rank = reference(entry, 'NtryRef');
  return rank === '' ? '' : `${textAt(statement, 'Id')}/${rank}${suffix}`;
}

/** The side that is not ours. The bank gives a returned payment with the sides of the original. */
function partyOf(
  detail: XmlElement | undefined,
  { iban, amount }: LineContext,
): Pick<UnnamedLine, 'partyName' | 'partyAccount'> {
  const parties = detail && find(detail, 'RltdPties');
  if (parties === undefined) return { partyName: '', partyAccount: '' };
  const byDirection = amount.gt(0) ? 'Dbtr' : 'Cdtr';
  const isOurs = accountOf(parties, byDirection) === iban;
  const side = isOurs ? (byDirection === 'Dbtr' ? 'Cdtr' : 'Dbtr') : byDirection;
  return { partyName: nameOf(parties, side), partyAccount: accountOf(parties, side) };
}

/** The name is inside `Pty` since version 4. */
function nameOf(parties: XmlElement, side: 'Dbtr' | 'Cdtr'): string {
  return textAt(parties, side, 'Pty', 'Nm') || textAt(parties, side, 'Nm');
}

function accountOf(parties: XmlElement, side: 'Dbtr' | 'Cdtr'): string {
  const id = find(parties, `${side}Acct`, 'Id');
  if (id === undefined) return '';
  return (textAt(id, 'IBAN') || textAt(id, 'Othr', 'Id')).replaceAll(/\s/g, '').toUpperCase();
}

/**
 * Everything that may name the contract: a payer writes it in the message or in the end-to-end reference. A returned payment
 * says first that it is one, and why.
 */
function wordingOf(entry: XmlElement, detail: XmlElement | undefined): string {
  const inDetail = detail
    ? [
        ...all(detail, 'RmtInf', 'Ustrd').map(({ text }) => text),
        ...all(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text),
        reference(detail, 'Refs', 'EndToEndId'),
        textAt(detail, 'AddtlTxInf'),
      ]
    : [];
  const reason = returnReason(detail);
  const parts = [
    ...(reason === null ? [] : [texts.returned(reason)]),
    ...inDetail,
    textAt(entry, 'AddtlNtryInf'),
  ].map((text) => text.replaceAll(/\s+/g, ' '));
  const distinct = new Set(parts.filter((text) => text !== ''));
  return [...distinct].join(' ').slice(0, MAX_WORDING);
}

const AMOUNT = /^\d{1,15}(\.\d{1,5})?$/;

/** The amount of an entry or a balance with its sign: a debit is negative. */
export function signedAmount(from: XmlElement, currency: string): Decimal {
  const amount = amountIn(find(from, 'Amt'), currency);
  if (amount === undefined) throw new StatementProblem(from.line, texts.badAmount(textAt(from, 'Amt')));
  return withSign(amount, from);
}

function withSign(amount: Decimal, from: XmlElement): Decimal {
  const direction = textAt(from, 'CdtDbtInd');
  if (direction === 'CRDT') return amount;
  if (direction === 'DBIT') return amount.neg();
  throw new StatementProblem(from.line, texts.noDirection);
}

/** The amount of a transaction: direct since version 4, in its details before; `undefined` when it is not given. */
function detailAmount(detail: XmlElement, entry: XmlElement, currency: string): Decimal | undefined {
  const element = find(detail, 'Amt') ?? find(detail, 'AmtDtls', 'TxAmt', 'Amt');
  if (element === undefined || element.attributes.get('Ccy') !== currency) return undefined;
  const amount = amountIn(element, currency);
  return amount && withSign(amount, find(detail, 'CdtDbtInd') === undefined ? entry : detail);
}

function amountIn(element: XmlElement | undefined, currency: string): Decimal | undefined {
  if (element === undefined || !AMOUNT.test(element.text)) return undefined;
  const given = element.attributes.get('Ccy') ?? '';
  if (given !== currency) throw new StatementProblem(element.line, texts.otherCurrency(given, currency));
  return decimal(element.text);
}

/** A day, or an instant as its day in Paris; the time zone of a day does not move it. */
export function dayIn(parent: XmlElement | undefined): IsoDay | undefined {
  if (parent === undefined) return undefined;
  const instant = textAt(parent, 'DtTm');
  const isZoned = /(Z|[+-]\d{2}:\d{2})$/.test(instant) && !Number.isNaN(Date.parse(instant));
  if (isZoned) return parisDay(new Date(instant));
  const day = (textAt(parent, 'Dt') || instant).slice(0, 10);
  return isIsoDay(day) ? day : undefined;
}
