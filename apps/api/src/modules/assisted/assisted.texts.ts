// Words of subscriptions prepared by staff, shown to people. Punctuation is typographic (D27).
import type { AssistedState } from '@repo/domain/assisted';

const nbsp = '\u00a0';

const ended: Readonly<Record<AssistedState, string>> = {
  draft: 'Cette souscription n’a pas encore été envoyée au client.',
  sent: `Cette souscription a été envoyée au client${nbsp}: annulez-la pour en préparer une autre.`,
  accepted: 'Le client a accepté cette souscription.',
  declined: 'Le client a refusé cette souscription.',
  canceled: 'Cette souscription a été annulée.',
  expired: 'Cette souscription a expiré.',
};

export const assistedTexts = {
  notFound: 'Cette souscription est introuvable.',
  boxesAreTheClients:
    'Seul le client accepte les conditions générales et reconnaît les risques, au moment de signer.',
  ownAccount: `Ce compte est le vôtre${nbsp}: souscrivez depuis votre espace client.`,
  changed: (name: string, at: string) =>
    `Cette souscription a été enregistrée par ${name} le ${at}, depuis que vous l’avez ouverte.`,
  ended,
  incomplete: 'Terminez les étapes précédentes avant celle-ci.',
  emailedRecently: 'Le lien a déjà été envoyé au client il y a moins de 24 heures.',
  /** To its client. */
  noLongerOffered: {
    draft: 'Cette souscription n’est plus disponible.',
    sent: 'Cette souscription n’est plus disponible.',
    accepted: 'Vous avez déjà accepté cette souscription.',
    declined: 'Vous avez refusé cette souscription.',
    canceled: 'Cette souscription a été annulée par votre interlocuteur.',
    expired: `Le délai pour accepter cette souscription est passé${nbsp}: demandez-en une autre à votre interlocuteur.`,
  } satisfies Readonly<Record<AssistedState, string>>,
  linkUsed: `Ce lien a déjà servi ou a expiré${nbsp}: demandez-en un autre à votre interlocuteur.`,
  followPayment: (poNumber: string) => `Suivre la signature et le paiement de ${poNumber}`,
} as const;
