import type { BulkRowState } from '@repo/domain/bulk';
import { formatDecimal } from '@repo/domain/format';
import type { StatusTone } from '@repo/ui/feedback';

const written = (count: number) => formatDecimal(String(count));
const agreed = (count: number, one: string, many: string) => `${written(count)} ${count === 1 ? one : many}`;

export const bulkStateTones: Readonly<Record<BulkRowState, StatusTone>> = {
  planned: 'accent',
  ignored: 'neutral',
  done: 'positive',
  failed: 'negative',
  undone: 'neutral',
  kept: 'warning',
};

export const bulkTexts = {
  subtitle: (count: number, author: string) =>
    `${agreed(count, 'souscription', 'souscriptions')} · par ${author}`,
  failed: 'Cette action groupée n’a pas pu être chargée',
  rows: 'Résultat par souscription',
  rowsFailed: 'Les souscriptions n’ont pas pu être chargées',
  noRow: 'Aucune souscription avec ce résultat.',
  noRowHelp: 'Choisissez un autre résultat.',
  allRows: 'Toutes',
  results: 'Résultats',
  columns: {
    po: 'N° PO',
    client: 'Client',
    product: 'Produit',
    amount: 'Montant',
    state: 'Résultat',
    reason: 'Raison',
  },
  reasonAt: (reason: string, instant: string) => `${reason} le ${instant}`,
  progress: (done: number, total: number) => `${written(done)} sur ${written(total)}`,
  nothingToDo: 'Rien à faire pour cette sélection',
  give: 'Abandonner',
  back: 'Revenir à la liste',
  expired: 'Cet aperçu est trop ancien',
  expiredHelp: 'Les souscriptions ont pu changer. Refaites la sélection depuis la liste.',
  notMine: (author: string) => `Seul ${author} peut confirmer ou annuler cette action.`,
  previewed: 'Aperçu\u00a0: rien n’est encore fait',
  waiting: 'Les e-mails ne sont pas encore partis',
  waitingHelp: (time: string) => `Ils partent dans ${time}. Annuler maintenant n’en envoie aucun.`,
  running: 'En cours',
  runningHelp: 'Vous pouvez quitter cette page\u00a0: le travail continue.',
  done: 'Terminé',
  undoing: 'Annulation en cours',
  undone: 'Annulé',
  undoLeft: (time: string) => `Vous pouvez encore annuler pendant ${time}.`,
  undo: { cancel: 'Annuler', stop: 'Arrêter', undo: 'Annuler' },
  undoRequested: {
    cancel: 'Annulé\u00a0: aucun e-mail n’est parti.',
    stop: 'Arrêté.',
    undo: 'Annulation demandée.',
  },
  seconds: (count: number) => agreed(count, 'seconde', 'secondes'),
  minutes: (count: number) => agreed(count, 'minute', 'minutes'),
} as const;
