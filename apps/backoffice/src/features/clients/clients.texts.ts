import type { ClientDocuments, ClientIdentity, ClientState, ClientView } from '@repo/domain/clients';
import type { StatusTone } from '@repo/ui/feedback';

export const viewTexts: Readonly<Record<ClientView, string>> = {
  review: 'KYC à examiner',
  documents: 'Documents à contrôler',
  incomplete: 'Profils incomplets',
  unassigned: 'Sans commercial',
  idle: 'Sans souscription',
  expiring: 'Documents expirant < 30 j',
  locked: 'Comptes bloqués',
  all: 'Tous',
};

export const identityTones: Readonly<Record<ClientIdentity, StatusTone>> = {
  not_started: 'neutral',
  started: 'neutral',
  pending: 'warning',
  verified: 'positive',
  approved: 'positive',
  failed: 'negative',
  rejected: 'negative',
};

export const documentTones: Readonly<Record<ClientDocuments, StatusTone>> = {
  none: 'neutral',
  missing: 'neutral',
  checking: 'warning',
  rejected: 'negative',
  approved: 'positive',
};

export const stateTones: Readonly<Record<ClientState, StatusTone>> = {
  open: 'positive',
  locked: 'negative',
  closed: 'neutral',
};

export const clientsTexts = {
  title: 'Clients',
  views: 'Vues',
  list: 'Liste des clients',
  listFailed: 'Les clients n’ont pas pu être chargés',
  search: 'Rechercher',
  searchPlaceholder: 'Nom, société, e-mail, téléphone, SIRET…',
  kind: 'Type',
  identity: 'Identité',
  documents: 'Documents',
  profile: 'Profil',
  adviser: 'Commercial',
  holding: 'Souscriptions',
  validity: 'Échéance des documents',
  state: 'Compte',
  period: 'Inscrit',
  country: 'Pays',
  service: 'Service',
  signedIn: 'Dernière connexion',
  advisersFailed: 'Les commerciaux n’ont pas pu être chargés',
  unknownAdviser: 'un commercial',
  empty: 'Aucun client pour le moment.',
  emptyHelp: 'Ils apparaîtront ici dès la première inscription.',
  manager: (company: string) => `${company} · Gérant`,
  contracts: (active: number, total: number) => `${active} / ${total}`,
  yes: 'Oui',
  no: 'Non',
  withTwoFactor: (services: string) => `${services}, 2FA`,
  services: { yield: 'Yield', kaskad: 'Kaskad' },
  columns: {
    name: 'Nom',
    contact: 'Coordonnées',
    identity: 'Identité',
    identityAndDocuments: 'Identité, documents',
    adviser: 'Commercial',
    value: 'Encours',
    contracts: 'Contrats',
    services: 'Services',
    signedInAt: 'Connexion',
    registeredAt: 'Inscrit le',
    state: 'Compte',
  },
} as const;
