// Holders × classes of an issuer, before a round and after it.
import type { components } from '@repo/api-sdk/spec';
import { addedByRound, allot, type CapTable, capTable, type Holding, roundEffect } from '@repo/domain/kaskad';
import { decimal, toText } from '@repo/domain/money';
import type { ClassRow, IssuerRow } from '../../db/schema/kaskad.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { issuersErrors } from '../kaskad-rounds/issuer-details.ts';
import { toWorths } from '../kaskad-rounds/round-capital.ts';
import { findRoundView } from '../kaskad-rounds/rounds.repository.ts';
import { toIssuer } from '../kaskad-units/classes.mapper.ts';
import { findIssuer } from '../kaskad-units/classes.repository.ts';
import { allotmentErrors } from './allotment.errors.ts';
import { allotmentTexts as texts } from './allotment.texts.ts';
import {
  type HeldUnits,
  listCapitalClasses,
  listGrantedRights,
  listRegistered,
  listRoundDemands,
} from './cap-table.repository.ts';

type Schemas = components['schemas'];

/** Two investors of one name are two holders: their id is after it, and leaves before it is shown. */
const mark = '\u0000';
const holderOf = ({ name, userId }: Pick<HeldUnits, 'name' | 'userId'>) =>
  userId === null ? name : `${name}${mark}${userId}`;
const shownName = (holder: string): string => holder.split(mark, 1)[0] ?? holder;

const toHolding = (held: HeldUnits): Holding => ({
  holder: holderOf(held),
  shareClass: held.classId,
  units: held.units,
});

export interface ReadCapTable {
  issuer: IssuerRow;
  classes: readonly ClassRow[];
  round: RoundRow | null;
  before: CapTable;
  after: CapTable | null;
  worths: ReturnType<typeof toWorths>;
}

/** @throws 404 of an issuer that does not exist, or a round that is not its own. */
export async function readCapTable(
  { db }: Pick<Deps, 'db'>,
  { issuerId, roundId }: { issuerId: string; roundId: string | undefined },
): Promise<ReadCapTable> {
  const issuer = await findIssuer(db, issuerId);
  if (issuer === undefined) throw new AppError(issuersErrors.notFound);
  const view = roundId === undefined ? undefined : await findRoundView(db, roundId);
  if (roundId !== undefined && view?.issuer.id !== issuerId) throw new AppError(allotmentErrors.otherRound);
  const round = view?.round ?? null;
  const classes = await listCapitalClasses(db, issuerId);
  const ids = classes.map(({ id }) => id);
  const held =
    ids.length === 0
      ? []
      : [...(await listRegistered(db, ids, round?.id ?? null)), ...(await listGrantedRights(db, ids))];
  const holdings = held.map(toHolding);
  const shares = classes.map(({ id, kind }) => ({ id, isIssued: kind === 'shares' }));
  const base = { issuer, classes, round };
  if (round === null)
    return {
      ...base,
      before: capTable(shares, holdings),
      after: null,
      worths: { pre_money: null, post_money: null },
    };
  const added = ids.includes(round.classId) ? await readAdded({ db }, round) : [];
  const { worths, ...sides } = roundEffect(shares, holdings, {
    holdings: added,
    price: decimal(round.price),
  });
  return { ...base, ...sides, worths: toWorths(round, worths) };
}

/** Of an allotment that is published, its units; before it, what is requested, pro rata within the cap, and the rest of the cap. */
async function readAdded({ db }: Pick<Deps, 'db'>, round: RoundRow): Promise<Holding[]> {
  const demands = await listRoundDemands(db, round.id);
  const isPublished = demands.some(({ allotted }) => allotted !== null);
  const served = new Map(
    allot(demands, BigInt(round.cap), { kind: 'pro_rata' }).map(({ id, allotted }) => [id, allotted]),
  );
  const held = demands.map((demand) => ({
    holder: holderOf(demand),
    units: isPublished ? (demand.allotted ?? 0n) : (served.get(demand.id) ?? 0n),
  }));
  const units = held.reduce((sum, each) => sum + each.units, 0n);
  const total = addedByRound({ state: round.state, cap: BigInt(round.cap) }, isPublished ? units : null);
  return [...held, { holder: texts.unsubscribed, units: total - units }].flatMap((each) =>
    each.units > 0n ? [{ ...each, shareClass: round.classId }] : [],
  );
}

export async function getCapTable(
  deps: Pick<Deps, 'db'>,
  query: { issuerId: string; roundId: string | undefined },
): Promise<Schemas['CapTable']> {
  const { issuer, classes, round, before, after, worths } = await readCapTable(deps, query);
  return {
    issuer: toIssuer(issuer),
    classes: classes.map(({ id, symbol, name, kind }) => ({
      id,
      symbol,
      name,
      is_issued: kind === 'shares',
    })),
    before: toSide(before),
    after: after && toSide(after),
    ...worths,
    round: round && { id: round.id, name: round.name },
  };
}

const toSide = ({ rows, totals }: CapTable): Schemas['CapTableSide'] => ({
  rows: rows.map((row) => ({
    holder: shownName(row.holder),
    units: row.units.map(String),
    issued: row.issued.toString(),
    diluted: row.diluted.toString(),
    issued_percent: toText(row.issuedPercent, 2),
    diluted_percent: toText(row.dilutedPercent, 2),
  })),
  issued: totals.issued.toString(),
  diluted: totals.diluted.toString(),
});
