// The records that notes and tasks are on: their words, and the client that they are about.
import type { NoteKind } from '@repo/domain/records';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isUuid } from '../../db/is-among.ts';
import { payouts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { clientName } from '../accounts/client-name.ts';

export interface SubjectRef {
  subjectKind: NoteKind;
  subjectId: string;
}

export interface Subject {
  label: string;
  userId: string | null;
}

export const subjectKey = ({ subjectKind, subjectId }: SubjectRef): string => `${subjectKind} ${subjectId}`;

/** By `subjectKey`; what does not exist, or no longer, is left out. */
export async function readSubjects(
  db: Database,
  refs: readonly SubjectRef[],
): Promise<ReadonlyMap<string, Subject>> {
  const found = await Promise.all(
    (['contract', 'payout', 'strategy', 'user'] as const).map(async (kind) => {
      const ids = [...new Set(refs.filter((ref) => ref.subjectKind === kind).map((ref) => ref.subjectId))];
      const rows = ids.length === 0 ? [] : await readers[kind](db, ids);
      return rows.map(({ id, ...subject }): [string, Subject] => [
        subjectKey({ subjectKind: kind, subjectId: id }),
        subject,
      ]);
    }),
  );
  return new Map(found.flat());
}

type Reader = (db: Database, ids: string[]) => Promise<(Subject & { id: string })[]>;

const client = {
  isCompany: users.isCompany,
  companyName: users.companyName,
  firstname: users.firstname,
  lastname: users.lastname,
};

const labelOf = (owner: Parameters<typeof clientName>[0], poNumber: string | null) =>
  [clientName(owner).trim(), poNumber].filter(Boolean).join(' · ');

const readers: Record<NoteKind, Reader> = {
  contract: async (db, ids) => {
    const rows = await db
      .select({ id: contracts.id, userId: contracts.userId, poNumber: contracts.poNumber, owner: client })
      .from(contracts)
      .innerJoin(users, eq(users.id, contracts.userId))
      .where(inArray(contracts.id, uuids(ids)));
    return rows.map(({ id, userId, poNumber, owner }) => ({ id, userId, label: labelOf(owner, poNumber) }));
  },
  payout: async (db, ids) => {
    const rows = await db
      .select({ id: payouts.id, userId: payouts.userId, poNumber: contracts.poNumber, owner: client })
      .from(payouts)
      .leftJoin(users, eq(users.id, payouts.userId))
      .leftJoin(contracts, eq(contracts.id, payouts.contractId))
      // Refunds of Kaskad are not found here.
      .where(and(inArray(payouts.id, uuids(ids)), ne(payouts.kind, 'kaskad_refund')));
    return rows.map(({ id, userId, poNumber, owner }) => ({
      id,
      userId,
      label: owner === null ? (poNumber ?? '') : labelOf(owner, poNumber),
    }));
  },
  strategy: async (db, ids) => {
    const rows = await db
      .select({ id: strategies.id, title: strategies.title })
      .from(strategies)
      .where(inArray(strategies.id, ids));
    return rows.map(({ id, title }) => ({ id, userId: null, label: title }));
  },
  user: async (db, ids) => {
    const rows = await db
      .select({ id: users.id, owner: client })
      .from(users)
      .where(inArray(users.id, uuids(ids)));
    return rows.map(({ id, owner }) => ({ id, userId: id, label: clientName(owner) }));
  },
};

const uuids = (ids: readonly string[]) => ids.filter(isUuid);
