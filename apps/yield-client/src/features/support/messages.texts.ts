import { NBSP } from '@repo/domain/format';

export const messagesTexts = {
  title: 'Vos messages',
  intro:
    'Écrivez à l’équipe et à votre conseiller. Un e-mail vous prévient de la réponse, que vous lisez ici.',
  write: 'Écrire un message',
  empty: 'Aucun message pour le moment.',
  emptyHelp: `Posez votre question ou envoyez un document${NBSP}: la réponse arrivera ici.`,
  listFailed: 'Vos messages n’ont pas pu être chargés',
  threadFailed: 'Cet échange n’a pas pu être chargé',
  list: 'Vos échanges',
  unread: 'Nouvelle réponse',
  older: 'Voir les échanges plus anciens',
  about: (product: string, poNumber: string | null) =>
    poNumber === null ? `Contrat ${product}` : `Contrat ${product} · ${poNumber}`,
  openedOn: (day: string) => `ouvert le ${day}`,
  newTitle: 'Nouveau message',
  reply: 'Répondre',
  send: 'Envoyer',
  sent: 'Message envoyé.',
  cancel: 'Annuler',
  back: 'Tous vos messages',
  closed: 'Cet échange est clos. Pour toute autre question, écrivez un nouveau message.',
} as const;
