/** The decoders of the responses with several wire formats. Loaded with the first of these requests. */
import type { OperationId, OperationOutput } from '../client/operation-types.ts';
import { normaliseContract, type WireContract } from './contract.ts';
import {
  normaliseDashboard,
  normaliseYieldFlows,
  type WireDashboard,
  type WireYieldFlows,
} from './dashboard.ts';
import { normaliseStrategy, type WireStrategy } from './strategy.ts';

type WireParameter = Omit<OperationOutput<'listParameters'>['parameters'][number], 'value'> & {
  value: string | number;
};

/** The wire formats of these responses. */
export interface WireResponses {
  getDashboard: WireDashboard;
  getClientDashboard: WireDashboard;
  listYieldFlows: WireYieldFlows;
  listStrategies: { strategies: WireStrategy[] };
  updateStrategy: {
    strategy: WireStrategy;
    pending_change?: OperationOutput<'updateStrategy'>['pending_change'];
  };
  listContracts: { signatures: WireContract[] };
  resumeSignature: { iframe_url: string; signature: WireContract };
  cancelContract: { signature: WireContract };
  closeContract: { signature: WireContract };
  submitPaymentProof: { signature: WireContract };
  listParameters: { parameters: WireParameter[] } & Pick<OperationOutput<'listParameters'>, 'coins_off_par'>;
}

type Decoders = {
  [Id in keyof WireResponses & OperationId]: (wire: WireResponses[Id]) => OperationOutput<Id>;
};

export const decoders: Decoders = {
  getDashboard: normaliseDashboard,
  getClientDashboard: normaliseDashboard,
  listYieldFlows: normaliseYieldFlows,
  listStrategies: ({ strategies }) => ({ strategies: strategies.map(normaliseStrategy) }),
  updateStrategy: ({ strategy, pending_change: pending = null }) => ({
    strategy: normaliseStrategy(strategy),
    pending_change: pending,
  }),
  listContracts: ({ signatures }) => ({ signatures: signatures.map(normaliseContract) }),
  resumeSignature: ({ iframe_url, signature }) => ({ iframe_url, signature: normaliseContract(signature) }),
  cancelContract: signatureOf,
  closeContract: signatureOf,
  submitPaymentProof: signatureOf,
  listParameters: ({ parameters, ...others }) => ({
    ...others,
    parameters: parameters.map((parameter) => ({ ...parameter, value: String(parameter.value) })),
  }),
};

function signatureOf({ signature }: { signature: WireContract }) {
  return { signature: normaliseContract(signature) };
}
