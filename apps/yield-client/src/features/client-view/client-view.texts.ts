export const clientViewTexts = {
  label: 'Consultation de l’espace d’un client',
  whose: (name: string) => `Vous consultez l’espace de ${name}`,
  readOnly: (time: string) => `· lecture seule, les actions du client sont désactivées · fin à ${time}`,
  leave: 'Quitter',
  over: 'La consultation est terminée',
  overHint:
    'Elle a duré 30\u00a0minutes, vous l’avez quittée, ou elle n’a pas pu s’ouvrir. Elle se reprend depuis la fiche du client, avec un motif.',
  backOffice: 'Retour au back-office',
} as const;
