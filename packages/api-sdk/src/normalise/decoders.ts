/** The answers whose fields come in several forms, each with what reads it. Loaded with the first such answer. */
import type { Answer, OperationId } from '../client/operation-types.ts';
import { normaliseContract, type WireContract } from './contract.ts';
import {
  normaliseDashboard,
  normaliseYieldFlows,
  type WireDashboard,
  type WireYieldFlows,
} from './dashboard.ts';
import { normaliseStrategy, type WireStrategy } from './strategy.ts';

type WireParameter = Omit<Answer<'listParameters'>['parameters'][number], 'value'> & {
  value: string | number;
};

/** How the answers of these operations may arrive. */
export interface WireAnswers {
  getDashboard: WireDashboard;
  listYieldFlows: WireYieldFlows;
  listStrategies: { strategies: WireStrategy[] };
  updateStrategy: { strategy: WireStrategy };
  listSignatures: { signatures: WireContract[] };
  resumeSignature: { iframe_url: string; signature: WireContract };
  cancelSignature: { signature: WireContract };
  closeSignature: { signature: WireContract };
  submitPaymentProof: { signature: WireContract };
  listParameters: { parameters: WireParameter[] };
}

type Decoders = { [Id in keyof WireAnswers & OperationId]: (wire: WireAnswers[Id]) => Answer<Id> };

export const decoders: Decoders = {
  getDashboard: normaliseDashboard,
  listYieldFlows: normaliseYieldFlows,
  listStrategies: ({ strategies }) => ({ strategies: strategies.map(normaliseStrategy) }),
  updateStrategy: ({ strategy }) => ({ strategy: normaliseStrategy(strategy) }),
  listSignatures: ({ signatures }) => ({ signatures: signatures.map(normaliseContract) }),
  resumeSignature: ({ iframe_url, signature }) => ({ iframe_url, signature: normaliseContract(signature) }),
  cancelSignature: signatureOf,
  closeSignature: signatureOf,
  submitPaymentProof: signatureOf,
  listParameters: ({ parameters }) => ({
    parameters: parameters.map((parameter) => ({ ...parameter, value: String(parameter.value) })),
  }),
};

function signatureOf({ signature }: { signature: WireContract }) {
  return { signature: normaliseContract(signature) };
}
