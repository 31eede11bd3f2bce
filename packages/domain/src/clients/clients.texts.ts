import type {
  ClientAdviser,
  ClientBlock,
  ClientDocuments,
  ClientHolding,
  ClientIdentity,
  ClientKind,
  ClientProfile,
  ClientStage,
  ClientState,
  ClientStep,
  ClientValidity,
  DayReason,
} from './clients.ts';

type Words<Code extends string> = Readonly<Record<Code, string>>;

const kind: Words<ClientKind> = { person: 'Particulier', company: 'Gérant' };

const identity: Words<ClientIdentity> = {
  not_started: 'Non démarrée',
  started: 'En cours chez le client',
  pending: 'En revue',
  verified: 'Validée automatiquement',
  approved: 'Approuvée',
  failed: 'Échec technique',
  rejected: 'Rejetée',
};

const documents: Words<ClientDocuments> = {
  none: 'Sans objet',
  missing: 'Manquants',
  checking: 'À contrôler',
  rejected: 'Refusés',
  approved: 'Validés',
};

const profile: Words<ClientProfile> = { complete: 'Complet', incomplete: 'Incomplet' };
const adviser: Words<ClientAdviser> = { assigned: 'Affecté', none: 'Sans commercial' };
const holding: Words<ClientHolding> = {
  active: 'Avec une souscription en cours',
  past: 'Souscriptions passées',
  none: 'Sans souscription',
};
const validity: Words<ClientValidity> = { current: 'En cours', expiring: 'Expirés ou à moins de 30 jours' };
const state: Words<ClientState> = { open: 'Ouvert', locked: 'Bloqué', closed: 'Fermé' };

const stage: Words<ClientStage> = {
  registered: 'Inscrit',
  identity: 'KYC en cours',
  verified: 'KYC validé',
  initiated: 'Souscription initiée',
  signed: 'Signée',
  proved: 'Preuve déposée',
  paid: 'Payée',
};
const block: Words<ClientBlock> = {
  none: 'Aucun',
  locked: 'Compte bloqué',
  identity: 'Identité refusée',
  documents: 'Documents à fournir',
  profile: 'Profil incomplet',
  review: 'En attente de notre contrôle',
};
const step: Words<ClientStep> = {
  wait: 'Attendre notre contrôle',
  unlock: 'Voir avec un administrateur',
  identity: 'Relancer la vérification d’identité',
  documents: 'Demander les documents de la société',
  profile: 'Faire compléter le profil',
  subscribe: 'Proposer une souscription',
  sign: 'Relancer la signature',
  pay: 'Relancer le paiement',
  follow: 'Suivre le placement',
};
const day: Words<DayReason> = {
  unpaid: 'Signées non payées',
  unsigned: 'Souscriptions à signer',
  identity: 'Identités bloquées',
  documents: 'Documents à fournir',
  expiring: 'Documents expirés ou à moins de 30 jours',
  profile: 'Profils incomplets',
  idle: 'Sans souscription depuis 30 jours',
};

/** The traits of a client in words, for the list and its export. */
export const clientTexts = {
  kind,
  identity,
  documents,
  profile,
  adviser,
  holding,
  validity,
  state,
  stage,
  block,
  step,
  day,
} as const;
