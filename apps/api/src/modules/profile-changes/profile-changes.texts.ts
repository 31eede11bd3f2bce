export const profileChangesTexts = {
  reason: 'Demandée par le client depuis son profil.',
  waiting:
    'Une modification de votre profil attend déjà d’être vérifiée. Annulez-la pour en demander une autre.',
  notWaiting: 'Aucune modification de votre profil n’attend d’être vérifiée.',
  warnings: {
    unsigned:
      'Un contrat de ce client attend sa signature\u00a0: il porte les données d’avant. Il se signe tel quel, ou s’annule pour être refait.',
  },
} as const;
