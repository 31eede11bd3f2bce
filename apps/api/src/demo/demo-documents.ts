import { createHash } from 'node:crypto';
import type { ContractRow } from '../db/schema/contracts.ts';
import type { Deps } from '../deps.ts';
import { type ContractParties, writeDocuments } from '../modules/contracts/write-documents.ts';
import { storeFile } from '../modules/documents/store-file.ts';
import { sealDocuments } from '../ports/signature/local/seal-documents.ts';
import { loadSealingKey } from '../ports/signature/pdf/sealing-key.ts';
import type { SignatureDocument } from '../ports/signature/signature-port.ts';
import { demoId } from './demo-clock.ts';

const consent = 'Données de démonstration : signature créée au chargement, sans signataire réel.';

/** The contract and its PEP declaration as the local provider would have sealed them, kept as signed documents are. */
export async function storeDemoDocuments(
  deps: Deps,
  parties: ContractParties,
  signing: { signedAt: Date; keyFolder: string },
): Promise<Pick<ContractRow, 'contractFileId' | 'pepFileId'>> {
  const originals = await writeDocuments(deps, parties);
  const idByNature = new Map<SignatureDocument['nature'], string>();
  for (const { nature, fileName, content } of await seal(originals, parties, signing)) {
    const id = await storeFile(deps, {
      userId: parties.client.id,
      purpose: nature,
      name: fileName,
      mime: 'application/pdf',
      bytes: content,
    });
    idByNature.set(nature, id);
  }
  return { contractFileId: idByNature.get('contract') ?? null, pepFileId: idByNature.get('pep') ?? null };
}

async function seal(
  originals: readonly SignatureDocument[],
  { contract, client }: ContractParties,
  { signedAt, keyFolder }: { signedAt: Date; keyFolder: string },
): Promise<SignatureDocument[]> {
  const key = await loadSealingKey(keyFolder, signedAt);
  const id = demoId(`signature ${contract.id}`);
  const documents = originals.map(({ nature, fileName, content }) => ({
    signatureId: id,
    nature,
    fileName,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    sealed: null,
  }));
  const evidence = {
    signedAt: signedAt.toISOString(),
    ipAddress: '192.0.2.1',
    userAgent: 'demonstration',
    consent,
    documents: documents.map(({ fileName, sha256 }) => ({ fileName, sha256 })),
  };
  const signature = {
    id,
    externalId: id,
    tokenHash: '',
    name: contract.poNumber,
    status: 'done' as const,
    signer: {
      firstName: client.firstname,
      lastName: client.lastname,
      email: client.email,
      phone: client.phone,
    },
    summary: [],
    evidence,
    createdAt: signedAt,
    updatedAt: signedAt,
  };
  const bytes = await sealDocuments({ signature, documents, evidence, key });
  return originals.map((original) => ({
    ...original,
    content: bytes.find((document) => document.nature === original.nature)?.sealed ?? original.content,
  }));
}
