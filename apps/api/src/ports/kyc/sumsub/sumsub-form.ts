import type { KycDocument } from '../kyc-port.ts';

export interface FormBody {
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A document as the provider's form, whole and in memory: the signature covers its bytes, boundaries included. */
export async function toDocumentForm(document: KycDocument): Promise<FormBody> {
  const { idDocType, idDocSubType, country, fileName, mime, bytes } = document;
  const form = new FormData();
  form.set(
    'metadata',
    JSON.stringify({ idDocType, ...(idDocSubType !== undefined && { idDocSubType }), country }),
  );
  form.set('content', new File([Buffer.from(bytes)], fileName, { type: mime }));
  // `fetch(url, { body: form })` would hide the bytes it sends; a Response shows the same ones.
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await encoded.arrayBuffer()),
  };
}
