// The money of a client with rows in every table: see `full-account.fixture.ts`.
import { eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema/audit.ts';
import { entryReasons, unitMovements } from '../../db/schema/books.ts';
import { kaskadPayoutDetails, payoutDetails, payoutFiles, payouts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { contractDocuments, paymentProofs } from '../../db/schema/contracts.ts';
import { dealDecisions } from '../../db/schema/corrections.ts';
import { files } from '../../db/schema/files.ts';
import { monthlyNotices, statementIssues, yearlyNotices } from '../../db/schema/statements.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { insertDealt, payOut } from '../books/books.fixture.ts';

interface Owner {
  client: SignedIn;
  contractId: string;
  mark: string;
}

export async function insertFullMoney(test: TestApp, owner: Owner): Promise<void> {
  const staff = await signIn(test, 'admin_yield', { lastname: `hidden-${owner.mark}` });
  await insertPayment(test, owner, staff);
  await insertPayout(test, owner, staff);
  await insertPapers(test, owner, staff);
  await insertReasons(test, owner, staff);
  await insertAdded(test, owner, staff);
}

/** What staff added to the contract. */
async function insertAdded(
  test: TestApp,
  { client: { userId }, contractId, mark }: Owner,
  staff: SignedIn,
): Promise<void> {
  const { db, ids } = test.deps;
  const [id, fileId, now] = [ids.uuid(), ids.uuid(), test.clock.now()];
  await db.insert(files).values({
    id: fileId,
    userId,
    storageKey: `hidden-added-${mark}`,
    purpose: 'contract_document',
    originalName: `ajout ${mark}.pdf`,
    mime: 'application/pdf',
    sizeBytes: 3,
    sha256: `empreinte ajoutée ${mark}`,
    createdAt: now,
  });
  const version = {
    documentId: id,
    contractId,
    number: 1,
    title: `ajouté ${mark}`,
    reason: `remplacé ${mark}`,
  };
  await db.insert(contractDocuments).values({ id, ...version, fileId, addedAt: now, addedBy: staff.userId });
}

/** What staff wrote of an entry, and of a deal that was corrected. */
async function insertReasons(test: TestApp, { contractId, mark }: Owner, staff: SignedIn): Promise<void> {
  const { db, ids, clock } = test.deps;
  const reason = `hidden-${mark}`;
  const [movement] = await db.select().from(unitMovements).where(eq(unitMovements.contractId, contractId));
  if (movement === undefined) throw new Error(`contract ${contractId} has no movement`);
  const { strategyId, number, entry } = movement;
  await db.insert(entryReasons).values({ entry, reason });
  await db.insert(dealDecisions).values({
    id: ids.uuid(),
    strategyId,
    movement: number,
    decision: 'left',
    reason,
    decidedBy: staff.userId,
    decidedAt: clock.now(),
  });
}

async function insertPayment(
  test: TestApp,
  { client: { userId }, contractId, mark }: Owner,
  staff: SignedIn,
): Promise<void> {
  const { db } = test.deps;
  const now = test.clock.now();
  await db.insert(paymentProofs).values({
    contractId,
    userId,
    reference: `preuve ${mark}`,
    executedOn: '2026-01-02',
    submittedAt: now,
  });
  const order = { contractId, userId, strategyId: 'usdfy', asset: 'EURO' } as const;
  await insertDealt(test.deps, [
    {
      ...order,
      kind: 'payment',
      orderDay: '2026-01-02',
      amount: '15000',
      reference: `paiement ${mark}`,
      placedBy: staff.userId,
      percents: ['0.1', '0.5'],
      fees: ['15', '74.925'],
      deal: { day: '2026-01-02', nav: '101', units: '184.530631188119', netReference: '18637.59375' },
    },
    {
      ...order,
      kind: 'closing',
      orderDay: '2026-01-03',
      exitPercent: '0.2',
      note: `retrait ${mark}`,
      deal: {
        day: '2026-01-03',
        nav: '100.495',
        units: '184.530631188119',
        gross: '14835.52',
        exitFee: '29.67',
      },
    },
  ]);
  await db.insert(auditLog).values({
    at: now,
    actorId: staff.userId,
    actorRole: 'admin_yield',
    ip: `hidden-${mark}`,
    action: 'payment.paid',
    objectType: 'contract',
    objectId: contractId,
    after: { detail: `hidden-${mark}` },
  });
}

/** A closing that was paid, after the file of transfers it was in was withdrawn. */
async function insertPayout(
  test: TestApp,
  { client: { userId }, contractId, mark }: Owner,
  staff: SignedIn,
): Promise<void> {
  const { db, ids } = test.deps;
  const now = test.clock.now();
  await payOut(test.deps, {
    contractId,
    day: '2026-01-04',
    reference: `versement ${mark}`,
    by: staff.userId,
  });
  const paid = await db
    .update(payouts)
    .set({ beneficiaryName: `titulaire ${mark}` })
    .where(eq(payouts.contractId, contractId))
    .returning({ id: payouts.id });
  await db.insert(payoutFiles).values({
    id: ids.uuid(),
    messageId: `virement ${mark}`,
    account: 'bank:house',
    content: `<Nm>nom ${mark}</Nm>`,
    sha256: `hidden-${mark}`,
    payoutIds: paid.map(({ id }) => id),
    createdAt: now,
    createdBy: staff.userId,
  });
  for (const table of [payoutDetails, kaskadPayoutDetails])
    await db.insert(table).values({
      id: ids.uuid(),
      userId,
      method: 'rib',
      holder: `titulaire ${mark}`,
      account: `compte ${mark}`,
      declaredAt: now,
      usableFrom: now,
    });
}

async function insertPapers(
  test: TestApp,
  { client: { userId }, contractId, mark }: Owner,
  staff: SignedIn,
): Promise<void> {
  const { db, ids } = test.deps;
  const now = test.clock.now();
  await db.insert(statementIssues).values({
    id: ids.uuid(),
    userId,
    firstDay: '2025-12-01',
    lastDay: '2025-12-31',
    currency: 'EUR',
    sha256: `releve ${mark}`,
    figures: { solde: `chiffre ${mark}` },
    issuedAt: now,
  });
  await db.insert(yearlyNotices).values({ userId, year: 2025, queuedAt: now });
  await db.insert(monthlyNotices).values({ userId, month: '2026-01', queuedAt: now });
  await db.insert(changeRequests).values({
    id: ids.uuid(),
    kind: 'contract.close',
    state: 'approved',
    subjectType: 'contract',
    subjectId: contractId,
    subjectLabel: `hidden-${mark}`,
    userId,
    payload: { note: `hidden-${mark}` },
    fingerprint: `hidden-${mark}`,
    makerId: staff.userId,
    reason: `hidden-${mark}`,
    createdAt: now,
    expiresAt: now,
    checkerId: staff.userId,
    decidedAt: now,
    decisionReason: `hidden-${mark}`,
  });
  // Requested by the client: they typed it, and read why it was refused.
  await db.insert(changeRequests).values({
    id: ids.uuid(),
    kind: 'user.profile',
    state: 'refused',
    subjectType: 'user',
    subjectId: userId,
    subjectLabel: mark,
    userId,
    payload: { input: {}, lines: [{ label: 'Nom', before: mark, after: `nouveau nom ${mark}` }] },
    fingerprint: `hidden-${mark}`,
    makerId: userId,
    reason: `hidden-${mark}`,
    createdAt: now,
    expiresAt: now,
    checkerId: staff.userId,
    decidedAt: now,
    decisionReason: `refus du profil ${mark}`,
  });
}
