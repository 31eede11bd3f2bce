import { type BulkKind, type BulkRowState, bulkReasonTexts } from '@repo/domain/bulk';
import { formatDecimal, NBSP } from '@repo/domain/format';

const written = (count: number) => formatDecimal(String(count));
const agreed = (count: number, one: string, many: string) => `${written(count)} ${count === 1 ? one : many}`;

interface KindTexts {
  title: string;
  /** The button of the list. */
  action: string;
  /** What is to be known before it is confirmed. */
  help: string;
  confirm: (count: number) => string;
}

export const bulkKindTexts: Readonly<Record<BulkKind, KindTexts>> = {
  start_check: {
    title: 'Passer en vérification',
    action: 'Passer en vérification',
    help: `Les clients ne pourront plus modifier leur preuve, et chacun reçoit un e-mail après 60 secondes. Vous pourrez annuler pendant 10${NBSP}minutes.`,
    confirm: (count) => `Passer ${agreed(count, 'paiement', 'paiements')} en vérification`,
  },
  remind: {
    title: 'Relancer les clients',
    action: 'Relancer',
    help: 'Chaque client reçoit un e-mail. Ils partent 60 secondes après la confirmation\u00a0: jusque-là, annuler n’en envoie aucun.',
    confirm: (count) => `Relancer ${agreed(count, 'client', 'clients')}`,
  },
};

export const selectionTexts = {
  all: (total: string) => `Tout sélectionner (${total})`,
  moreThan: (total: string) => `plus de ${total}`,
} as const;

/** « 311 faits »: how many rows have each result. */
export const bulkCountTexts: Readonly<Record<BulkRowState, (count: number) => string>> = {
  planned: (count) => `${written(count)} à faire`,
  ignored: (count) => agreed(count, 'ignoré', 'ignorés'),
  done: (count) => agreed(count, 'fait', 'faits'),
  failed: (count) => `${written(count)} en échec`,
  undone: (count) => agreed(count, 'annulé', 'annulés'),
  kept: (count) => agreed(count, 'conservé', 'conservés'),
};

export const bulkResultTexts = {
  /** « 1 ignoré : déjà payé ». */
  because: (counted: string, reasons: string) => `${counted}${NBSP}: ${reasons}`,
  severalOf: (reason: keyof typeof bulkReasonTexts, count: number) =>
    `${bulkReasonTexts[reason]} (${written(count)})`,
} as const;
