// A client with rows in every table, each text carrying their own mark: what an export gives, and to whom.
import { isoDay } from '@repo/domain/dates';
import { auditLog } from '../../db/schema/audit.ts';
import { consents, contracts, poNumbers, signatureRequests } from '../../db/schema/contracts.ts';
import { deletionRequests } from '../../db/schema/deletion.ts';
import { files } from '../../db/schema/files.ts';
import { challenges, clientViews, sessions } from '../../db/schema/identity.ts';
import { applicants, companyDocuments, documentExpiries, identityDocuments } from '../../db/schema/kyc.ts';
import { messageFiles, messages, messageThreads } from '../../db/schema/messages.ts';
import { plannedEmails } from '../../db/schema/planned-emails.ts';
import { idempotencyKeys, mailOutbox } from '../../db/schema/platform.ts';
import { staffDefaultViews, staffViews } from '../../db/schema/staff-views.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenPrepared } from '../assisted/assisted.fixture.ts';
import { insertFactors } from './full-factors.fixture.ts';
import { insertFullKaskad } from './full-kaskad.fixture.ts';
import { insertFullMoney } from './full-money.fixture.ts';

export type FullAccount = SignedIn & { contractId: string };

/** `mark` is in every text of theirs that the export gives; `hidden-<mark>` in every text that it must not give. */
export async function createFullAccount(test: TestApp, mark: string): Promise<FullAccount> {
  const client = await signIn(test, 'client', {
    email: `${mark}@exemple.fr`,
    firstname: `prenom ${mark}`,
    lastname: `nom ${mark}`,
    address: `rue ${mark}`,
    city: `ville ${mark}`,
    companyName: `societe ${mark}`,
    registrationNumber: '732829320',
  });
  const contractId = await insertContract(test, client, mark);
  await insertFullMoney(test, { client, contractId, mark });
  await insertFullKaskad(test, { userId: client.userId, mark });
  await insertIdentity(test, client, mark);
  await insertTraces(test, client, mark);
  await insertFactors(test, client, mark);
  await insertMessages(test, { client, contractId, mark });
  await givenPrepared(test, client.userId, {
    state: 'accepted',
    contractId,
    poNumber: `PO-${mark}`,
    paymentOrigin: `portefeuille ${mark}`,
    fundsDetail: `fonds ${mark}`,
    presenceHash: `hidden-${mark}`,
  });
  await insertView(test, client, mark);
  return { ...client, contractId };
}

async function insertContract(test: TestApp, { userId }: SignedIn, mark: string): Promise<string> {
  const { db, ids } = test.deps;
  const now = test.clock.now();
  const contractId = ids.uuid();
  await db.insert(poNumbers).values({ number: `PO-${mark}`, userId, reservedAt: now });
  await db.insert(contracts).values({
    id: contractId,
    userId,
    strategyId: 'usdfy',
    poNumber: `PO-${mark}`,
    status: 'signed',
    paymentStatus: 'paid',
    currency: 'EURO',
    amount: '15000',
    paymentMethod: 'rib',
    paymentReference: `contrat ${mark}`,
    paymentRecordedAt: '2026-01-02',
    signedAt: now,
  });
  await db.insert(signatureRequests).values({
    id: ids.uuid(),
    contractId,
    userId,
    provider: 'local',
    providerRequestId: `demande ${mark}`,
    iframeUrl: `https://hidden-${mark}`,
  });
  await db.insert(consents).values({
    id: ids.uuid(),
    userId,
    contractId,
    kind: 'terms',
    document: `document ${mark}`,
    label: `label ${mark}`,
    step: `étape ${mark}`,
    textVersion: '1',
    textSha256: `sha ${mark}`,
    acceptedAt: now,
    ipAddress: `ip ${mark}`,
  });
  await db.insert(timelineEvents).values({
    id: ids.uuid(),
    userId,
    contractId,
    type: 'other',
    metadata: { note: `note ${mark}` },
    occurredAt: now,
  });
  return contractId;
}

async function insertIdentity(test: TestApp, { userId }: SignedIn, mark: string): Promise<void> {
  const { db, ids } = test.deps;
  const now = test.clock.now();
  const fileId = ids.uuid();
  await db.insert(files).values({
    id: fileId,
    userId,
    storageKey: `hidden-${mark}`,
    purpose: 'identity_document',
    originalName: `fichier ${mark}.png`,
    mime: 'image/png',
    sizeBytes: 3,
    sha256: `empreinte ${mark}`,
    createdAt: now,
  });
  await db
    .insert(identityDocuments)
    .values({ id: ids.uuid(), userId, fileId, docType: `piece ${mark}`, country: 'FRA', createdAt: now });
  await db.insert(companyDocuments).values({
    id: ids.uuid(),
    userId,
    fileId,
    docType: 'kbis',
    status: 'rejected',
    rejectionReason: `motif ${mark}`,
    markFault: 'other',
    markMessage: `hidden-${mark}`,
    staffComment: `hidden-${mark}`,
    createdAt: now,
    updatedAt: now,
  });
  const dated = { userId, fileId, lastDay: isoDay('2031-01-04'), setBy: userId, setAt: now };
  await db.insert(documentExpiries).values([
    { ...dated, document: 'identity' },
    { ...dated, document: 'kbis' },
  ]);
  await db.insert(applicants).values({
    id: ids.uuid(),
    userId,
    applicantId: `candidat ${mark}`,
    refusalComment: `commentaire ${mark}`,
    staffNote: `hidden-${mark}`,
    rejectLabels: [`hidden-${mark}`],
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(auditLog).values({
    at: now,
    action: 'kyc.changed',
    objectType: 'user',
    objectId: userId,
    before: { kyc_status: 'started' },
    after: { kyc_status: 'verified', reject_labels: [`hidden-${mark}`] },
  });
}

async function insertTraces(test: TestApp, { userId, email }: SignedIn, mark: string): Promise<void> {
  const { db, ids } = test.deps;
  const now = test.clock.now();
  await db.insert(sessions).values({
    id: ids.uuid(),
    tokenHash: `hidden-${mark}`,
    userId,
    ip: `adresse ${mark}`,
    userAgent: `navigateur ${mark}`,
    authMethods: ['password'],
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now,
    absoluteExpiresAt: now,
  });
  const viewer = await signIn(test, 'admin_yield');
  await db.insert(clientViews).values({
    id: ids.uuid(),
    clientId: userId,
    viewerId: viewer.userId,
    viewerSessionId: ids.uuid(),
    viewerRole: 'admin',
    reason: 'request',
    details: `consultation ${mark}`,
    createdAt: now,
    openedAt: now,
    tokenHash: `hidden-${mark}`,
  });
  await db.insert(challenges).values({
    id: ids.uuid(),
    tokenHash: `hidden-${mark}`,
    codeHash: `hidden-${mark}`,
    userId,
    purpose: 'link',
    target: `cible ${mark}`,
    createdAt: now,
    expiresAt: now,
  });
  await db.insert(mailOutbox).values({
    id: ids.uuid(),
    kind: 'code',
    recipient: email,
    userId,
    senderName: 'Yield',
    subject: `sujet ${mark}`,
    body: `hidden-${mark}`,
    createdAt: now,
    nextAttemptAt: now,
  });
  await db
    .insert(deletionRequests)
    .values({ id: ids.uuid(), userId, requestedAt: now, effectiveOn: '2026-02-03', canceledAt: now });
  await db.insert(idempotencyKeys).values({
    userId,
    operationId: 'createContract',
    key: 'k',
    requestHash: `hidden-${mark}`,
    createdAt: now,
  });
  await db.insert(auditLog).values({
    at: now,
    actorId: userId,
    actorRole: 'client',
    ip: `trace ${mark}`,
    action: 'test.done',
    objectType: 'other',
    objectId: `hidden-${mark}`,
  });
}

async function insertMessages(
  test: TestApp,
  { client: { userId }, contractId, mark }: { client: SignedIn; contractId: string; mark: string },
): Promise<void> {
  const { db, ids } = test.deps;
  const now = test.clock.now();
  const [threadId, messageId, fileId] = [ids.uuid(), ids.uuid(), ids.uuid()];
  await db.insert(messageThreads).values({
    id: threadId,
    userId,
    contractId,
    subject: `objet ${mark}`,
    state: 'waiting',
    since: now,
    openedAt: now,
  });
  await db.insert(messages).values({
    id: messageId,
    threadId,
    authorId: userId,
    side: 'client',
    text: `message ${mark}`,
    sentAt: now,
  });
  await db.insert(files).values({
    id: fileId,
    userId,
    storageKey: `hidden-message-${mark}`,
    purpose: 'message',
    originalName: `joint ${mark}.png`,
    mime: 'image/png',
    sizeBytes: 3,
    sha256: `empreinte jointe ${mark}`,
    createdAt: now,
  });
  await db.insert(messageFiles).values({ fileId, uploaderId: userId, messageId });
}

/** They were staff once. */
async function insertView(test: TestApp, { userId }: SignedIn, mark: string): Promise<void> {
  const { db, ids } = test.deps;
  const now = test.clock.now();
  const id = ids.uuid();
  const screen = 'contracts';
  await db.insert(staffViews).values({
    id,
    ownerId: userId,
    screen,
    name: `hidden-${mark}`,
    query: `recherche=hidden-${mark}`,
    isShared: true,
    position: 1,
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(staffDefaultViews).values({ userId, screen, viewId: id });
  await db.insert(plannedEmails).values({
    id: ids.uuid(),
    userId,
    email: `hidden-${mark}@exemple.fr`,
    reason: `hidden-${mark}`,
    enteredBy: userId,
    approvedAt: now,
    effectiveAt: now,
    endedAt: now,
  });
}
