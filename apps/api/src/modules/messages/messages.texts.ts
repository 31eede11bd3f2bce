const nbsp = '\u00a0';

export const messagesTexts = {
  threadNotFound: 'Cet échange n’existe pas ou n’existe plus.',
  contractNotFound: 'Ce contrat n’existe pas ou n’existe plus.',
  threadClosed: `Cet échange est clos${nbsp}: votre message n’a pas été envoyé. Ouvrez-en un nouveau.`,
  threadFull: `Cet échange compte déjà 100 messages de votre part${nbsp}: ouvrez-en un nouveau.`,
  tooManyThreads:
    'Vous avez déjà 10 échanges ouverts. Écrivez dans l’un d’eux, ou attendez que l’équipe en ait clos un.',
  tooManyFiles:
    'Vous avez déjà 10 fichiers en attente d’envoi. Envoyez votre message, puis joignez la suite.',
  fileGone: 'Un fichier joint n’est plus disponible. Retirez-le, puis joignez-le de nouveau.',
  changed:
    'Cet échange a changé pendant que vous écriviez. Relisez-le avant d’envoyer votre réponse, qui est conservée.',
  closedForStaff: `Cet échange est clos${nbsp}: rouvrez-le pour répondre.`,
  accountLocked: `Le compte de ce client est bloqué${nbsp}: il ne pourrait pas lire votre réponse. Débloquez-le d’abord.`,
  accountClosed: `Le compte de ce client est fermé${nbsp}: il ne peut plus lire de réponse.`,
} as const;
