import { NBSP } from '@repo/domain/format';

/** Words of the users of Kaskad, and of the task that a request of examination makes. */
export const peopleTexts = {
  notFound: 'Cet utilisateur n’existe pas.',
  nothingToReview: 'Aucune décision n’est attendue sur cette identité.',
  alreadyRequested: 'L’examen de cette identité a déjà été demandé aujourd’hui.',
  review: (brand: string) => `Examiner l’identité${NBSP}: demandé par ${brand}`,
} as const;
