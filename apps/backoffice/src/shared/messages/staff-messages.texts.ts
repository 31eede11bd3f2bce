const nbsp = '\u00a0';

export const staffMessagesTexts = {
  failed: 'Cet échange n’a pas pu être chargé',
  answer: 'Répondre au client',
  send: 'Envoyer la réponse',
  sent: 'Réponse envoyée. Le client est prévenu par e-mail.',
  visible: 'Le client lit cette réponse. Ce qui ne le regarde pas va dans les notes internes de sa fiche.',
  changed: 'Cet échange a changé pendant que vous écriviez',
  changedHelp:
    'Relisez les derniers messages ci-dessus. Votre texte est conservé\u00a0: envoyez-le s’il convient encore.',
  close: 'Clore l’échange',
  closed: 'Échange clos.',
  reopen: 'Rouvrir l’échange',
  reopened: 'Échange rouvert.',
  isClosed: `Cet échange est clos${nbsp}: rouvrez-le pour répondre.`,
  isLocked: `Le compte de ce client est bloqué${nbsp}: il ne pourrait pas lire votre réponse.`,
  isGone: `Le compte de ce client est fermé${nbsp}: il ne peut plus lire de réponse.`,
  client: 'Client',
  adviser: 'Commercial',
  contract: 'Contrat',
  openedAt: 'Ouvert le',
  waitingSince: 'Attend depuis le',
} as const;
