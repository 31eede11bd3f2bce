import type { ClientBlock, ClientStage } from '@repo/domain/clients';
import { NBSP } from '@repo/domain/format';
import type { StatusTone } from '@repo/ui/feedback';

export const stageTones: Readonly<Record<ClientStage, StatusTone>> = {
  registered: 'neutral',
  identity: 'neutral',
  verified: 'positive',
  initiated: 'warning',
  signed: 'warning',
  proved: 'warning',
  paid: 'positive',
};

export const blockTones: Readonly<Record<ClientBlock, StatusTone>> = {
  none: 'neutral',
  locked: 'negative',
  identity: 'negative',
  documents: 'warning',
  profile: 'warning',
  review: 'neutral',
};

const unknown = 'inconnu';

export const homeTexts = {
  failed: 'Vos clients n’ont pas pu être comptés',
  line: (parts: { clients: string; value: string | null; collected: string | null; todo: string | null }) =>
    [
      `Mes clients${NBSP}: ${parts.clients}`,
      `Encours${NBSP}: ${parts.value ?? unknown}`,
      `Collecte du mois${NBSP}: ${parts.collected ?? unknown}`,
      ...(parts.todo === null ? [] : [`À faire${NBSP}: ${parts.todo}`]),
    ].join(' · '),
  pipeline: 'Où en sont mes clients',
  open: 'Ouvrir',
  openStage: (stage: string) => `Ouvrir${NBSP}: ${stage}`,
  day: 'Ma journée',
  dayFailed: 'Votre journée n’a pas pu être chargée',
  nothing: 'Rien à faire pour le moment.',
  nothingHelp: 'Les relances et les tâches du jour apparaissent ici.',
  late: (count: number) => (count === 1 ? '1 tâche en retard' : `${count} tâches en retard`),
  tasks: 'Mes tâches',
  more: 'Ouvrir dans «\u00a0Mes clients\u00a0»',
  since: (day: string) => `depuis le ${day}`,
  postpone: 'Reporter',
  postponeOf: (name: string) => `Reporter\u00a0: ${name}`,
  note: 'Note',
  noteOf: (name: string) => `Écrire une note\u00a0: ${name}`,
  noteTitle: (name: string) => `Note sur ${name}`,
  noteAbout: (name: string, label: string | null) => (label === null ? name : `${name} · ${label}`),
  postponeTitle: 'Reporter à plus tard',
  postponeHelp: 'D’ici là, il n’apparaît plus dans votre journée.',
  postponeDay: 'Jour',
  postponeDayMissing: 'Veuillez choisir un jour à venir.',
  postponed: 'Reporté.',
  cancel: 'Annuler',
} as const;

export const ownClientsTexts = {
  list: 'Liste de mes clients',
  failed: 'Vos clients n’ont pas pu être chargés',
  empty: 'Aucun client pour le moment.',
  emptyHelp: 'Un administrateur vous affecte vos clients.',
  search: 'Rechercher un client',
  searchPlaceholder: 'Nom, société, e-mail, téléphone',
  stage: 'Étape',
  block: 'Blocage',
  reason: 'À faire',
  late: (day: string) => `en retard, pour le ${day}`,
  due: (day: string) => `pour le ${day}`,
  columns: {
    name: 'Nom',
    stage: 'Étape',
    block: 'Blocage',
    value: 'Encours',
    contact: 'Dernier contact',
    next: 'Prochaine action',
  },
} as const;

export const ownClientTexts = {
  heading: 'Client',
  close: 'Fermer le client',
  failed: 'Le client n’a pas pu être chargé',
  gone: 'Ce client n’est plus parmi les vôtres',
  goneHelp: 'Un autre commercial le suit, ou la délégation est terminée.',
  situation: 'Situation',
  contact: 'Coordonnées',
  manager: 'Gérant',
  email: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  value: 'Encours',
  identity: 'Identité',
  adviser: 'Commercial',
  registeredAt: 'Inscrit le',
  missing: 'Profil à compléter',
  documents: 'Documents à fournir',
  contracts: 'Souscriptions',
  newestOf: (shown: number, total: number) => `Les ${shown} plus récentes, sur ${total}.`,
  contractsFailed: 'Les souscriptions n’ont pas pu être chargées',
  noContract: 'Aucune souscription.',
  po: 'N° PO',
  product: 'Produit',
  amount: 'Montant',
  status: 'Statut',
  payment: 'Paiement',
  added: 'Documents',
  addedOf: (contract: string) => `Documents ajoutés${NBSP}: ${contract}`,
  reminder: 'Relance',
  remind: 'Relancer',
  remindOf: (poNumber: string) => `Relancer${NBSP}: ${poNumber}`,
} as const;
