const nbsp = '\u00a0';

export const clientIdentityTexts = {
  actionRefused: 'L’état du dossier ne permet pas cette action.',
  caseChanged: `Le dossier a changé depuis son ouverture${nbsp}: rien n’a été modifié.`,
  ownCase: `Ce dossier est le vôtre${nbsp}: un autre administrateur doit l’examiner.`,
  closed: 'Ce compte est fermé.',
  documentChanged: `Ce document a changé depuis son ouverture${nbsp}: rien n’a été modifié.`,
  notADay: 'Cette date n’existe pas.',
  notCompany: 'Ce client n’est pas une société.',
  missingRejectType: 'Indiquez si un nouvel essai reste possible.',
  /** The lines that the checker of a request compares. */
  lines: {
    state: 'État du dossier',
    fault: 'Motif',
    retry: 'Nouvel essai',
    message: 'Message au client',
    comment: 'Commentaire interne',
    labels: 'Motifs du prestataire',
    refusal: 'Refus',
  },
  warnings: {
    fraud: 'Le prestataire a signalé une fraude, et déconseille un nouvel essai.',
  },
  retry: { RETRY: 'Possible', FINAL: 'Non, refus définitif' },
} as const;
