/** The decoders of the responses with several wire formats. Loaded with the first of these requests. */
import type { OperationId, OperationOutput } from '../client/operation-types.ts';
import { normaliseContract, type WireContract } from './contract.ts';
import { isOurs, normaliseDashboard, type WireDashboard } from './dashboard.ts';
import * as documented from './documented.ts';
import { normaliseYieldFlows, type WireYieldFlows } from './series.ts';
import type { WireSessions } from './sessions.ts';
import { normaliseStrategy, type WireStrategy } from './strategy.ts';
import { listIn } from './values.ts';

type WireSignature = WireContract | { signature: WireContract };
type First<Read extends (wire: never, ...others: never[]) => unknown> = Parameters<Read>[0];

/** The wire formats of these responses. */
export interface WireResponses extends WireSessions {
  getDashboard: WireDashboard;
  getClientDashboard: WireDashboard;
  listYieldFlows: WireYieldFlows;
  listStrategies: WireStrategy[] | { strategies?: WireStrategy[] | null };
  updateStrategy:
    | WireStrategy
    | {
        strategy: WireStrategy;
        pending_change?: OperationOutput<'updateStrategy'>['pending_change'];
      };
  listContracts: WireContract[] | { signatures?: WireContract[] | null };
  createContract: First<typeof documented.normaliseNewContract>;
  getNextPoNumber: First<typeof documented.normalisePoNumber>;
  getSignatureStatus: First<typeof documented.normaliseSignatureStatus>;
  verifyWallet: First<typeof documented.normaliseWalletCheck>;
  resumeSignature: { iframe_url: string; signature: WireContract };
  cancelContract: WireSignature;
  closeContract: WireSignature;
  submitPaymentProof: WireSignature;
  listParameters: documented.WireParameters;
  createApplicant: First<typeof documented.normaliseApplicant>;
  getApplicant: First<typeof documented.normaliseApplicant>;
  updateApplicant: First<typeof documented.normaliseApplicant>;
  createVerificationToken: First<typeof documented.normaliseVerificationToken>;
  refreshVerificationToken: First<typeof documented.normaliseRefreshedToken>;
  updateKyc: First<typeof documented.normaliseKycState>;
  uploadDocument: First<typeof documented.normaliseUpload>;
  uploadCompanyDocument: First<typeof documented.normaliseCompanyUpload>;
  changePassword: First<typeof documented.normaliseSuccess>;
  checkToken: First<typeof documented.normaliseTokenCheck>;
  enableTwoFactor: First<ReturnType<typeof documented.normaliseTwoFactor>>;
  disableTwoFactor: First<ReturnType<typeof documented.normaliseTwoFactor>>;
}

type WireOf<Id extends OperationId> = Id extends keyof WireResponses ? WireResponses[Id] : never;
export type Decoder<Id extends OperationId> = (
  wire: WireOf<Id>,
  request: documented.RequestParts,
) => OperationOutput<Id> | Promise<OperationOutput<Id>>;
type Decoders = { [Id in Exclude<keyof WireResponses, keyof WireSessions> & OperationId]: Decoder<Id> };

/** Our figures as they are; those of another host are derived, in a chunk that ours does not load. */
async function readDashboard(wire: WireDashboard, request: documented.RequestParts) {
  if (isOurs(wire)) return normaliseDashboard(wire);
  const { readDocumentsDashboard } = await import('./documents-dashboard.ts');
  return readDocumentsDashboard(wire, documented.requested(request, 'query', 'currency'));
}

export const decoders: Decoders = {
  getDashboard: readDashboard,
  getClientDashboard: readDashboard,
  listYieldFlows: normaliseYieldFlows,
  listStrategies: (wire) => ({
    strategies: listIn<'strategies', WireStrategy>(wire, 'strategies').map(normaliseStrategy),
  }),
  updateStrategy: (wire) => ({
    strategy: normaliseStrategy('strategy' in wire ? wire.strategy : wire),
    pending_change: ('pending_change' in wire ? wire.pending_change : null) ?? null,
  }),
  listContracts: (wire, request) => ({
    signatures: listIn<'signatures', WireContract>(wire, 'signatures').map((contract) =>
      normaliseContract(contract, documented.requested(request, 'query', 'currency')),
    ),
  }),
  createContract: documented.normaliseNewContract,
  getNextPoNumber: documented.normalisePoNumber,
  getSignatureStatus: documented.normaliseSignatureStatus,
  verifyWallet: documented.normaliseWalletCheck,
  resumeSignature: ({ iframe_url, signature }) => ({ iframe_url, signature: normaliseContract(signature) }),
  cancelContract: signatureOf,
  closeContract: signatureOf,
  submitPaymentProof: signatureOf,
  listParameters: documented.normaliseParameters,
  createApplicant: documented.normaliseApplicant,
  getApplicant: documented.normaliseApplicant,
  updateApplicant: documented.normaliseApplicant,
  createVerificationToken: documented.normaliseVerificationToken,
  refreshVerificationToken: documented.normaliseRefreshedToken,
  updateKyc: documented.normaliseKycState,
  uploadDocument: documented.normaliseUpload,
  uploadCompanyDocument: documented.normaliseCompanyUpload,
  changePassword: documented.normaliseSuccess,
  checkToken: documented.normaliseTokenCheck,
  enableTwoFactor: documented.normaliseTwoFactor(true),
  disableTwoFactor: documented.normaliseTwoFactor(false),
};

function signatureOf(wire: WireSignature) {
  return { signature: normaliseContract('signature' in wire ? wire.signature : wire) };
}
