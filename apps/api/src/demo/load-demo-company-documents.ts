// The company's three documents, one in each state a client may see (D19).
import { addDays, type IsoDay } from '@repo/domain/dates';
import { companyDocuments } from '../db/schema/kyc.ts';
import type { Deps } from '../deps.ts';
import { storeFile } from '../modules/documents/store-file.ts';
import { typesetPdf } from '../pdf/typeset.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

interface DemoCompanyDocument {
  docType: 'kbis' | 'rbe' | 'statuts';
  title: string;
  status: 'approved' | 'checking' | 'rejected';
  rejectionReason: string | null;
}

const documents: readonly DemoCompanyDocument[] = [
  { docType: 'kbis', title: 'Extrait KBIS', status: 'approved', rejectionReason: null },
  {
    docType: 'rbe',
    title: 'Registre des bénéficiaires effectifs',
    status: 'checking',
    rejectionReason: null,
  },
  {
    docType: 'statuts',
    title: 'Statuts signés',
    status: 'rejected',
    rejectionReason: 'La dernière page n’est pas signée.',
  },
];

export async function loadDemoCompanyDocuments(deps: Deps, today: IsoDay): Promise<void> {
  const userId = demoUserId('gerant.belleval');
  const createdAt = instantOf(addDays(today, -20));
  for (const { docType, title, status, rejectionReason } of documents) {
    const bytes = await typesetPdf(
      {
        brand: 'Belleval Patrimoine',
        title,
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
    });
    await deps.db.insert(companyDocuments).values({
      id: demoId(`company document ${docType}`),
      userId,
      fileId,
      docType,
      status,
      rejectionReason,
      createdAt,
      updatedAt: createdAt,
    });
  }
}
