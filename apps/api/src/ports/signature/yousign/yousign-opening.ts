// The calls that make a request: nothing can be signed before the last one, so that a crash between two of them leaves
// a draft and nothing else. None may be done twice.
import { addDays } from '@repo/domain/dates';
import { parisDay } from '../../../paris-time.ts';
import { signatureBox } from '../../../pdf/typeset-sheet.ts';
import {
  type CreateSignatureInput,
  type OpenedSignature,
  type SignatureDocument,
  type SignatureLink,
  signatureDocumentNatures,
} from '../signature-port.ts';
import { type YousignClient, type YousignClientOptions, YousignError } from './yousign-client.ts';
import {
  activationSchema,
  documentSchema,
  requestSchema,
  signerSchema,
  toSignatureState,
  type YousignRequest,
  type YousignSigner,
} from './yousign-responses.ts';
import { toSignerInfo, toYousignName } from './yousign-signer.ts';

export interface YousignTerms extends Pick<YousignClientOptions, 'clock'> {
  isSandbox: boolean;
  signatureLevel: 'electronic_signature' | 'advanced_electronic_signature' | 'qualified_electronic_signature';
  authentication: 'otp_email' | 'otp_sms' | 'no_otp';
}

/** After that it is closed by Yousign, and the contract with it. */
export const requestLifetimeDays = 30;
/** Documents are uploaded to the provider over what may be a slow line. */
const uploadTimeoutMs = 20_000;
const maxTitleLength = 128;

const pathOf = (id: string): string => `/signature_requests/${encodeURIComponent(id)}`;

export async function openRequest(
  call: YousignClient,
  input: CreateSignatureInput,
  terms: YousignTerms,
): Promise<OpenedSignature> {
  const request = await call.json(
    {
      method: 'POST',
      path: '/signature_requests',
      json: {
        name: toYousignName(input.name, maxTitleLength),
        // Yousign sends no email: our page shows the link, our emails do the rest.
        delivery_mode: 'none',
        external_id: input.externalId,
        timezone: 'Europe/Paris',
        expiration_date: addDays(parisDay(terms.clock.now()), requestLifetimeDays),
        audit_trail_locale: 'fr',
        signers_allowed_to_decline: true,
      },
      isRepeatable: false,
    },
    requestSchema,
  );
  await addSigner(call, request, { input, terms, fields: await addDocuments(call, request, input) });
  return activate(call, request, terms);
}

type SignatureField = Record<string, string | number>;

/** In the order of the natures, which identifies them when they come back. */
async function addDocuments(
  call: YousignClient,
  { id }: YousignRequest,
  { documents }: CreateSignatureInput,
): Promise<SignatureField[]> {
  const fields: SignatureField[] = [];
  for (const nature of signatureDocumentNatures) {
    const document = documents.find((one) => one.nature === nature);
    // A subscription form of a round has no declaration beside it.
    if (document === undefined) continue;
    const added = await call.json(
      {
        method: 'POST',
        path: `${pathOf(id)}/documents`,
        form: await toDocumentForm(document),
        isRepeatable: false,
        timeoutMs: uploadTimeoutMs,
      },
      documentSchema,
    );
    fields.push({
      document_id: added.id,
      type: 'signature',
      // Our documents keep room for it at the foot of their last page.
      page: added.total_pages ?? 1,
      ...signatureBox,
    });
  }
  return fields;
}

async function addSigner(
  call: YousignClient,
  { id }: YousignRequest,
  { input, terms, fields }: { input: CreateSignatureInput; terms: YousignTerms; fields: SignatureField[] },
): Promise<void> {
  await call.json(
    {
      method: 'POST',
      path: `${pathOf(id)}/signers`,
      json: {
        info: toSignerInfo(input.signer),
        signature_level: terms.signatureLevel,
        signature_authentication_mode: terms.authentication,
        fields,
      },
      isRepeatable: false,
    },
    signerSchema,
  );
}

async function activate(
  call: YousignClient,
  request: YousignRequest,
  terms: YousignTerms,
): Promise<OpenedSignature> {
  const path = pathOf(request.id);
  const state = toSignatureState({ ...request, status: 'ongoing' });
  try {
    const { signers } = await call.json(
      { method: 'POST', path: `${path}/activate`, isRepeatable: false },
      activationSchema,
    );
    const [signer] = signers;
    return { ...state, link: signer === undefined ? null : toLink(signer, terms) };
  } catch (error) {
    if (error instanceof YousignError && error.status < 500) throw error;
    // It may be done and only the response lost.
    const now = await call.json({ method: 'GET', path, isRepeatable: true }, requestSchema);
    if (now.status !== 'ongoing') throw error;
    return { ...state, link: await readLink(call, now, terms) };
  }
}

/** The link of its one signer, which Yousign renews as it is read; null when there is nothing to sign. */
export async function readLink(
  call: YousignClient,
  request: YousignRequest,
  terms: YousignTerms,
): Promise<SignatureLink | null> {
  const signerId = request.signers?.[0]?.id;
  if (signerId === undefined || request.status !== 'ongoing') return null;
  const path = `${pathOf(request.id)}/signers/${encodeURIComponent(signerId)}`;
  return toLink(await call.json({ method: 'GET', path, isRepeatable: true }, signerSchema), terms);
}

function toLink(signer: YousignSigner, { isSandbox }: YousignTerms): SignatureLink | null {
  const { signature_link: address, signature_link_expiration_date: expiration } = signer;
  if (address === null || address === undefined) return null;
  const url = new URL(address);
  // In the sandbox a page may be framed anywhere, but only when requested.
  if (isSandbox) url.searchParams.set('disable_domain_validation', 'true');
  return {
    iframeUrl: url.toString(),
    expiresAt: expiration === null || expiration === undefined ? null : new Date(expiration),
  };
}

/** A document as Yousign's form, whole and in memory: the one way out sends bytes. */
async function toDocumentForm({ fileName, content }: SignatureDocument) {
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
