/** The door between the wire and the applications: what comes in several forms is read once, here. */
import type { Answer, OperationId } from '../client/operation-types.ts';
import type { WireAnswers } from './decoders.ts';
import { MalformedAnswer } from './malformed-answer.ts';

type WireOf<Id extends OperationId> = Id extends keyof WireAnswers ? WireAnswers[Id] : never;
type Decoder<Id extends OperationId> = (wire: WireOf<Id>) => Answer<Id>;
type DecoderTable = { [Id in OperationId]?: Decoder<Id> };

/** Which answers need it: known here so that a sign-in page never loads the decoders. */
const DECODED: Readonly<Record<keyof WireAnswers, true>> = {
  getDashboard: true,
  listYieldFlows: true,
  listStrategies: true,
  updateStrategy: true,
  listSignatures: true,
  resumeSignature: true,
  cancelSignature: true,
  closeSignature: true,
  submitPaymentProof: true,
  listParameters: true,
};

/** What reads the answers of this operation, or undefined when they are taken as they are. */
export async function loadDecoder<Id extends OperationId>(operationId: Id): Promise<Decoder<Id> | undefined> {
  if (!Object.hasOwn(DECODED, operationId)) return undefined;
  const { decoders } = await import('./decoders.ts');
  const table: DecoderTable = decoders;
  return table[operationId];
}

/**
 * Runs a decoder on what arrived.
 * @throws MalformedAnswer whatever goes wrong: half an answer must not reach a screen.
 */
export function decodeWith<Wire, Decoded>(decode: (wire: Wire) => Decoded, wire: Wire): Decoded {
  try {
    return decode(wire);
  } catch (error) {
    if (error instanceof MalformedAnswer) throw error;
    throw new MalformedAnswer('The answer has not the shape of the contract', { cause: error });
  }
}
