/** The other responses that the documents describe in part: what they leave out is derived from the request. */
import { isKyc, isKycStatus, type KycStatus } from '@repo/domain/kyc';
import type { OperationOutput } from '../client/operation-types.ts';
import { MalformedResponse } from './malformed-response.ts';
import { firstOf, listIn, optionalText, readId } from './values.ts';

/** The request of a response. */
export interface RequestParts {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Of the request: `query.currency`, `body.kyc_status`, `path.user_id`. */
export function requested(
  request: RequestParts,
  part: 'path' | 'query' | 'body',
  name: string,
): string | undefined {
  const value = memberOf(request[part], name);
  return typeof value === 'string' ? value : undefined;
}

type WireParameter = { [Field in 'key' | 'unit' | 'category']?: string | null } & {
  value?: string | number | null;
  metadata?: { suffix?: string | null } | null;
};
export type WireParameters = WireParameter[] | { parameters?: WireParameter[] | null };

type Parameters = OperationOutput<'listParameters'>;

/** Both readings of R304 (D32): a bare array, or an object that holds it. */
export function normaliseParameters(wire: WireParameters): Parameters {
  return {
    ...(Array.isArray(wire) ? {} : wire),
    parameters: listIn<'parameters', WireParameter>(wire, 'parameters').flatMap(
      ({ key, value, unit, category, metadata }) =>
        !key || value === undefined || value === null
          ? []
          : [
              {
                key,
                value: String(value),
                unit: unit ?? null,
                category: category ?? null,
                metadata: metadata ?? null,
              },
            ],
    ),
  };
}

interface WireApplicant {
  id?: string | number | null;
  applicant_id?: string | number | null;
  status?: string | null;
  kyc_status?: string | null;
  access_token?: string | null;
  token?: string | null;
  sumsub_access_token?: string | null;
}

/** Bare or as `{ applicant }`; its access token has several names (R299, R300, R310). */
export function normaliseApplicant(
  wire: WireApplicant | { applicant: WireApplicant },
  request: RequestParts,
): OperationOutput<'getApplicant'> {
  const found = 'applicant' in wire ? wire.applicant : wire;
  const { token: _token, sumsub_access_token: _other, kyc_status: named, ...rest } = found;
  const accessToken = accessTokenIn(found);
  return {
    ...rest,
    id: readId(found.id) ?? requested(request, 'path', 'user_id') ?? '',
    applicant_id: readId(found.applicant_id),
    status: statusIn(found.status ?? named, 'pending'),
    ...(accessToken === null ? {} : { access_token: accessToken }),
  };
}

function statusIn(value: unknown, otherwise: KycStatus): KycStatus {
  return isKycStatus(value) ? value : otherwise;
}

type WireToken = Pick<WireApplicant, 'access_token' | 'token' | 'sumsub_access_token'> & {
  user_id?: string | number | null;
  base_url?: string;
};

const accessTokenIn = (wire: WireToken): string | null =>
  optionalText(wire.token) ?? optionalText(wire.access_token) ?? optionalText(wire.sumsub_access_token);

export function normaliseVerificationToken(
  wire: WireToken,
  request: RequestParts,
): OperationOutput<'createVerificationToken'> {
  return {
    token: firstOf('token', accessTokenIn(wire)),
    user_id: readId(wire.user_id) ?? requested(request, 'body', 'user_id') ?? '',
    ...(wire.base_url === undefined ? {} : { base_url: wire.base_url }),
  };
}

export function normaliseRefreshedToken(wire: WireToken): OperationOutput<'refreshVerificationToken'> {
  return { sumsub_access_token: firstOf('token', accessTokenIn(wire)) };
}

/** The documents do not show this response (R301): without one, the status is the one that was sent. */
export function normaliseKycState(
  wire: { kyc_status?: string | null; is_kyc?: boolean | null },
  request: RequestParts,
): OperationOutput<'updateKyc'> {
  const status = statusIn(wire.kyc_status, statusIn(requested(request, 'body', 'kyc_status'), 'pending'));
  return { success: true, kyc_status: status, is_kyc: wire.is_kyc ?? isKyc(status) };
}

/** A sent document is pending (R089). */
export function normaliseUpload(wire: {
  success?: boolean | null;
  kyc_status?: string | null;
}): OperationOutput<'uploadDocument'> {
  return { success: wire.success ?? true, kyc_status: statusIn(wire.kyc_status, 'pending') };
}

type CompanyUpload = OperationOutput<'uploadCompanyDocument'>;
type DocType = CompanyUpload['data']['doc_type'];

/** A document of a company that was sent is being checked (R130). */
export function normaliseCompanyUpload(
  wire: { success?: boolean | null; data?: Partial<CompanyUpload['data']> | null },
  request: RequestParts,
): CompanyUpload {
  const types: readonly DocType[] = ['kbis', 'rbe', 'statuts'];
  const sent = requested(request, 'body', 'doc_type');
  return {
    success: wire.success ?? true,
    data: {
      doc_type: wire.data?.doc_type ?? types.find((type) => type === sent) ?? 'kbis',
      url: wire.data?.url ?? '',
      status: wire.data?.status ?? 'checking',
    },
  };
}

/** A success without the field has happened. */
export function normaliseSuccess(wire: { success?: boolean | null }): { success: boolean } {
  return { success: wire.success ?? true };
}

export function normaliseTokenCheck(wire: {
  valid?: boolean | null;
  success?: boolean | null;
}): OperationOutput<'checkToken'> {
  return { ...wire, valid: wire.valid ?? wire.success ?? true };
}

interface WireTwoFactor {
  success?: boolean | null;
  two_factor_enabled?: boolean | null;
  token?: string | null;
}

export const normaliseTwoFactor =
  (isEnabled: boolean) =>
  ({ success, two_factor_enabled: enabled, token }: WireTwoFactor): OperationOutput<'enableTwoFactor'> => ({
    success: success ?? true,
    two_factor_enabled: enabled ?? isEnabled,
    ...(token ? { token } : {}),
  });

interface WireNewContract {
  po_number?: string | number | null;
  iframe_url?: string | null;
  signature_id?: string | number | null;
}

export function normaliseNewContract(wire: WireNewContract): OperationOutput<'createContract'> {
  return {
    po_number: readId(wire.po_number),
    iframe_url: firstOf('iframe_url', optionalText(wire.iframe_url)),
    signature_id: firstOf('signature_id', readId(wire.signature_id)),
  };
}

/** The number may be left empty (R219). */
export function normalisePoNumber(wire: {
  po_number?: string | number | null;
}): OperationOutput<'getNextPoNumber'> {
  return { po_number: readId(wire.po_number) ?? '' };
}

type SignatureStatus = OperationOutput<'getSignatureStatus'>['status'];

export function normaliseSignatureStatus(wire: {
  status?: string | null;
}): OperationOutput<'getSignatureStatus'> {
  const known: readonly SignatureStatus[] = ['pending', 'signed', 'refused', 'canceled'];
  const status = known.find((one) => one === wire.status);
  if (status === undefined) throw new MalformedResponse('status is unknown');
  return { status };
}

export function normaliseWalletCheck(wire: {
  valid?: boolean | null;
  error?: string | null;
}): OperationOutput<'verifyWallet'> {
  return { valid: wire.valid === true, ...(wire.error ? { error: wire.error } : {}) };
}
