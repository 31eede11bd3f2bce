/** Errors of uploads: identity documents (R082–R086) and company documents (R127). */
export const documentsTexts = {
  fileRequired: 'Merci de joindre un fichier.',
  bothSidesRequired: 'Veuillez joindre le recto ET le verso de votre carte d’identité.',
  oneFileOnly: 'Veuillez joindre un seul fichier.',
  typeRefused: 'Seuls les images et les fichiers PDF sont acceptés.',
  tooLarge: 'Un fichier ne doit pas dépasser 10\u00A0Mo.',
  countryRequired: 'Merci de renseigner le pays d’émission du document.',
  nothingToSend: 'Aucun document à envoyer.',
} as const;
