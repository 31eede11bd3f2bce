/** The API client of the applications. */
import ky, { isHTTPError, type KyInstance, type KyResponse, type RetryOptions } from 'ky';
import { type ApiError, normaliseError, textIn } from '../errors/normalise-error.ts';
import { routes } from '../generated/routes.ts';
import { decodeWith, loadDecoder } from '../normalise/decode-response.ts';
import { buildForm, buildUrl, fillPath } from './build-request.ts';
import { createOffer, type LearnedOffer, NotOffered, type Offer } from './offer.ts';
import type { CallSettings, InputArguments, OperationId, OperationOutput } from './operation-types.ts';

/** JSON requests are short; an upload may be on a mobile network. */
const JSON_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 180_000;
/** Caps `Retry-After`: users do not wait a minute in front of a page. */
const MAX_RETRY_WAIT_MS = 3_000;

/** A write that is still running is repeated for 12 s at most. */
const RUNNING_REPEATS = 6;
const MAX_RUNNING_WAIT_MS = 2_000;
const MAX_WRITE_WAIT_MS = 5_000;

export interface ApiClientOptions {
  /** The API host, e.g. `http://localhost:4000`. */
  baseUrl: string;
  /** The session's token, read at each call. */
  getToken: () => string | null;
  /** Called when a request with this session token gets a 401: the session has ended. */
  onUnauthorized?: (token: string) => void;
  /** Called with the token that replaces the one of the request: a secret of the account has changed. */
  onNewToken?: (before: string, token: string) => void;
  /** The token that has replaced this one, in this tab or another; null for another session’s. */
  tokenAfter?: (before: string) => string | null;
  /** Called when an operation needs a fresh proof of who is there, with what it confirms: true once it is given, and the request is sent again. */
  onStepUp?: (confirms: string | undefined) => Promise<boolean>;
  /** Whether a request of now is made by the screen itself: it then does not extend the session. */
  isBackground?: () => boolean;
  /** The number of retries of a GET that failed on the network. A write is only repeated while its first request still runs. */
  readRetries?: number;
  /** Replaces the browser's fetch. */
  fetch?: typeof fetch;
}

export interface ApiClient {
  readonly baseUrl: string;
  /** What the host offers beside the operations of the documents. */
  readonly offer: Offer;
  /**
   * Calls an operation of the spec and returns its JSON, with normalised field variants (amounts as decimal strings).
   * @throws ApiError for any failure, and the abort reason when `signal` aborts the request.
   */
  call<Id extends OperationId>(operationId: Id, ...input: InputArguments<Id>): Promise<OperationOutput<Id>>;
  /**
   * Downloads the file of an operation, under the name in `Content-Disposition`.
   * @throws ApiError for any failure.
   */
  download<Id extends OperationId>(operationId: Id, ...input: InputArguments<Id>): Promise<DownloadedFile>;
  /** Same as `call` with an unchecked input, for code that is generic over operations. */
  request<Id extends OperationId>(operationId: Id, input: UncheckedInput): Promise<OperationOutput<Id>>;
}

export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
  /** The file is not there yet (202): a job prepares it. */
  readonly isDeferred: boolean;
}

export interface UncheckedInput extends CallSettings {
  path?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
}

/** Creates a client for one API host. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = ky.create({
    retry: {
      limit: options.readRetries ?? 2,
      methods: ['get'],
      statusCodes: [408, 502, 503, 504],
      maxRetryAfter: MAX_RETRY_WAIT_MS,
    },
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  });

  const offer = createOffer();

  /** Sends the request and reads the response; maps every failure to an ApiError. */
  async function exchange<Read>(
    operationId: OperationId,
    settings: UncheckedInput,
    read: (sendRequest: () => Promise<KyResponse>, route: Route) => Promise<Read>,
    isRepeated = false,
  ): Promise<Read> {
    const sessionToken = settings.token === undefined ? options.getToken() : null;
    try {
      if (!offer.has(operationId)) throw new NotOffered(operationId);
      const route = await loadRoute(operationId);
      const run = () => read(() => send({ http, offer, options, route, settings, sessionToken }), route);
      return await (route.method === undefined || route.isUpload === true ? run() : writing(run));
    } catch (error) {
      if (settings.signal?.aborted === true) throw error;
      const isOffered = !(await offer.readFailure(operationId, error).catch(() => false));
      const apiError = normaliseError(operationId, isOffered ? error : new NotOffered(operationId));
      if (apiError.status === 401 && sessionToken !== null && !isRepeated) {
        await written();
        if (options.tokenAfter?.(sessionToken) != null) return exchange(operationId, settings, read, true);
      }
      reportEndedSession(apiError, sessionToken, options);
      if (apiError.code === 'proof_required' && (await options.onStepUp?.(settings.confirms)) === true) {
        // Meanwhile another user may have signed in, in another tab.
        if (settings.token !== undefined || options.getToken() === sessionToken)
          return exchange(operationId, settings, read);
      }
      throw apiError;
    }
  }

  function request<Id extends OperationId>(
    operationId: Id,
    settings: UncheckedInput,
  ): Promise<OperationOutput<Id>> {
    return exchange(operationId, settings, async (sendRequest, route) => {
      const loading = loadDecoder(operationId);
      // The decoder is loaded before a write is sent: otherwise a write could succeed and be reported as failed.
      if (route.method !== undefined) await loading;
      const [decode, response] = await Promise.all([loading, sendRequest()]);
      const wire = await bodyOf(response);
      if (operationId === 'getMe') await offer.readUser(wire);
      return decode === undefined ? wire : await decodeWith(decode, wire, settings);
    });
  }

  function download(operationId: OperationId, settings: UncheckedInput): Promise<DownloadedFile> {
    return exchange(operationId, settings, async (sendRequest) => {
      const response = await sendRequest();
      return {
        name: fileNameOf(response) ?? operationId,
        content: await response.blob(),
        isDeferred: response.status === 202,
      };
    });
  }

  return {
    baseUrl: options.baseUrl,
    offer,
    request,
    call: (operationId, ...[input]) => request(operationId, input ?? {}),
    download: (operationId, ...[input]) => download(operationId, input ?? {}),
  };
}

interface Sending {
  http: KyInstance;
  options: ApiClientOptions;
  route: Route;
  settings: UncheckedInput;
  sessionToken: string | null;
  offer: LearnedOffer;
}

interface Route {
  /** Absent for GET. */
  readonly method?: string;
  readonly path: string;
  /** A multipart body; any other is JSON. */
  readonly isUpload?: true;
}

const firstRoutes: Partial<Record<OperationId, Route>> = routes;

/** The route of an operation; those of staff and of Kaskad are loaded on first use, because no page of Yield for clients needs them. */
async function loadRoute(operationId: OperationId): Promise<Route> {
  const route = firstRoutes[operationId];
  if (route !== undefined) return route;
  const { staffRoutes } = await import('../generated/staff-routes.ts');
  const known: Partial<Record<OperationId, Route>> = staffRoutes;
  const staffRoute = known[operationId];
  if (staffRoute === undefined) throw new Error(`No route for ${operationId}.`);
  return staffRoute;
}

async function send(sending: Sending): Promise<KyResponse> {
  const { http, offer, options, route, settings, sessionToken } = sending;
  // Another host's CORS may refuse a header that its documents do not name: none is sent before the host is known.
  const isBackground = offer.isOurs() && options.isBackground?.() === true;
  const { body, signal } = settings;
  const url = buildUrl(options.baseUrl, fillPath(route.path, settings.path), settings.query);
  const isUpload = route.isUpload === true;
  const response = await http(url, {
    method: route.method ?? 'get',
    headers: {
      ...headersOf(settings, settings.token ?? sessionToken),
      ...(isBackground && { 'X-Background': 'true' }),
    },
    timeout: isUpload ? UPLOAD_TIMEOUT_MS : JSON_TIMEOUT_MS,
    ...(body === undefined ? {} : isUpload ? { body: buildForm(body) } : { json: body }),
    ...(signal === undefined ? {} : { signal }),
    ...(settings.idempotencyKey === undefined ? {} : { retry: repeatWhileRunning() }),
  });
  const token = response.headers.get('x-session-token');
  if (token !== null && sessionToken !== null) options.onNewToken?.(sessionToken, token);
  return response;
}

const lockName = 'write';
/** Of all tabs; absent where the page is not served securely. */
const locks: LockManager | undefined = globalThis.navigator?.locks;

/** Runs a write, which may replace the token of every tab; an upload never does, and may take minutes. */
async function writing<Result>(run: () => Promise<Result>): Promise<Result> {
  return locks === undefined ? run() : await locks.request(lockName, { mode: 'shared' }, run);
}

/** Waits a while for the writes under way: one of them may have replaced the token that was just refused. */
async function written(): Promise<void> {
  const signal = AbortSignal.timeout(MAX_WRITE_WAIT_MS);
  await locks?.request(lockName, { signal }, () => undefined).catch(() => undefined);
}

/**
 * Two requests under one key (a double click, a response lost on its way): while the first runs, the second is refused with
 * 409 `idempotency_running`. It is repeated after Retry-After, so that the person sees the result of the first.
 */
function repeatWhileRunning(): RetryOptions {
  return {
    limit: RUNNING_REPEATS,
    methods: ['post', 'put', 'patch', 'delete'],
    statusCodes: [409],
    afterStatusCodes: [409],
    backoffLimit: 1000,
    maxRetryAfter: MAX_RUNNING_WAIT_MS,
    // Undefined: the rules above apply. False: not retried.
    shouldRetry: ({ error }) => (isRunning(error) ? undefined : false),
  };
}

function isRunning(error: Error): boolean {
  return isHTTPError(error) && textIn(error.data, 'code') === 'idempotency_running';
}

/** The JSON of a response; an empty object for one without a body, which the documents leave open for some calls. */
async function bodyOf(response: KyResponse) {
  const text = await response.text();
  return text.trim() === '' ? {} : JSON.parse(text);
}

function fileNameOf({ headers }: KyResponse): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
}

function headersOf(settings: UncheckedInput, token: string | null): Record<string, string> {
  return {
    ...settings.headers,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(settings.idempotencyKey === undefined ? {} : { 'Idempotency-Key': settings.idempotencyKey }),
  };
}

function reportEndedSession(error: ApiError, token: string | null, options: ApiClientOptions): void {
  if (error.status === 401 && token !== null) options.onUnauthorized?.(token);
}

/** A new idempotency key: one per user action, reused for its retries. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
