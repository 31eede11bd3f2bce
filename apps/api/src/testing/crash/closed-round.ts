// A round that closed with firm investments: each paid by one receipt, with its entry in the books.

import { insertMany } from '../../db/insert-many.ts';
import { receipts } from '../../db/schema/cash.ts';
import { kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { bookEntries } from '../../modules/books/book-entries.ts';
import { investedEntry } from '../../modules/kaskad-money/kaskad-entries.ts';
import { givenIssuer, openRound, signInInvestor } from '../../modules/kaskad-rounds/rounds.fixture.ts';
import { parisDay } from '../../paris-time.ts';

const investmentsOfPerson = 10;
/** In turn, in euros: a unit costs one. */
const requested = ['100', '70', '51'];
const dayMs = 24 * 3_600_000;

export interface ClosedRound {
  roundId: string;
  classId: string;
}

const unitsOf = (place: number) => requested[place % requested.length] ?? '1';

let filled = 0;

/** Of tokens with a vesting plan; four fifths of what is requested can be allotted. */
export async function fillClosedRound(
  deps: Deps,
  { count, recordedBy }: { count: number; recordedBy: string },
): Promise<ClosedRound> {
  const demand = Array.from({ length: count }, (_, place) => BigInt(unitsOf(place))).reduce(
    (a, b) => a + b,
    0n,
  );
  const cap = ((demand * 4n) / 5n).toString();
  const now = deps.clock.now();
  const token = await givenIssuer({ deps }, { kind: 'token', decimals: 2, network: 'ethereum' });
  const { round } = await openRound(
    { deps },
    {
      class: token,
      state: 'closed',
      instrument: 'tokens',
      price: '1',
      minimum: '1',
      target: cap,
      cap,
      closesAt: new Date(now.getTime() - dayMs),
      grantSchedule: { shape: 'linear', start: parisDay(now), start_months: 0, months: 12, step: 1 },
    },
  );
  const people: string[] = [];
  while (people.length * investmentsOfPerson < count) people.push((await signInInvestor({ deps })).userId);
  filled += 1;
  const rows = Array.from({ length: count }, (_, place) => ({
    id: deps.ids.uuid(),
    reference: `KSK-${2000 + filled}-${String(place + 1).padStart(4, '0')}`,
    userId: people[place % people.length] ?? '',
    units: unitsOf(place),
    firmAt: new Date(now.getTime() - dayMs + place),
  }));
  const paid = rows.map((row) => receiptOf(deps, row, { roundId: round.id, recordedBy }));
  await deps.db.transaction(async (tx) => {
    const of = {
      roundId: round.id,
      state: 'firm',
      price: '1',
      paymentAsset: 'EURO',
      createdAt: now,
    } as const;
    await insertMany(
      tx,
      kaskadInvestments,
      rows.map((row) => ({
        ...row,
        ...of,
        due: row.units,
        received: row.units,
        submittedAt: now,
        paidAt: now,
      })),
    );
    await insertMany(tx, receipts, paid);
    const entries = paid.map((receipt) =>
      investedEntry(receipt, { investmentId: receipt.investmentId, roundId: round.id }),
    );
    await bookEntries({ ...deps, db: tx }, null, entries);
  });
  return { roundId: round.id, classId: token.id };
}

function receiptOf(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { id, reference, userId, units }: { id: string; reference: string; userId: string; units: string },
  { roundId, recordedBy }: { roundId: string; recordedBy: string },
) {
  return {
    id: ids.uuid(),
    account: `escrow:${roundId}`,
    externalId: `VIR-${reference}`,
    source: 'typed' as const,
    state: 'invested' as const,
    day: parisDay(clock.now()),
    amount: units,
    asset: 'EURO',
    worth: units,
    payerName: 'Camille Moreau',
    payerAccount: 'FR7630006000011234567890189',
    investmentId: id,
    userId,
    recordedAt: clock.now(),
    recordedBy,
  };
}
