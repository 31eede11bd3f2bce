const nbsp = '\u00a0';
const nnbsp = '\u202f';

export const demoMessagesTexts = {
  statement: {
    subject: 'Relevé pour mon comptable',
    text: `Bonjour, mon comptable demande un relevé au 31 décembre. Où puis-je le trouver${nnbsp}?`,
    answer: `Bonjour, il est dans «${nbsp}Documents${nbsp}», sous «${nbsp}Relevés${nbsp}»${nbsp}: choisissez le mois de décembre. Je reste à votre disposition.`,
  },
  bank: {
    subject: 'Changement de banque de la société',
    text: `Bonjour, notre société change de banque le mois prochain. Que faire pour les prochains versements${nnbsp}?`,
    answer: `Bonjour, déclarez le nouveau compte dans «${nbsp}Profil${nbsp}»${nbsp}: il est utilisé après un délai de contrôle.`,
  },
  withdrawal: {
    subject: 'Délai de mon retrait',
    text: `Bonjour, si je demande un retrait cette semaine, quand sera-t-il versé${nnbsp}?`,
  },
} as const;
export const demoDeskTexts = {
  closed: 'VL reçue en retard\u00a0: la journée sera signée une fois la VL publiée.',
  postponed: 'Attend une pièce du client.',
} as const;
