// Words of rounds shown to clients. Punctuation is typographic (D27).
export const offersTexts = {
  notFound: 'Cette levée est introuvable.',
  codeUnknown: 'Ce code n’ouvre aucune levée.',
  question: 'Merci d’écrire votre question.',
  notOpen: 'Cette levée n’accepte plus de questions.',
  tooManyQuestions: 'Vous avez déjà plusieurs questions en attente sur cette levée. Attendez une réponse.',
} as const;
