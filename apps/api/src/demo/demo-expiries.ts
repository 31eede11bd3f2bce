// Documents with a last day: a KBIS that expires in twelve days, a passport that has expired.
import { addDays } from '@repo/domain/dates';
import type { DatedDocument } from '@repo/domain/kyc';
import { listDocuments, listImages } from '../modules/client-identity/client-identity.repository.ts';
import { setDocumentExpiry } from '../modules/client-identity/set-document-expiry.ts';
import { advanceExpiries } from '../modules/document-expiries/advance-expiry.ts';
import type { DemoAccountKey } from './accounts.ts';
import { actOf, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoUserId } from './load-demo-accounts.ts';

interface DemoExpiry {
  owner: DemoAccountKey;
  document: DatedDocument;
  setDaysAgo: number;
  inDays: number;
}

const expiries: readonly DemoExpiry[] = [
  { owner: 'yanis.roche', document: 'identity', setDaysAgo: 60, inDays: -15 },
  { owner: 'gerant.belleval', document: 'kbis', setDaysAgo: 18, inDays: 12 },
];

export function demoExpiries(demo: DemoPast): DemoAct[] {
  const { deps, today } = demo;
  return [
    ...expiries.map(({ owner, document, setDaysAgo, inDays }) =>
      actOf(demo, { daysAgo: setDaysAgo, by: 'marc.admin', time: '11:20' }, async ({ past, actor }) => {
        const userId = demoUserId(owner);
        const files = [
          ...(await listImages(deps.db, userId)).map(({ file }) => ({ document: 'identity', file })),
          ...(await listDocuments(deps.db, userId)).map((one) => ({
            document: one.document.docType,
            file: one.file,
          })),
        ];
        const fileId = files.find((one) => one.document === document)?.file.id ?? '';
        const body = { document, file_id: fileId, last_day: addDays(today, inDays) };
        await setDocumentExpiry(past, actor, { userId, body });
      }),
    ),
    // The job of a morning since the passport has expired.
    actOf(demo, { daysAgo: 14, by: 'marc.admin', time: '05:10' }, ({ past }) => advanceExpiries(past)),
  ];
}
