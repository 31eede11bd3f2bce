export const httpTexts = {
  malformed: 'La requête est illisible.',
  unauthenticated: 'Veuillez vous connecter.',
  forbidden: 'Vous n’avez pas accès à cette page.',
  notFound: 'Cet élément est introuvable.',
  conflict: 'L’opération n’est plus possible.',
  tooLarge: 'Le fichier est trop volumineux.',
  unsupportedMediaType: 'Ce type de fichier n’est pas accepté.',
  idempotencyMismatch: 'Cette opération a déjà été demandée avec d’autres données.',
  idempotencyRunning: 'Cette opération est déjà en cours.',
  rateLimited: 'Trop de tentatives. Réessayez dans un instant.',
  unavailable: 'Le service est momentanément indisponible.',
  internal: 'Une erreur est survenue. Réessayez plus tard.',
} as const;
