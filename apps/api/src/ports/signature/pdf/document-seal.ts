// The seal of the publisher on the documents that it issues: statements, costs, tax files, receipts, personal data. Contracts are
// sealed by their signature provider.
import { join } from 'node:path';
import type { PdfHeading } from '../../../pdf/typeset.ts';
import type { Settings } from '../../../settings.ts';
import type { Clock } from '../../clock/clock.ts';
import { sealPdf } from './seal.ts';
import { readSealingKey, type SealingKey, sharedSealingKey } from './sealing-key.ts';

/** Returns the document sealed, or as it is where the installation has no key. The same document gives the same bytes. */
export type DocumentSeal = (
  document: Uint8Array,
  heading: Pick<PdfHeading, 'title' | 'createdAt'>,
) => Promise<Uint8Array>;

/** @throws when the key file of the settings cannot be read. */
export async function createDocumentSeal({
  settings,
  clock,
}: {
  settings: Settings;
  clock: Clock;
}): Promise<DocumentSeal> {
  const keyOf = await findKey(settings, clock);
  const signerName = settings.company.name ?? settings.brands.yield;
  return async (original, { title: reason, createdAt }) => {
    const key = await keyOf();
    if (key === null) return original;
    // A reader takes a seal from before its certificate for invalid.
    const { validFromDate } = key.certificate;
    const signedAt = createdAt < validFromDate ? validFromDate : createdAt;
    return sealPdf({ original, key, signerName, reason, location: '', signedAt });
  };
}

async function findKey(
  { sealKeyFile, yousign, dataDir }: Settings,
  clock: Clock,
): Promise<() => Promise<SealingKey | null>> {
  if (sealKeyFile !== null) {
    const key = await readSealingKey(sealKeyFile);
    return () => Promise.resolve(key);
  }
  // The certificate of the local provider says that it is one: not beside real signatures.
  if (yousign !== null) return () => Promise.resolve(null);
  return () => sharedSealingKey(join(dataDir, 'keys'), clock.now());
}
