/** The one place from which the applications talk to the API host. */
import ky, { type KyInstance, type KyResponse } from 'ky';
import { type ApiError, normaliseError } from '../errors/normalise-error.ts';
import { routes } from '../generated/routes.ts';
import { decodeWith, loadDecoder } from '../normalise/decode-answer.ts';
import { buildForm, buildUrl, fillPath } from './build-request.ts';
import type { Answer, CallSettings, InputArguments, OperationId } from './operation-types.ts';

/** A JSON call is short; a file may travel over a telephone. */
const JSON_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 180_000;
/** A server may ask for a minute; a person in front of a page will not wait for it. */
const MAX_RETRY_WAIT_MS = 3_000;

export interface ApiClientOptions {
  /** The API host, e.g. `http://localhost:4000`. */
  baseUrl: string;
  /** The session's token, read at each call. */
  getToken: () => string | null;
  /** A call that carried this session token was answered 401: the session has ended. */
  onUnauthorized?: (token: string) => void;
  /** How often a read that failed on its way is tried again. Writes never are. */
  readRetries?: number;
  /** Instead of the browser's fetch. */
  fetch?: typeof fetch;
}

export interface ApiClient {
  readonly baseUrl: string;
  /**
   * Calls an operation of the contract and answers its JSON, field variants already read (amounts as decimal
   * strings).
   * @throws ApiError for any failure, and the abort reason when `signal` stops the call.
   */
  call<Id extends OperationId>(operationId: Id, ...input: InputArguments<Id>): Promise<Answer<Id>>;
  /**
   * Calls an operation whose answer is a file to keep: as it came, under the name the server gives it.
   * @throws ApiError for any failure.
   */
  download<Id extends OperationId>(operationId: Id, ...input: InputArguments<Id>): Promise<DownloadedFile>;
  /** The same as `call`, for code that is itself generic over operations and has checked its input elsewhere. */
  request<Id extends OperationId>(operationId: Id, input: UncheckedInput): Promise<Answer<Id>>;
}

export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

export interface UncheckedInput extends CallSettings {
  path?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
}

/** Makes a client for one API host. */
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

  /** Sends, reads what came, and makes every failure an ApiError. */
  async function exchange<Read>(
    operationId: OperationId,
    settings: UncheckedInput,
    read: (sending: Promise<KyResponse>) => Promise<Read>,
  ): Promise<Read> {
    const sessionToken = settings.token === undefined ? options.getToken() : null;
    try {
      return await read(send({ http, options, operationId, settings, sessionToken }));
    } catch (error) {
      if (settings.signal?.aborted === true) throw error;
      const apiError = normaliseError(operationId, error);
      reportEndedSession(apiError, sessionToken, options);
      throw apiError;
    }
  }

  function request<Id extends OperationId>(operationId: Id, settings: UncheckedInput): Promise<Answer<Id>> {
    return exchange(operationId, settings, async (sending) => {
      const [decode, response] = await Promise.all([loadDecoder(operationId), sending]);
      return decode === undefined ? await response.json() : decodeWith(decode, await response.json());
    });
  }

  function download(operationId: OperationId, settings: UncheckedInput): Promise<DownloadedFile> {
    return exchange(operationId, settings, async (sending) => {
      const response = await sending;
      return { name: fileNameOf(response) ?? operationId, content: await response.blob() };
    });
  }

  return {
    baseUrl: options.baseUrl,
    request,
    call: (operationId, ...[input]) => request(operationId, input ?? {}),
    download: (operationId, ...[input]) => download(operationId, input ?? {}),
  };
}

interface Sending {
  http: KyInstance;
  options: ApiClientOptions;
  operationId: OperationId;
  settings: UncheckedInput;
  sessionToken: string | null;
}

function send({ http, options, operationId, settings, sessionToken }: Sending): Promise<KyResponse> {
  const route: { method: string; path: string; body?: 'json' | 'multipart' } = routes[operationId];
  const { body, signal } = settings;
  const url = buildUrl(options.baseUrl, fillPath(route.path, settings.path), settings.query);
  const isUpload = route.body === 'multipart';
  return http(url, {
    method: route.method,
    headers: headersOf(settings, settings.token ?? sessionToken),
    timeout: isUpload ? UPLOAD_TIMEOUT_MS : JSON_TIMEOUT_MS,
    ...(body === undefined ? {} : isUpload ? { body: buildForm(body) } : { json: body }),
    ...(signal === undefined ? {} : { signal }),
  });
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

/** A key that makes the repeats of one action harmless: kept by the form, one for each intention. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
