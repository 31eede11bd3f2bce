export const messagesTexts = {
  subjectMissing: 'Veuillez indiquer l’objet de votre message.',
  subjectTooLong: 'L’objet ne peut pas dépasser 120 caractères.',
  textMissing: 'Veuillez écrire votre message.',
  textTooLong: 'Le message ne peut pas dépasser 4\u202f000 caractères.',
  tooManyFiles: 'Un message peut contenir 5 fichiers au plus.',
} as const;

export const threadStateTexts = {
  waiting: 'En attente de réponse',
  answered: 'Avec réponse',
  closed: 'Clos',
} as const;
