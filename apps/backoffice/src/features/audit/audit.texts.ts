import { formatDecimal, NBSP } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';

const whole = (count: number) => formatDecimal(decimal(count));
const entry = (row: number, problem: string) => `Entrée n°${NBSP}${whole(row)}${NBSP}: ${problem}.`;

export const auditTexts = {
  subtitle: 'Qui a fait quoi, sur quoi et quand. Rien ne s’y modifie.',
  search: 'Recherche',
  searchPlaceholder: 'PO, e-mail, identifiant, collègue',
  action: 'Action',
  object: 'Objet',
  list: 'Journal d’audit',
  failed: 'Le journal d’audit n’a pas pu être chargé',
  empty: 'Aucune entrée pour le moment.',
  emptyHelp: 'Chaque acte d’un client, de l’équipe ou du système y laisse une ligne.',
  columns: {
    date: 'Date',
    actor: 'Par',
    action: 'Action',
    object: 'Objet',
    changes: 'Avant → après',
    origin: 'Origine',
  },
  system: 'Système',
  erasedName: 'Compte effacé',
  erased: 'Valeurs effacées avec le compte',
  noChange: '—',
  change: (before: string | null, after: string | null) =>
    before === null ? (after ?? '') : `${before} → ${after ?? 'vide'}`,
  openRequest: 'Voir la demande',
  request: (id: string) => `Requête ${id}`,
  verify: 'Vérifier l’intégrité',
  verifying: (done: number, total: number) => `${whole(done)} entrées vérifiées sur ${whole(total)}`,
  starting: 'Vérification en cours',
  stop: 'Arrêter la vérification',
  intact: (count: number) => `Chaîne intacte${NBSP}: ${whole(count)} ${count > 1 ? 'entrées' : 'entrée'}`,
  head: (hash: string) => `Dernière empreinte${NBSP}: ${hash}`,
  noted: (link: number, at: string) =>
    `Elle contient celle que la vérification de la nuit a notée le ${at} (entrée n°${NBSP}${whole(link)}).`,
  notNoted: 'Aucune empreinte n’a encore été notée par la vérification de la nuit.',
  stamped: (link: number, at: string) =>
    `L’entrée n°${NBSP}${whole(link)} et celles qui la précèdent ont été horodatées par une autorité le ${at}.`,
  stampBroken: 'Horodatage invalide',
  stampBrokenHelp: (link: number) =>
    `La chaîne est intacte, mais l’horodatage de l’entrée n°${NBSP}${whole(link)} n’est pas le sien. Prévenez l’exploitant.`,
  broken: 'Chaîne rompue',
  brokenHelp: 'Prévenez l’exploitant sans rien modifier\u00A0: la base a été changée hors de l’application.',
  verifyFailed: 'La vérification n’a pas pu aller jusqu’au bout',
  problems: {
    gap: (row: number) => entry(row, 'des maillons manquent avant elle'),
    order: (row: number) => entry(row, 'elle ne suit pas celle qui la précède'),
    deleted: (row: number) => entry(row, 'elle a été supprimée'),
    changed: (row: number) => entry(row, 'elle ou son maillon a été modifié'),
    emptied: (row: number) => entry(row, 'son adresse ou ses valeurs ont été modifiées'),
    unsealed: (row: number) => entry(row, 'elle n’a jamais été scellée'),
    cut: (row: number) =>
      entry(row, 'notée une nuit, elle a disparu ou changé\u00a0; la fin du journal a été coupée ou refaite'),
  },
} as const;
