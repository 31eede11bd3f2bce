// Yousign (API v3) behind the port. Nothing of a request is kept here but the way to find it again: our id is its
// `external_id`, and a request that a crash left half made is a draft, which can't be signed.
import {
  type OpenedSignature,
  type RefreshPace,
  type SignaturePort,
  type SignatureState,
  signatureDocumentNatures,
} from '../signature-port.ts';
import {
  createYousignClient,
  type YousignClient,
  type YousignClientOptions,
  YousignError,
} from './yousign-client.ts';
import { downloadSigned } from './yousign-downloads.ts';
import { openRequest, readLink, type YousignTerms } from './yousign-opening.ts';
import { doneSchema, requestListSchema, toSignatureState, type YousignRequest } from './yousign-responses.ts';

export interface YousignSignatureOptions extends YousignClientOptions, YousignTerms {
  refresh: RefreshPace;
}

export function createYousignSignature(options: YousignSignatureOptions): SignaturePort {
  const call = createYousignClient(options);
  const opening = new Map<string, Promise<OpenedSignature>>();
  const find = (externalId: string) => findRequest(call, externalId);

  async function open(...[input]: Parameters<SignaturePort['createRequest']>): Promise<OpenedSignature> {
    const known = await find(input.externalId);
    if (known === null || known.status === 'deleted') return openRequest(call, input, options);
    if (known.status === 'draft') {
      // What it lacks is not known: it is thrown away rather than completed.
      await deleteRequest(call, known);
      return openRequest(call, input, options);
    }
    return { ...toSignatureState(known), link: await readLink(call, known, options) };
  }

  return {
    provider: 'yousign',
    refresh: options.refresh,
    // Its messages come to the webhook, which knows what to do with them.
    onChange: () => undefined,
    createRequest: (input) => {
      // Called twice at once, it is done once: of two drafts Yousign would take both.
      const current = opening.get(input.externalId) ?? open(input);
      opening.set(input.externalId, current);
      const release = () => opening.delete(input.externalId);
      current.then(release, release);
      return current;
    },
    getStatus: async (externalId) => {
      const request = await find(externalId);
      return request && toSignatureState(request);
    },
    getLink: async (externalId) => {
      const request = await find(externalId);
      return request && readLink(call, request, options);
    },
    cancel: async (externalId) => {
      const request = await find(externalId);
      return request && cancelRequest(call, request);
    },
    erase: async (externalId) => {
      const request = await find(externalId);
      if (request === null) return;
      // One that is open cannot be deleted.
      await cancelRequest(call, request);
      await deleteRequest(call, request);
    },
    download: async (externalId) => {
      const request = await find(externalId);
      if (request === null) throw new Error(`Yousign has no request ${externalId}`);
      return downloadSigned(call, request, signatureDocumentNatures);
    },
  };
}

const requestPath = ({ id }: YousignRequest): string => `/signature_requests/${encodeURIComponent(id)}`;

const isGone = ({ status }: YousignRequest): boolean => status === 'deleted';

/**
 * One that is open or ended first, then a draft, then a deleted one. An ignored filter would return the requests of
 * others: each is checked.
 */
async function findRequest(call: YousignClient, externalId: string): Promise<YousignRequest | null> {
  const query = new URLSearchParams({ 'external_id[eq]': externalId, limit: '100' });
  const path = `/signature_requests?${query.toString()}`;
  const { data } = await call.json({ method: 'GET', path, isRepeatable: true }, requestListSchema);
  const ours = data.filter(({ external_id }) => external_id === externalId);
  return (
    ours.find((one) => one.status !== 'draft' && !isGone(one)) ??
    ours.find((one) => !isGone(one)) ??
    ours[0] ??
    null
  );
}

async function deleteRequest(call: YousignClient, request: YousignRequest): Promise<void> {
  const path = `${requestPath(request)}?permanent_delete=true`;
  try {
    await call.json({ method: 'DELETE', path, isRepeatable: true }, doneSchema);
  } catch (error) {
    if (!(error instanceof YousignError) || error.status !== 404) throw error;
  }
}

async function cancelRequest(call: YousignClient, request: YousignRequest): Promise<SignatureState> {
  const state = toSignatureState(request);
  if (state.status !== 'ongoing') return state;
  if (request.status === 'draft') {
    await deleteRequest(call, request);
    return { ...state, status: 'canceled' };
  }
  try {
    await call.json(
      {
        method: 'POST',
        path: `${requestPath(request)}/cancel`,
        json: { reason: 'contractualization_aborted' },
        isRepeatable: false,
      },
      doneSchema,
    );
    return { ...state, status: 'canceled' };
  } catch (error) {
    // Signed or declined in between, or canceled by the very call whose response was lost: its state says which.
    const now = await findRequest(call, request.external_id ?? '');
    const after = now && toSignatureState(now);
    if (after === null || after.status === 'ongoing') throw error;
    return after;
  }
}
