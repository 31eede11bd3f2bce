import type { SignatureDocument } from '../signature-port.ts';

/** A document as Yousign's form, whole and in memory: the one way out sends bytes. */
export async function toDocumentForm({ fileName, content }: SignatureDocument) {
  const form = new FormData();
  form.set('nature', 'signable_document');
  const name = fileName.replaceAll(/[/\\]/g, '-');
  form.set('file', new File([Buffer.from(content)], name, { type: 'application/pdf' }));
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await encoded.arrayBuffer()),
  };
}
