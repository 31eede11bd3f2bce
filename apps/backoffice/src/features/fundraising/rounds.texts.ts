/** Words of the list of rounds and of one round. Those of its forms are in `round-form.texts.ts`. */
import type { components } from '@repo/api-sdk';
import { formatDecimal } from '@repo/domain/format';

type Schemas = components['schemas'];

export const regimeTexts: Readonly<Record<Schemas['Regime'], string>> = {
  psfp: 'Financement participatif (PSFP)',
  mica: 'Offre de jetons au public (MiCA)',
  restricted: 'Cercle restreint',
};

export const audienceTexts: Readonly<Record<Schemas['RoundTermsBody']['audience'], string>> = {
  public: 'Tous les utilisateurs',
  whitelist: 'Liste d’invités',
  code: 'Code d’invitation',
};

/** « 1 part », « 12 parts », of a count that is already formatted; `quality` agrees with it: « 12 parts fermes ». */
export function shares(count: string, quality = ''): string {
  const isOne = /^\D*[01]$/.test(count);
  const named = `${count}\u00a0${isOne ? 'part' : 'parts'}`;
  return quality === '' ? named : `${named} ${isOne ? quality : `${quality}s`}`;
}

export const roundsTexts = {
  subtitle: 'Les tours de Kaskad\u00a0: leurs conditions, leurs engagements et leur allocation.',
  views: 'États des levées',
  tabs: {
    draft: 'Brouillons',
    review: 'En revue',
    running: 'En cours',
    closing: 'En clôture',
    ended: 'Terminées',
  } satisfies Readonly<Record<Schemas['RoundView'], string>>,
  list: 'Liste des levées',
  listFailed: 'Les levées n’ont pas pu être chargées',
  search: 'Rechercher',
  searchPlaceholder: 'Projet, tour…',
  empty: 'Aucune levée ici.',
  emptyHelp: 'Une nouvelle levée commence par un brouillon.',
  columns: {
    project: 'Projet',
    name: 'Tour',
    status: 'Statut',
    goals: 'Min / cible / plafond',
    marks: 'Ferme / Sous délai / En attente',
    percent: '%',
    investors: 'Investisseurs',
    price: 'Prix',
    fees: 'Frais acquis / à verser',
    valuation: 'Valorisation pré / post',
    opens: 'Ouverture',
    closes: 'Clôture',
    left: 'Jours restants',
  },
  of: (parts: readonly string[]) => parts.join(' / '),
  units: (units: string) => shares(units),
  unitsWorth: (units: string, euros: string) => `${shares(units)}, soit ${euros}`,
  incomplete: 'Incomplet',
  over: 'Terminé',
  days: (days: number) => `${days}\u00a0j`,
  reservations: (count: number) =>
    count === 1 ? '1 réservation à convertir' : `${count} réservations à convertir`,
} as const;

export const roundTexts = {
  failed: 'La levée n’a pas pu être chargée',
  facts: (instrument: string, price: string, closes: string) =>
    `${instrument} · ${price} la part · clôture le ${closes}`,
  draftFacts: (instrument: string) => `${instrument} · à compléter`,
  toComplete: 'À compléter',
  missing: 'À compléter avant la soumission',
  missingHelp: 'Le brouillon est enregistré. Il pourra être soumis une fois ces champs remplis.',
  complete: 'Compléter le brouillon',
  edit: 'Modifier le brouillon',
  toAllotment: 'Simuler l’allocation',
  allotmentOf: 'Voir l’allocation',
  capTable: 'Table de capitalisation',
  actions: 'Actions de la levée',
  submittedBy: (name: string) => `Soumise par ${name}`,
  commitments: 'Engagements',
  sentence: (firm: string, period: string, waiting: string) =>
    `Ferme ${firm}, sous délai ${period}, en attente ${waiting} du plafond. Chaque part n’est comptée qu’une fois.`,
  minimumReached: 'Le minimum est atteint\u00a0: la levée aura lieu.',
  minimumMissing: (units: string) => `Il manque ${shares(units, 'ferme')} pour atteindre le minimum.`,
  minimum: (units: string) => `Minimum ${units}`,
  target: (units: string) => `Cible ${units}`,
  cap: (units: string) => `Plafond ${units}`,
  marksTable: 'Engagements par état',
  mark: 'État',
  units: 'Parts',
  euros: 'Euros',
  share: 'Du plafond',
  demand: 'Demande',
  terms: 'Conditions',
  regime: 'Régime',
  perPerson: 'Par personne',
  atLeast: (least: string) => `${shares(least)} au moins`,
  between: (least: string, most: string) => `de ${least} à ${shares(most)}`,
  rule: 'Règle d’allocation',
  audience: 'Audience',
  assets: 'Moyens de paiement',
  fee: 'Frais',
  vesting: 'Vesting',
  noVesting: 'Parts acquises à l’émission',
  checklist: 'Avant l’émission',
  checks: {
    firm: 'Investissements fermes',
    identity: 'Identités vérifiées',
    paid: 'Paiements reçus',
    signed: 'Signatures',
    key_information: 'Fiche d’informations clés acceptée',
    register: 'Registre prêt',
  },
  checkDone: 'Vérifié',
  checkMissing: (missing: number) => (missing === 1 ? '1 manque' : `${missing} manquent`),
  ceiling: 'Plafond légal',
  ceilingOf: {
    euro: (reached: string, limit: string) => `${reached} levés sur ${limit} en 12 mois`,
    person: (reached: string, limit: string) => `${reached} personnes sur ${limit}`,
  },
  ceilingCrossed: 'Le plafond légal est dépassé\u00a0: la levée ne peut pas être ouverte ainsi.',
  reservations: 'Réservations',
  reservationsOf: (count: number, units: string) =>
    count === 0
      ? 'Aucune réservation à convertir.'
      : count === 1
        ? `1 réservation à convertir, de ${shares(units)}.`
        : `${count} réservations à convertir, de ${shares(units)} en tout.`,
  allotment: 'Allocation publiée',
  allotmentFacts: (rule: string, day: string) => `Règle ${rule.toLowerCase()}, publiée le ${day}.`,
  allotmentLeft: (left: number) =>
    left === 1
      ? 'Enregistrement en cours. Il reste 1 investissement.'
      : `Enregistrement en cours. Il reste ${formatDecimal(String(left))} investissements.`,
  allotted: 'Parts allouées',
  investors: 'Investisseurs servis',
  noAllotment: 'Aucune allocation n’est publiée.',
} as const;

export const moveTexts = {
  actions: {
    submit: 'Soumettre à validation',
    open: 'Ouvrir maintenant',
    extend: 'Prolonger',
    suspend: 'Suspendre',
    resume: 'Reprendre',
    close: 'Clôturer maintenant',
    cancel: 'Annuler la levée',
  } satisfies Readonly<Record<Schemas['RoundAction'], string>>,
  intros: {
    submit: 'Une seconde personne valide la levée. Ses conditions ne changent plus ensuite.',
    open: 'Les investissements seront reçus dès maintenant, sans attendre la date d’ouverture.',
    extend: 'La clôture est repoussée. Les investisseurs lisent la nouvelle date.',
    suspend: 'Aucun investissement n’est reçu jusqu’à la reprise. Ceux qui existent ne changent pas.',
    resume: 'Les investissements sont reçus de nouveau.',
    close: 'Aucun investissement n’est plus reçu. Les délais en cours vont à leur terme.',
    cancel:
      'La levée se termine sans suite\u00a0: tout ce qui a été reçu est remboursé. Cela ne se défait pas.',
  } satisfies Readonly<Record<Schemas['RoundAction'], string>>,
  reasonHelp: 'Lu par les autres administrateurs.',
  closesAt: 'Nouvelle clôture',
  closesAtTime: 'Heure de la nouvelle clôture',
  later: (when: string) => `La nouvelle clôture doit venir après le ${when}.`,
  done: 'C’est fait.',
  held: 'Demande envoyée\u00a0: une seconde personne doit la valider.',
  version: 'Version',
} as const;

export const instantTexts = {
  paris: 'Heure de Paris, par exemple 18:00.',
  invalid: 'Indiquez une date et une heure, par exemple 18:00.',
} as const;
