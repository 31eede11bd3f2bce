// What Yousign gives back once all is signed: the documents, and its audit trail.
import type { SignatureDocumentNature, SignedDocument } from '../signature-port.ts';
import type { YousignClient, YousignFile } from './yousign-client.ts';
import { documentListSchema, type YousignRequest } from './yousign-responses.ts';

const extensions = { 'application/pdf': 'pdf', 'application/zip': 'zip' } as const;

/** Before it is done there is no audit trail, and the documents are as they were sent. */
export async function downloadSigned(
  call: YousignClient,
  { id, status }: YousignRequest,
  natures: readonly SignatureDocumentNature[],
): Promise<SignedDocument[]> {
  const root = `/signature_requests/${encodeURIComponent(id)}`;
  const listed = await call.json(
    { method: 'GET', path: `${root}/documents`, isRepeatable: true },
    documentListSchema,
  );
  // In the order they were sent; the sort is stable for those of one second.
  const inOrder = listed.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  if (inOrder.length === 0 || inOrder.length > natures.length)
    throw new Error(`Yousign holds ${inOrder.length} documents of ${id}`);
  const signed: SignedDocument[] = [];
  for (const [index, document] of inOrder.entries()) {
    const nature = natures[index];
    if (nature === undefined) throw new Error(`Yousign holds too many documents of ${id}`);
    const file = await call.file(`${root}/documents/${encodeURIComponent(document.id)}/download`);
    if (file.contentType !== 'application/pdf') throw new Error(`a signed document is ${file.contentType}`);
    signed.push({ nature, fileName: document.filename, ...checked(file) });
  }
  if (status !== 'done') return signed;
  const trail = checked(await call.file(`${root}/audit_trails/download?merge=true`));
  return [
    ...signed,
    { nature: 'evidence', fileName: `preuve-signature.${extensions[trail.mime]}`, ...trail },
  ];
}

/** The magic bytes of each file type. */
const beginnings = { 'application/pdf': '%PDF-', 'application/zip': 'PK' } as const;

function checked({ contentType, bytes }: YousignFile): Pick<SignedDocument, 'mime' | 'content'> {
  if (contentType !== 'application/pdf' && contentType !== 'application/zip') {
    throw new Error(`Yousign sent a file of type ${contentType}`);
  }
  const beginning = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  if (!beginning.startsWith(beginnings[contentType])) throw new Error(`a ${contentType} that is none`);
  return { mime: contentType, content: bytes };
}
