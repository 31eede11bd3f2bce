import type { ThreadView } from './messages.model.ts';

export const viewTexts: Readonly<Record<ThreadView, string>> = {
  waiting: 'En attente de réponse',
  answered: 'Avec réponse',
  closed: 'Clos',
  all: 'Tous',
};

export const messagesTexts = {
  subtitle: 'Les échanges des clients, par état.',
  views: 'États des échanges',
  list: 'Échanges',
  search: 'Rechercher un client',
  searchPlaceholder: 'Nom, société, e-mail, téléphone…',
  empty: 'Aucun échange pour le moment.',
  emptyHelp: 'Les clients écrivent depuis «\u00a0Accompagnement\u00a0» ou depuis un contrat.',
  failed: 'Les échanges n’ont pas pu être chargés',
  close: 'Fermer l’échange',
  heading: 'Échange',
  columns: {
    client: 'Client',
    subject: 'Objet',
    contract: 'Contrat',
    state: 'État',
    since: 'Depuis',
    adviser: 'Commercial',
  },
} as const;
