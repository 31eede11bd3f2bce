import type { components } from '@repo/api-sdk';
import { formatDecimal, NBSP } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import type { StatusTone } from '@repo/ui/feedback';

type Job = components['schemas']['Job'];
type BulkState = components['schemas']['BulkState'];

const whole = (count: number) => formatDecimal(decimal(count));

export const jobsTexts = {
  subtitle:
    'Vos exports des dernières 24 heures, les actions groupées et le travail de fond de la plateforme.',
  ownSubtitle: 'Vos exports des dernières 24 heures.',
  exports: 'Mes exports',
  exportsFailed: 'Vos exports n’ont pas pu être chargés',
  noExport: 'Aucun export en ce moment',
  noExportHelp: `Un export de plus de 5${NBSP}000${NBSP}lignes se prépare ici, et son fichier y reste 24${NBSP}heures.`,
  columns: {
    file: 'Fichier',
    filters: 'Filtres',
    status: 'État',
    lines: 'Lignes',
    requested: 'Demandé le',
    expires: 'Gardé jusqu’au',
    action: 'Action',
  },
  noFilter: 'Toute la liste',
  none: '—',
  progress: (done: number, total: number) => `${whole(done)} sur ${whole(total)} lignes`,
  progressLabel: (file: string) => `Avancement de ${file}`,
  lines: whole,
  cancel: 'Annuler',
  cancelLabel: (file: string) => `Annuler ${file}`,
  canceled: 'Export annulé.',
  download: 'Télécharger',
  downloadLabel: (file: string) => `Télécharger ${file}`,
  downloaded: 'Téléchargé',
  bulks: 'Actions groupées',
  bulksFailed: 'Les actions groupées n’ont pas pu être chargées',
  noBulk: 'Aucune action groupée',
  noBulkHelp: 'Sélectionnez des souscriptions dans leur liste pour agir sur toutes à la fois.',
  bulkColumns: {
    kind: 'Action',
    author: 'Par',
    at: 'Confirmée le',
    state: 'État',
    result: 'Résultat',
  },
  queues: 'Travail de fond',
  queuesHelp:
    'Un traitement en échec a épuisé ses nouveaux essais. Le relancer fait maintenant tout ce qui est dû, sans le faire deux fois.',
  queuesFailed: 'L’état du travail de fond n’a pas pu être chargé',
  stopped: 'Aucun serveur ne prend le travail de fond',
  stoppedHelp:
    'Les e-mails et les exports attendent. Prévenez l’exploitant si cela dure plus de quelques minutes.',
  queueColumns: {
    name: 'Traitement',
    waiting: 'En attente',
    running: 'En cours',
    dead: 'En échec',
    success: 'Dernier succès',
    action: 'Action',
  },
  neverToday: 'Aucun depuis 24 heures',
  retry: 'Relancer',
  retryLabel: (queue: string) => `Relancer ${queue}`,
  retried: 'Travail relancé.',
} as const;

export const jobStatusTexts: Readonly<Record<Job['status'], string>> = {
  waiting: 'En attente',
  running: 'En préparation',
  done: 'Prêt',
  failed: 'Échec',
  canceled: 'Annulé',
};

export const bulkStateTexts: Readonly<Record<BulkState, string>> = {
  previewed: 'Aperçu',
  expired: 'Aperçu expiré',
  waiting: 'En attente',
  running: 'En cours',
  done: 'Terminée',
  undoing: 'Annulation en cours',
  undone: 'Annulée',
};

export const bulkStateTones: Readonly<Record<BulkState, StatusTone>> = {
  previewed: 'neutral',
  expired: 'neutral',
  waiting: 'neutral',
  running: 'accent',
  done: 'positive',
  undoing: 'accent',
  undone: 'neutral',
};

export const failureTexts: Readonly<Record<NonNullable<Job['failure']>, string>> = {
  too_many_lines: `La liste dépasse maintenant 50${NBSP}000${NBSP}lignes${NBSP}: exportez-la en CSV.`,
  error: 'Le fichier n’a pas pu être préparé. Recommencez dans quelques minutes.',
};

/** By the name of the queue; one of a newer release is shown by its name. */
export const queueTexts: ReadonlyMap<string, string> = new Map([
  ['mail', 'E-mails'],
  ['reset-requests', 'Mots de passe oubliés'],
  ['signatures', 'Signatures'],
  ['proofs', 'Lecture des preuves de paiement'],
  ['bulk', 'Actions groupées'],
  ['exports', 'Exports'],
  ['deletions', 'Suppressions de comptes'],
  ['change-requests', 'Expiration des demandes'],
  ['payment-details', 'Nouvelles coordonnées bancaires'],
  ['planned-emails', 'Nouvelles adresses e-mail'],
  ['factor-removals', 'Moyens de vérification perdus'],
  ['alerts', 'Alertes'],
  ['work', 'Travail en attente de l’équipe'],
  ['reminders', 'Relances automatiques'],
  ['document-expiries', 'Documents qui expirent'],
  ['yearly-notices', 'Documents de l’année'],
  ['monthly-notices', 'Relevés du mois'],
  ['file-scans', 'Analyse antivirus'],
  ['indicators', 'Indicateurs de l’accueil'],
  ['kaskad-rounds', 'Levées de Kaskad'],
  ['kaskad-investments', 'Investissements de Kaskad'],
  ['kaskad-allotments', 'Répartitions et émissions de Kaskad'],
  ['client-views', 'Fin des consultations d’espace'],
  ['list-counts', 'Compteurs des listes'],
  ['pruning', 'Nettoyage'],
  ['quarantine', 'Fichiers inconnus'],
  ['audit-trail', 'Vérification du journal d’audit'],
  ['timestamps', 'Horodatage du journal d’audit'],
  ['books', 'Vérification des écritures'],
  ['rates', 'Taux de change'],
]);
