/** Normalises the responses that have several wire formats. */
import type { OperationId } from '../client/operation-types.ts';
import type { Decoder, WireResponses } from './decoders.ts';
import type { RequestParts } from './documented.ts';
import { MalformedResponse } from './malformed-response.ts';
import type { WireSessions } from './sessions.ts';

type DecoderTable = { [Id in OperationId]?: Decoder<Id> };

/** The operations with a lazy decoder: listed here so that the sign-in page does not load the decoders. */
const DECODED: Readonly<Record<Exclude<keyof WireResponses, keyof WireSessions>, true>> = {
  getDashboard: true,
  getClientDashboard: true,
  listYieldFlows: true,
  listStrategies: true,
  updateStrategy: true,
  listContracts: true,
  createContract: true,
  getNextPoNumber: true,
  getSignatureStatus: true,
  verifyWallet: true,
  resumeSignature: true,
  cancelContract: true,
  closeContract: true,
  submitPaymentProof: true,
  listParameters: true,
  createApplicant: true,
  getApplicant: true,
  updateApplicant: true,
  createVerificationToken: true,
  refreshVerificationToken: true,
  updateKyc: true,
  uploadDocument: true,
  uploadCompanyDocument: true,
  changePassword: true,
  checkToken: true,
  enableTwoFactor: true,
  disableTwoFactor: true,
};

/** Those of the user of a session, in a small chunk that loads while `getMe` is sent. */
const SESSIONS: Readonly<Record<keyof WireSessions, true>> = { getMe: true, updateMe: true };

/** The decoder of an operation; undefined when its responses need none. */
export async function loadDecoder<Id extends OperationId>(operationId: Id): Promise<Decoder<Id> | undefined> {
  let table: DecoderTable = {};
  if (Object.hasOwn(SESSIONS, operationId)) table = (await import('./sessions.ts')).sessions;
  if (Object.hasOwn(DECODED, operationId)) table = (await import('./decoders.ts')).decoders;
  return table[operationId];
}

/**
 * Runs a decoder; `request` is the request, which holds what a host does not repeat.
 * @throws MalformedResponse for any failure of the decoder.
 */
export async function decodeWith<Wire, Decoded>(
  decode: (wire: Wire, request: RequestParts) => Decoded | Promise<Decoded>,
  wire: Wire,
  request: RequestParts,
): Promise<Decoded> {
  try {
    return await decode(wire, request);
  } catch (error) {
    if (error instanceof MalformedResponse) throw error;
    throw new MalformedResponse('The response does not match the spec', { cause: error });
  }
}
