import { MINUS, NBSP } from '@repo/domain/format';

export const indicatorsTexts = {
  title: 'Activité',
  period: 'Période',
  currency: 'Devise',
  periods: {
    daily: `7${NBSP}j`,
    monthly_short: `30${NBSP}j`,
    weekly: `10${NBSP}sem.`,
    monthly: `12${NBSP}mois`,
  },
  failed: 'Les indicateurs n’ont pas pu être chargés',
  refreshed: (time: string, since: string, until: string) =>
    `Actualisé à ${time}${NBSP}· du ${since} au ${until}, comparé à autant de jours avant`,
  notComputable: 'non calculable',
  noRate: (currency: string) =>
    `Un taux de change vers ${currency} manque${NBSP}: les montants de la période ne peuvent pas être convertis.`,
  none: '—',
  understand: (figure: string) => `Comprendre ce chiffre${NBSP}: ${figure}`,
  terms: 'Les termes du calcul',
  data: 'Les données',
  limits: 'À savoir',
  computedAt: (instant: string) => `Calculé le ${instant}.`,
  week: (day: string) => `semaine du ${day}`,
  bucket: 'Période',
  before: (value: string) => `${value} avant`,
  start: (value: string, day: string) => `${value} au ${day}`,
  points: (value: string) => `${value}${NBSP}pt`,
  days: (days: string) => `médiane ${days}${NBSP}j`,
  paidOf: (paid: string, signed: string) => `${paid} sur ${signed}`,
  without: 'change exclu',
  figures: {
    assets: {
      title: 'Encours',
      formula: 'Encours = parts détenues × dernière VL × dernier taux de change, pour chaque produit',
      limits:
        'Un paiement reçu qui attend sa VL n’y est pas compté. La somme des encours est celle des portefeuilles que voient les clients.',
    },
    collected: {
      title: 'Collecte nette',
      formula: `Collecte nette = souscriptions payées ${MINUS} retraits ${MINUS} clôtures`,
      limits:
        'Chaque montant compte le jour de son exécution, au taux de ce jour. Un contrat auquel le client a renoncé ne compte dans aucune période\u00a0: ce qui lui est rendu figure à part.',
    },
    signed: {
      title: 'Souscriptions signées',
      formula: 'Contrats signés dans la période',
      limits: 'Les contrats auxquels le client a renoncé ne sont pas comptés.',
    },
    paid: {
      title: 'Signature → paiement',
      formula: 'Taux = contrats signés dans la période et payés depuis ÷ contrats signés dans la période',
      limits:
        'Les contrats signés hier peuvent encore être payés\u00a0: le taux d’une période récente monte. Le délai médian va du jour de signature à la date de valeur du paiement.',
    },
    yielded: {
      title: 'Rendement net servi',
      formula:
        'Rendement net servi = parts détenues × variation de la VL × taux de change de la veille, chaque jour et pour chaque produit',
      limits:
        'La VL est nette des frais de gestion et de performance. L’effet du change et les frais d’entrée et de sortie n’y sont pas\u00a0: ils figurent dans le détail de l’encours.',
    },
    clients: {
      title: 'Clients actifs',
      formula: `Clients actifs = actifs au début + entrés ${MINUS} sortis`,
      limits:
        'Est actif un client qui détient des parts à la fin du jour. Une souscription payée qui attend sa VL ne suffit pas encore.',
    },
    identities: {
      title: 'Nouveaux KYC validés',
      formula: 'Comptes dont l’identité a été validée dans la période',
      limits: 'Un compte validé deux fois compte une fois, à la dernière date.',
    },
  },
  charts: {
    assets: 'Encours par stratégie',
    now: 'Encours de chaque stratégie aujourd’hui',
    net: 'Collecte nette',
    netBy: {
      daily: 'Collecte nette par jour',
      monthly_short: 'Collecte nette par jour',
      weekly: 'Collecte nette par semaine',
      monthly: 'Collecte nette par mois',
    },
    noFlow: 'Aucun mouvement dans la période.',
    nothingHeld: 'Aucun encours dans la période.',
    funnel: 'De l’inscription au paiement',
    funnelNote:
      'Les comptes inscrits dans la période et non fermés, à l’étape la plus avancée qu’ils ont atteinte.',
    funnelHeads: ['Étape', 'Comptes', 'Part'],
    noRegistration: 'Aucune inscription dans la période.',
    steps: {
      registered: 'Inscription',
      verified: 'KYC validé',
      initiated: 'Souscription initiée',
      signed: 'Souscription signée',
      paid: 'Souscription payée',
    },
    advisers: 'Encours par commercial',
    adviserNote: 'Aujourd’hui, aux dernières VL et aux derniers taux.',
    adviserHeads: ['Commercial', 'Encours', 'Part'],
    noAdviser: 'Sans commercial',
    formerAdviser: 'Ancien commercial',
  },
  lines: {
    start: (day: string) => `Encours au ${day}`,
    net: 'Collecte nette',
    strategies: 'Rendement net servi',
    execution: 'Écart d’exécution',
    fees: 'Frais d’entrée et de sortie',
    fx: 'Effet du change',
    now: (day: string) => `Encours au ${day}`,
    paid: 'Souscriptions payées',
    withdrawn: 'Retraits',
    closed: 'Clôtures',
    returned: 'Rendu après renonciation, à part',
    previous: 'Période précédente',
    signed: 'Contrats signés',
    signedPaid: 'dont payés',
    median: 'Délai médian',
    clientsStart: (day: string) => `Actifs au ${day}`,
    entered: 'Entrés',
    left: 'Sortis',
    clientsNow: (day: string) => `Actifs au ${day}`,
    identities: 'Comptes validés',
    value: 'Valeur',
  },
} as const;
