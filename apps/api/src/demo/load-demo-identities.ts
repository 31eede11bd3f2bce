// Two identities to be examined: a person with both sides of a card, the manager of a company with a passport. Of one that was
// verified, its passport.
import { addDays, type IsoDay } from '@repo/domain/dates';
import { identityDocuments, localKycApplicants } from '../db/schema/kyc.ts';
import type { Deps } from '../deps.ts';
import { storeFile } from '../modules/documents/store-file.ts';
import { insertApplicant } from '../modules/kyc/applicants.repository.ts';
import type { DemoAccountKey } from './accounts.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';
import { loadDemoCompanyDocuments } from './load-demo-company-documents.ts';
import { specimenPng } from './specimen-image.ts';

interface DemoIdentity {
  owner: DemoAccountKey;
  docType: 'ID_CARD' | 'PASSPORT';
  sentDaysAgo: number;
  /** What was sent long ago is with the provider no more. */
  isDecided?: boolean;
  images: readonly { name: string; face: 'recto' | 'verso'; side: 'FRONT_SIDE' | 'BACK_SIDE' | null }[];
}

const identities: readonly DemoIdentity[] = [
  {
    owner: 'tom.girard',
    docType: 'ID_CARD',
    sentDaysAgo: 3,
    images: [
      { name: 'carte-recto.png', face: 'recto', side: 'FRONT_SIDE' },
      { name: 'carte-verso.png', face: 'verso', side: 'BACK_SIDE' },
    ],
  },
  {
    owner: 'gerant.tilleul',
    docType: 'PASSPORT',
    sentDaysAgo: 5,
    images: [{ name: 'passeport.png', face: 'recto', side: null }],
  },
  {
    owner: 'yanis.roche',
    docType: 'PASSPORT',
    sentDaysAgo: 719,
    isDecided: true,
    images: [{ name: 'passeport.png', face: 'recto', side: null }],
  },
];

/** With what staff examine beside them: the documents of companies. */
export async function loadDemoIdentities(deps: Deps, today: IsoDay): Promise<void> {
  await loadDemoCompanyDocuments(deps, today);
  for (const identity of identities) await loadIdentity(deps, today, identity);
}

async function loadIdentity(
  deps: Deps,
  today: IsoDay,
  { owner, docType, sentDaysAgo, isDecided, images }: DemoIdentity,
): Promise<void> {
  const userId = demoUserId(owner);
  const createdAt = instantOf(addDays(today, -sentDaysAgo), '10:40');
  const applicantId = demoId(`applicant ${owner}`);
  const times = { createdAt, updatedAt: createdAt };
  for (const { name, face, side } of images) {
    const mime = 'image/png';
    const bytes = specimenPng(face);
    const fileId = await storeFile(deps, {
      userId,
      purpose: 'identity_document',
      name,
      mime,
      bytes,
      scan: 'unscanned',
    });
    const id = demoId(`identity document ${owner} ${name}`);
    await deps.db
      .insert(identityDocuments)
      .values({ id, userId, fileId, docType, country: 'FRA', side, createdAt });
  }
  if (isDecided === true) return;
  // What the local provider received: it waits for a verdict, which staff may give.
  await deps.db.insert(localKycApplicants).values({
    id: applicantId,
    externalUserId: demoId(`external ${owner}`),
    reviewStatus: 'pending',
    documents: images.map(({ name, side }) => ({
      idDocType: docType,
      idDocSubType: side,
      country: 'FRA',
      fileName: name,
    })),
    ...times,
  });
  await insertApplicant(deps.db, { id: demoId(`applicant row ${owner}`), userId, applicantId, ...times });
}
