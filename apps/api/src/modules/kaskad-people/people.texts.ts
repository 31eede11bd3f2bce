import { NBSP } from '@repo/domain/format';

/** Words of the users of Kaskad, and of the task that a request of examination makes. */
export const peopleTexts = {
  notFound: 'Cet utilisateur n’existe pas.',
  alreadyLocked: `L’accès de cet utilisateur est bloqué${NBSP}: débloquez-le d’abord.`,
  notLocked: 'L’accès de cet utilisateur n’est pas bloqué.',
  onlyService: 'C’est le seul service de ce compte, qui ne pourrait plus se connecter.',
  inUse: 'Cet utilisateur détient un investissement ou un plan de vesting en cours.',
  nothingToReview: 'Aucune décision n’est attendue sur cette identité.',
  alreadyRequested: 'L’examen de cette identité a déjà été demandé aujourd’hui.',
  review: (brand: string) => `Examiner l’identité${NBSP}: demandé par ${brand}`,
} as const;
