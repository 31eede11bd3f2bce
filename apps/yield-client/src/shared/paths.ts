import { addressOf } from '@repo/client/address';
import { accessibilityPath } from '@repo/domain/accessibility';
import { currentVersion, type LegalKind, legalPath } from '@repo/domain/legal';

/** In the place of the id of a thread: one to open. */
export const newThread = 'nouveau';

/** The path of every screen of this application; no other module writes one. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  linkKaskad: '/link-kaskad',
  linkYield: '/link-yield',
  forgottenPassword: '/password',
  confirmEmail: '/confirmer-mon-adresse',
  dispute: '/ce-n-est-pas-moi',
  kycPending: '/kyc-en-attente',
  legalNotice: '/mentions-legales',
  privacy: '/confidentialite',
  accessibility: accessibilityPath,
  documentCheck: '/verifier-un-document',
  terms: legalPath('terms'),
  risks: legalPath('risks'),
  /** With the version, so that the accepted version is the one that was read. */
  legalVersion: (kind: LegalKind, version = currentVersion(kind).version) => legalPath(kind, version),
  dashboard: '/dashboard',
  products: '/produits',
  product: (strategyId: string) => `/produits/${encodeURIComponent(strategyId)}`,
  subscription: (strategyId: string) => `/produits/${encodeURIComponent(strategyId)}/souscrire`,
  /** The signature of a pending contract. */
  resumption: (strategyId: string, contractId: string) =>
    addressOf(`/produits/${encodeURIComponent(strategyId)}/souscrire`, { contract: contractId }),
  /** What staff prepared, as its email names it. */
  prepared: (id: string) => `/souscription-preparee/${encodeURIComponent(id)}`,
  support: '/accompagnement',
  thread: (id: string) => addressOf('/accompagnement', { thread: id }),
  /** A new message about a contract. */
  writeAbout: (contractId: string) =>
    addressOf('/accompagnement', { thread: newThread, contract: contractId }),
  documents: '/documents',
  /** How to pay a contract, as its emails name it. */
  pay: (contractId: string) => addressOf('/documents', { pay: contractId }),
  /** « Suivi » of a contract; « Mes documents » for several. */
  chain: (contractId: string | null) =>
    contractId === null ? '/documents' : addressOf('/documents', { chain: contractId }),
  /** The payment proof of a contract. */
  proof: (contractId: string) => addressOf('/documents', { proof: contractId }),
  /** What the client was written. */
  notices: '/notifications',
  profile: '/profile',
  /** The second service: another application, on this origin. */
  kaskad: '/kaskad/dashboard',
  kaskadRound: (id: string) => `/kaskad/investments/levees/${encodeURIComponent(id)}`,
  kaskadVesting: '/kaskad/vesting',
  kaskadInvestment: (id: string) => `/kaskad/investments/${encodeURIComponent(id)}`,
} as const;

/** Whether a URL belongs to another application of this origin, so that opening it loads a document. */
export function isElsewhere(path: string): boolean {
  return path === '/kaskad' || path.startsWith('/kaskad/');
}
