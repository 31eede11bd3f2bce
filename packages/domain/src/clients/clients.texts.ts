import type {
  ClientAdviser,
  ClientDocuments,
  ClientHolding,
  ClientIdentity,
  ClientKind,
  ClientProfile,
  ClientState,
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
const state: Words<ClientState> = { open: 'Ouvert', locked: 'Bloqué', closed: 'Fermé' };

/** The traits of a client in words, for the list and its export. */
export const clientTexts = { kind, identity, documents, profile, adviser, holding, state } as const;
