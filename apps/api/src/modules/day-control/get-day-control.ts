import type { components } from '@repo/api-sdk/spec';
import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { type DayCheck, dayCheckKinds, dayChecks, dayState, nextSignature } from '@repo/domain/day-control';
import { formatBookAmount, formatIban, formatShortAddress } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { getUnattachedFunds } from '../journal/get-unattached-funds.ts';
import { listDueNavs } from '../market-data/due-navs.ts';
import { listDueRates } from '../rates/due-rates.ts';
import { listLastStatements } from '../receipts/reconciliation.repository.ts';
import { listUnpayableProducts } from '../strategies/unpayable-products.ts';
import { dayControlErrors } from './day-control.errors.ts';
import {
  type DayChange,
  listChangesSince,
  listCheckedBefore,
  listPaidWithoutOrder,
  listSignatures,
  listUndelivered,
  type SignatureView,
} from './day-control.repository.ts';

type Control = components['schemas']['DayControl'];
export type Points = Readonly<Record<DayCheck, readonly string[]>>;

const dayMs = 86_400_000;
/** A payment may be verified for two days (staff-and-kaskad 1.1). */
const checkingMs = 2 * dayMs;
const shownPoints = 20;
const listedDays = 14;

/** The checks of a day as they are now, and who signed it. */
export async function getDayControl(deps: Deps, actor: Actor, day: IsoDay): Promise<Control> {
  if (day > parisDay(deps.clock.now())) throw new AppError(dayControlErrors.future);
  const points = await readPoints(deps, day);
  const { signature, countersignature, changes } = await readSigning(deps, day);
  const blocking = blockingOf(points);
  const state = dayState({
    blocking,
    isSigned: signature !== null,
    isCountersigned: countersignature !== null,
    isChanged: changes.length > 0,
  });
  const next = nextSignature(state, blocking);
  return {
    day,
    state,
    blocking,
    checks: dayCheckKinds.map((kind) => ({
      kind,
      is_required: dayChecks[kind].isRequired,
      points: points[kind].slice(0, shownPoints),
      count: points[kind].length,
    })),
    next: next === 'countersign' && signature?.userId === actor.userId ? null : next,
    signature: signature && toWire(signature),
    countersignature: countersignature && toWire(countersignature),
    changes: changes.map(({ kind, label, at }) => ({ kind, label, at: at.toISOString() })),
  };
}

export const blockingOf = (points: Points): number =>
  dayCheckKinds.reduce((sum, kind) => sum + (dayChecks[kind].isRequired ? points[kind].length : 0), 0);

const toWire = ({ name, at, comment }: SignatureView) => ({ by: name, at: at.toISOString(), comment });

export async function readPoints(deps: Deps, day: IsoDay): Promise<Points> {
  const { db, clock } = deps;
  const now = clock.now();
  const range = { first: day, last: day };
  const isToday = day === parisDay(now);
  const navs = await listDueNavs(deps, range);
  const rates = await listDueRates(deps, range);
  const statements = await listLastStatements(db, day);
  const unattached = await getUnattachedFunds(deps);
  return {
    navs: navs.map(({ title }) => title),
    // A rate that is too old is that of today.
    rates: rates.filter(({ days }) => days.length > 0 || isToday).map(({ pair }) => pair),
    products: (await listUnpayableProducts(db)).map(({ title }) => title),
    orders: await listPaidWithoutOrder(db, day),
    accounts: statements.flatMap(({ account, asset, balance, books }) => {
      const difference = decimal(balance).minus(decimal(books));
      if (difference.eq(0)) return [];
      return [`${labelOf(account)}\u00a0: ${formatBookAmount(toText(difference), asset)}`];
    }),
    checking: await listCheckedBefore(db, new Date(now.getTime() - checkingMs)),
    unattached: unattached.sums.map(({ asset, amount }) => formatBookAmount(amount, asset)),
    mails: await listUndelivered(db),
  };
}

/** An IBAN, or the network and address of a wallet. */
function labelOf(account: string): string {
  const [kind = '', first = '', address = ''] = account.split(':');
  return kind === 'bank' ? formatIban(first) : `${first} ${formatShortAddress(address)}`;
}

export interface Signing {
  signature: SignatureView | null;
  countersignature: SignatureView | null;
  /** Written since the signature. */
  changes: readonly DayChange[];
}

export async function readSigning({ db }: Pick<Deps, 'db'>, day: IsoDay): Promise<Signing> {
  const signing = signingOf(await listSignatures(db, { first: day, last: day }));
  const { signature } = signing;
  return { ...signing, changes: signature === null ? [] : await listChangesSince(db, [signature]) };
}

/** The newest signature of a day, with the countersignature that came after it. */
function signingOf(signatures: readonly SignatureView[]): Omit<Signing, 'changes'> {
  const signature = signatures.findLast(({ act }) => act === 'sign') ?? null;
  const countersignature =
    signatures.findLast(({ act, at }) => act === 'countersign' && signature !== null && at >= signature.at) ??
    null;
  return { signature, countersignature };
}

/** Today and the days before it, today first: what was signed, without their checks. */
export async function listDayControls({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<components['schemas']['DayControls']> {
  const today = parisDay(clock.now());
  const days = Array.from({ length: listedDays }, (_, before) => addDays(today, -before));
  const first = days.at(-1) ?? today;
  const byDay = Map.groupBy(await listSignatures(db, { first, last: today }), (row) => isoDay(row.day));
  const signings = days.map((day) => ({ day, ...signingOf(byDay.get(day) ?? []) }));
  const signed = signings.flatMap(({ signature }) => (signature === null ? [] : [signature]));
  const changed = new Set((await listChangesSince(db, signed)).map(({ day }) => day));
  return {
    items: signings.map(({ day, signature, countersignature }) => {
      if (signature === null) return { day, state: 'unsigned' };
      if (changed.has(day)) return { day, state: 'reopened' };
      return { day, state: countersignature === null ? 'signed' : 'countersigned' };
    }),
  };
}
