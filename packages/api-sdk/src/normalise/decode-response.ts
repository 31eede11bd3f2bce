/** Normalises the responses that have several wire formats. */
import type { OperationId, OperationOutput } from '../client/operation-types.ts';
import type { WireResponses } from './decoders.ts';
import { MalformedResponse } from './malformed-response.ts';

type WireOf<Id extends OperationId> = Id extends keyof WireResponses ? WireResponses[Id] : never;
type Decoder<Id extends OperationId> = (wire: WireOf<Id>) => OperationOutput<Id>;
type DecoderTable = { [Id in OperationId]?: Decoder<Id> };

/** The operations with a decoder: listed here so that the sign-in page does not load the decoders. */
const DECODED: Readonly<Record<keyof WireResponses, true>> = {
  getDashboard: true,
  getClientDashboard: true,
  listYieldFlows: true,
  listStrategies: true,
  updateStrategy: true,
  listContracts: true,
  resumeSignature: true,
  cancelContract: true,
  closeContract: true,
  submitPaymentProof: true,
  listParameters: true,
};

/** The decoder of an operation; undefined when its responses need none. */
export async function loadDecoder<Id extends OperationId>(operationId: Id): Promise<Decoder<Id> | undefined> {
  if (!Object.hasOwn(DECODED, operationId)) return undefined;
  const { decoders } = await import('./decoders.ts');
  const table: DecoderTable = decoders;
  return table[operationId];
}

/**
 * Runs a decoder.
 * @throws MalformedResponse for any failure of the decoder.
 */
export function decodeWith<Wire, Decoded>(decode: (wire: Wire) => Decoded, wire: Wire): Decoded {
  try {
    return decode(wire);
  } catch (error) {
    if (error instanceof MalformedResponse) throw error;
    throw new MalformedResponse('The response does not match the spec', { cause: error });
  }
}
