// SQL of the words of what waits: what each thing is, whose, and on which record it is done.
import type { AuditObject } from '@repo/domain/audit';
import { formatNumericDate } from '@repo/domain/format';
import { companyDocumentNames } from '@repo/domain/kyc';
import { changeKindTexts } from '@repo/domain/two-persons';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { isAmong } from '../../db/is-among.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { companyDocuments } from '../../db/schema/kyc.ts';
import { messageThreads } from '../../db/schema/messages.ts';
import { workItems } from '../../db/schema/records.ts';
import { registerLines } from '../../db/schema/register.ts';
import { clientName } from '../accounts/client-name.ts';
import { listHolders } from '../payout-holds/payout-holds.repository.ts';
import { readSubjects, subjectKey } from '../records/subjects.repository.ts';
import type { StoredKind } from './waiting.repository.ts';

export interface WorkLabel {
  id: string;
  label: string;
  detail: string | null;
  amount: string | null;
  asset: string | null;
  /** Of the record on which it is done. */
  linkId: string;
  /** The record whose history names what was done of it. */
  object: { type: AuditObject; id: string };
}

const owner = {
  isCompany: users.isCompany,
  companyName: users.companyName,
  firstname: users.firstname,
  lastname: users.lastname,
};
type Owner = Parameters<typeof clientName>[0] | null;
const nameOf = (client: Owner) => (client === null ? null : clientName(client).trim() || null);
const plain = { amount: null, asset: null };

/** By id; what no longer exists is left out. */
export async function readWorkLabels(
  db: Database,
  kind: StoredKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WorkLabel>> {
  const labels = ids.length === 0 ? [] : await readers[kind](db, (column) => isAmong(column, ids));
  return new Map(labels.map((label) => [label.id, label]));
}

type Reader = (db: Database, among: (column: PgColumn) => SQL) => Promise<WorkLabel[]>;

const readContracts: Reader = async (db, among) => {
  const rows = await db
    .select({
      id: contracts.id,
      label: contracts.poNumber,
      amount: contracts.amount,
      asset: contracts.currency,
      owner,
    })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .where(among(contracts.id));
  return rows.map(({ owner: client, ...row }) => ({
    ...row,
    detail: nameOf(client),
    linkId: row.id,
    object: { type: 'contract', id: row.id },
  }));
};

const readRegister: Reader = async (db, among) => {
  const rows = await db
    .select({
      id: registerLines.id,
      amount: registerLines.amount,
      asset: registerLines.asset,
      contractId: registerLines.contractId,
      po: contracts.poNumber,
      owner,
    })
    .from(registerLines)
    .leftJoin(contracts, eq(contracts.id, registerLines.contractId))
    .leftJoin(users, eq(users.id, contracts.userId))
    .where(among(registerLines.id));
  return rows.map(({ id, amount, asset, contractId, po, owner: client }) => ({
    id,
    amount,
    asset,
    linkId: id,
    label: po ?? '',
    detail: nameOf(client),
    object: { type: 'contract', id: contractId },
  }));
};

const readers: Readonly<Record<StoredKind, Reader>> = {
  dispute: async (db, among) => {
    const rows = await listHolders(db, among);
    return rows.map(({ id, about, client }) => ({
      ...plain,
      id,
      label: nameOf(client) ?? '',
      detail: about,
      linkId: client.id,
      object: { type: 'user', id: client.id },
    }));
  },
  proof: readContracts,
  payment: readContracts,
  kyc: async (db, among) => {
    const rows = await db.select({ id: users.id, owner }).from(users).where(among(users.id));
    return rows.map(({ id, owner: client }) => ({
      ...plain,
      id,
      label: nameOf(client) ?? '',
      detail: null,
      linkId: id,
      object: { type: 'user', id },
    }));
  },
  document: async (db, among) => {
    const rows = await db
      .select({ id: companyDocuments.id, type: companyDocuments.docType, userId: users.id, owner })
      .from(companyDocuments)
      .innerJoin(users, eq(users.id, companyDocuments.userId))
      .where(among(companyDocuments.id));
    return rows.map(({ id, type, userId, owner: client }) => ({
      ...plain,
      id,
      label: nameOf(client) ?? '',
      detail: companyDocumentNames[type],
      linkId: userId,
      object: { type: 'user', id: userId },
    }));
  },
  payout: async (db, among) => {
    const rows = await db
      .select({
        id: payouts.id,
        beneficiary: payouts.beneficiaryName,
        requestedAt: payouts.requestedAt,
        amount: payouts.amount,
        asset: payouts.asset,
        po: contracts.poNumber,
        owner,
      })
      .from(payouts)
      .leftJoin(contracts, eq(contracts.id, payouts.contractId))
      .leftJoin(users, eq(users.id, payouts.userId))
      .where(among(payouts.id));
    return rows.map(({ id, amount, asset, po, beneficiary, requestedAt, owner: client }) => ({
      id,
      amount,
      asset,
      linkId: id,
      // Money of an unknown sender has neither.
      label: po ?? nameOf(client) ?? beneficiary ?? formatNumericDate(requestedAt.toISOString()),
      detail: po === null ? null : nameOf(client),
      object: { type: 'payout', id },
    }));
  },
  request: async (db, among) => {
    const { id, kind, subjectLabel, subjectType, subjectId } = changeRequests;
    const rows = await db
      .select({ id, kind, subjectLabel, subjectType, subjectId })
      .from(changeRequests)
      .where(among(id));
    return rows.map((row) => ({
      ...plain,
      id: row.id,
      label: changeKindTexts[row.kind],
      detail: row.subjectLabel,
      linkId: row.id,
      object: { type: row.subjectType, id: row.subjectId },
    }));
  },
  funds: async (db, among) => {
    const { id, amount, asset, payerName, day } = receipts;
    const rows = await db.select({ id, amount, asset, payerName, day }).from(receipts).where(among(id));
    return rows.map((row) => ({
      id: row.id,
      amount: row.amount,
      asset: row.asset,
      linkId: row.id,
      label: row.payerName ?? formatNumericDate(row.day),
      detail: row.payerName === null ? null : formatNumericDate(row.day),
      object: { type: 'receipt', id: row.id },
    }));
  },
  message: async (db, among) => {
    const rows = await db
      .select({ id: messageThreads.id, label: messageThreads.subject, userId: messageThreads.userId, owner })
      .from(messageThreads)
      .innerJoin(users, eq(users.id, messageThreads.userId))
      .where(among(messageThreads.id));
    return rows.map(({ id, label, userId, owner: client }) => ({
      ...plain,
      id,
      label,
      detail: nameOf(client),
      linkId: id,
      object: { type: 'user', id: userId },
    }));
  },
  register_gap: readRegister,
  register_entry: readRegister,
  task: async (db, among) => {
    const { id, title, subjectKind, subjectId } = workItems;
    const rows = await db.select({ id, title, subjectKind, subjectId }).from(workItems).where(among(id));
    const subjects = await readSubjects(db, rows);
    return rows.map((row) => ({
      ...plain,
      id: row.id,
      label: row.title,
      detail: subjects.get(subjectKey(row))?.label ?? null,
      linkId: row.id,
      object: { type: row.subjectKind, id: row.subjectId },
    }));
  },
};
