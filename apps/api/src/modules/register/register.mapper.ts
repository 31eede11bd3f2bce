import type { components } from '@repo/api-sdk/spec';
import { countryName } from '@repo/domain/countries';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { registerStatusOf } from '@repo/domain/register';
import type { EnteredHolder } from '../../db/schema/register.ts';
import { parisDay } from '../../paris-time.ts';
import type { listDiscrepancies, listEntries } from './entries.repository.ts';
import type { HolderRow, RegisterLineView } from './register.repository.ts';
import { registerTexts as texts } from './register.texts.ts';

type Schemas = components['schemas'];

/** Last name first, or the denomination. */
function nameOf({ isCompany, companyName, firstname, lastname }: HolderRow): string {
  return isCompany && companyName !== '' ? companyName : `${lastname} ${firstname}`.trim();
}

export function addressOf({ address, zipCode, city, countryAddress: code }: HolderRow): string {
  const parts = [address, `${zipCode} ${city}`.trim(), countryName(code) ?? ''];
  return parts.filter((part) => part !== '').join(', ');
}

/** As the register enters them. */
export const toEnteredHolder = (holder: HolderRow, poNumber: string): EnteredHolder => ({
  po_number: poNumber,
  name: nameOf(holder),
  kind: holder.isCompany ? 'company' : 'person',
  form: holder.isCompany ? holder.companyType : '',
  registration_number: holder.isCompany ? holder.registrationNumber : '',
  address: addressOf(holder),
});

/** Whether the holder of an entry is still known so. */
export const isSameHolder = (entered: EnteredHolder | null, known: EnteredHolder): boolean =>
  entered !== null && fingerprint(entered) === fingerprint(known);

const fingerprint = ({
  po_number: po,
  name,
  kind,
  form,
  registration_number: number,
  address,
}: EnteredHolder) => JSON.stringify([po, name, kind, form, number, address]);

function toHolder(holder: HolderRow | null): Schemas['RegisterHolder'] {
  if (holder === null) return { name: '', kind: 'person', form: '', registration_number: '' };
  const { name, kind, form, registration_number } = toEnteredHolder(holder, '');
  return { name, kind, form, registration_number };
}

export function toRegisterLine({
  line,
  strategyTitle,
  contract,
  holder,
}: RegisterLineView): Schemas['RegisterLine'] {
  return {
    id: line.id,
    status: registerStatusOf(line),
    nature: line.nature,
    strategy_id: line.strategyId,
    strategy_title: strategyTitle,
    po_number: contract?.poNumber ?? null,
    holder: toHolder(holder),
    units: line.units,
    amount: line.amount,
    asset: line.asset,
    order_day: line.orderDay,
    dealing_day: line.dealingDay,
    signed_at: contract?.signedAt?.toISOString() ?? null,
    paid_on: contract?.paidOn ?? null,
    since: line.since.toISOString(),
    movement: line.movement,
    number: line.number,
    reference: line.reference,
    entered_at: line.enteredAt?.toISOString() ?? null,
  };
}

/** The days that an entry may have: from the movement's order, or its booking where that comes first (a renunciation), to today. */
export function entryDays(
  { orderDay, since }: { orderDay: string; since: Date },
  today: IsoDay,
): { from: IsoDay; today: IsoDay } {
  const [ordered, booked] = [isoDay(orderDay), parisDay(since)];
  return { from: booked < ordered ? booked : ordered, today };
}

/** The first day that an entry may have, and the one that is proposed: that of its deal, unless the movement came later. */
export function proposedDays({ orderDay, dealingDay, since }: RegisterLineView['line'], today: IsoDay) {
  if (orderDay === null || dealingDay === null) return { first_day: null, proposed_day: null };
  const { from } = entryDays({ since, orderDay }, today);
  return { first_day: from, proposed_day: dealingDay < from ? from : dealingDay };
}

/** Units in come from the issue and go to the holder's account, which is their contract's; units out the other way. */
export function accountsOf(
  units: string | null,
  { strategy, poNumber }: { strategy: string; poNumber: string },
): { debit: string; credit: string } {
  const isOut = units?.startsWith('-') === true;
  const issue = texts.issue(strategy);
  return isOut ? { debit: poNumber, credit: issue } : { debit: issue, credit: poNumber };
}

type EntryView = Awaited<ReturnType<typeof listEntries>>[number];

export function toRegisterEntry(
  { entry, holder, enteredBy }: EntryView,
  strategy: string,
): Schemas['RegisterEntry'] {
  const poNumber = holder?.po_number ?? texts.erased;
  const moves = entry.rectifies === null;
  return {
    number: entry.number,
    nature: moves ? entry.nature : 'rectification',
    operation_day: entry.operationDay,
    reference: entry.reference,
    units: entry.units,
    amount: entry.amount,
    asset: entry.asset,
    ...(moves ? accountsOf(entry.units, { strategy, poNumber }) : { debit: '', credit: '' }),
    reason: holder?.reason ?? null,
    entered_at: entry.enteredAt.toISOString(),
    entered_by: enteredBy,
    hash: entry.hash,
  };
}

type DiscrepancyView = Awaited<ReturnType<typeof listDiscrepancies>>[number];

export const toDiscrepancy = ({
  discrepancy,
  reportedBy,
  answeredBy,
}: DiscrepancyView): Schemas['RegisterDiscrepancy'] => ({
  id: discrepancy.id,
  field: discrepancy.field,
  expected: discrepancy.expected,
  comment: discrepancy.comment,
  reported_at: discrepancy.reportedAt.toISOString(),
  reported_by: reportedBy,
  answer: discrepancy.answer,
  answered_at: discrepancy.answeredAt?.toISOString() ?? null,
  answered_by: answeredBy,
});
