import { formatList } from '@repo/domain/format';

/** Who else has the record open. */
export const presenceTexts = {
  viewing: (names: readonly string[]) =>
    `${formatList(names)} ${names.length === 1 ? 'consulte' : 'consultent'} aussi cette fiche.`,
  editing: (names: readonly string[]) =>
    `${formatList(names)} ${names.length === 1 ? 'modifie' : 'modifient'} cette fiche en ce moment.`,
} as const;

/** « Historique » of a record. */
export const historyTexts = {
  title: 'Historique',
  openOf: (name: string) => `Historique de ${name}`,
  failed: 'L’historique n’a pas pu être chargé',
  none: 'Aucune action enregistrée.',
  system: 'Système',
  erasedName: 'Compte effacé',
  erased: 'Valeurs effacées avec le compte',
  person: 'Par',
  anyone: 'Tout le monde',
  field: 'Donnée',
  anyField: 'Toutes',
  more: 'Afficher la suite',
  retry: 'Réessayer',
  request: 'Demande liée',
  requestedBy: (name: string) => `demandée par ${name}`,
  requestId: (id: string) => `Requête ${id}`,
  colon: '\u00a0: ',
  change: (before: string | null, after: string | null) =>
    before === null ? (after ?? '') : `${before} → ${after ?? 'vide'}`,
} as const;

export const viewAsTexts = {
  open: 'Voir comme le client',
  title: (name: string) => `Voir l’espace de ${name}`,
  intro:
    'Son espace s’ouvre dans un nouvel onglet, en lecture seule, pour 30\u00a0minutes au plus. Il lira dans «\u00a0Accès à mon espace\u00a0» la date, votre fonction et le motif, pas votre nom.',
  reason: 'Motif',
  details: 'Précisions',
  detailsHelp: 'Le client lit ce texte.',
  submit: 'Ouvrir son espace',
  blocked: 'Votre navigateur a bloqué l’onglet\u00a0: ouvrez-le par ce lien, dans les deux minutes.',
} as const;
