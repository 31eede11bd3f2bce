import { BULK_MAX_ROWS } from '@repo/domain/bulk';
import { formatDecimal, NBSP } from '@repo/domain/format';

/** Refusals of bulk actions. */
export const bulkTexts = {
  notFound: 'Cette action groupée est introuvable.',
  unknownRow: `Une souscription de la sélection est introuvable${NBSP}: rechargez la liste.`,
  notAuthor: 'Seul l’auteur d’une action groupée la confirme ou l’annule.',
  empty: 'La sélection est vide.',
  tooMany: `La sélection compte plus de ${formatDecimal(String(BULK_MAX_ROWS))} souscriptions${NBSP}: affinez les filtres.`,
  nothingToDo: `Aucune souscription de la sélection n’est concernée${NBSP}: il n’y a rien à faire.`,
  expired: `Cet aperçu est trop ancien${NBSP}: refaites-le.`,
  notUndoable: 'Il n’est plus possible d’annuler cette action.',
} as const;
