// The documents of two companies: of one in each state that a client may see (D19), of the other all to be examined.
import { addDays, type IsoDay } from '@repo/domain/dates';
import { companyDocuments } from '../db/schema/kyc.ts';
import type { Deps } from '../deps.ts';
import { storeFile } from '../modules/documents/store-file.ts';
import { typesetPdf } from '../pdf/typeset.ts';
import { type DemoAccountKey, demoAccounts } from './accounts.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

interface DemoReview {
  status: 'approved' | 'checking' | 'rejected';
  rejectionReason: string | null;
}
type DemoReviews = Record<'kbis' | 'rbe' | 'statuts', DemoReview>;

const approved: DemoReview = { status: 'approved', rejectionReason: null };
const checking: DemoReview = { status: 'checking', rejectionReason: null };

const titles: Record<keyof DemoReviews, string> = {
  kbis: 'Extrait KBIS',
  rbe: 'Registre des bénéficiaires effectifs',
  statuts: 'Statuts signés',
};

export async function loadDemoCompanyDocuments(deps: Deps, today: IsoDay): Promise<void> {
  await loadDocuments(deps, 'gerant.belleval', instantOf(addDays(today, -20)), {
    kbis: approved,
    rbe: checking,
    statuts: { status: 'rejected', rejectionReason: 'La dernière page n’est pas signée.' },
  });
  await loadDocuments(deps, 'gerant.tilleul', instantOf(addDays(today, -5)), {
    kbis: checking,
    rbe: checking,
    statuts: checking,
  });
}

async function loadDocuments(
  deps: Deps,
  owner: DemoAccountKey,
  createdAt: Date,
  reviews: DemoReviews,
): Promise<void> {
  const userId = demoUserId(owner);
  const company = demoAccounts.find(({ key }) => key === owner)?.company?.name ?? '';
  for (const docType of ['kbis', 'rbe', 'statuts'] as const) {
    const bytes = await typesetPdf(
      {
        brand: company,
        title: titles[docType],
        subtitle: 'Document de démonstration',
        footer: 'Document de démonstration, sans valeur',
        createdAt,
      },
      (pdf) =>
        pdf.paragraph('Ce document a été créé pour la démonstration. Il ne concerne aucune société réelle.'),
    );
    const fileId = await storeFile(deps, {
      userId,
      purpose: 'company_document',
      name: `${docType}.pdf`,
      mime: 'application/pdf',
      bytes,
      scan: 'unscanned',
    });
    await deps.db.insert(companyDocuments).values({
      id: demoId(`company document ${owner} ${docType}`),
      userId,
      fileId,
      docType,
      ...reviews[docType],
      createdAt,
      updatedAt: createdAt,
    });
  }
}
