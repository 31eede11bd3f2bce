export const recordsTexts = {
  noteMissing: 'Veuillez écrire la note.',
  titleMissing: 'Veuillez écrire ce qui est à faire.',
  assigneeMissing: 'Veuillez choisir une personne.',
} as const;
