// Words of the allotment, the issue and the register of a round. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';

export const allotmentTexts = {
  notFound: 'Cette levée est introuvable.',
  notAllottable: 'Une allocation se simule sur une levée ouverte, en clôture ou clôturée.',
  notClosed: 'Cette levée n’est pas clôturée. Son allocation se publie une fois les délais terminés.',
  notProposed: 'Aucune allocation de cette levée n’attend d’être validée.',
  alreadyAllotted: 'L’allocation de cette levée est déjà publiée.',
  notAllotted: 'L’allocation de cette levée n’est pas publiée.',
  beingWritten:
    'L’allocation de cette levée est en cours d’enregistrement. L’émission sera possible une fois celui-ci terminé.',
  issueStarted: 'L’émission de cette levée a déjà commencé.',
  issued: 'Cette levée est déjà émise.',
  changed: 'Cette levée a changé depuis que vous l’avez lue. Relisez-la avant de recommencer.',
  dataMoved:
    'Les investissements fermes ont changé depuis la simulation. Simulez de nouveau avant de publier.',
  /** A row of the capital after a round that is not subscribed yet. */
  unsubscribed: 'Parts à souscrire',
  nothingFirm: 'Aucun investissement n’est ferme dans cette levée.',
  floor: 'Merci d’indiquer le nombre entier de parts servies d’abord à chacun.',
  typedUnits: 'Merci d’indiquer un nombre entier de parts, zéro ou plus.',
  typedReason: 'Merci d’indiquer le motif de chaque ligne.',
  typedTwice: 'Un investissement ne peut avoir qu’une ligne.',
  reasonRequired: 'Merci d’indiquer le motif de cette publication.',
  unknown: 'Une ligne n’est pas celle d’un investissement ferme de cette levée.',
  aboveRequested: (reference: string) => `${reference}${NBSP}: plus de parts que demandé.`,
  negative: (reference: string) => `${reference}${NBSP}: un nombre négatif de parts.`,
  missingUnits: (units: string) => `Il manque ${units} parts pour atteindre le total à allouer.`,
  extraUnits: (units: string) => `Il y a ${units} parts de trop par rapport au total à allouer.`,
  missingUnit: 'Il manque 1 part pour atteindre le total à allouer.',
  extraUnit: 'Il y a 1 part de trop par rapport au total à allouer.',
  overSupply: (left: string) => `Il ne reste que ${left} à attribuer de cette classe.`,
  unverified: (count: number) =>
    count === 1
      ? 'L’identité d’un investisseur n’est pas vérifiée.'
      : `L’identité de ${count} investisseurs n’est pas vérifiée.`,
  lines: {
    rule: 'Règle',
    floor: 'Parts servies d’abord',
    cap: 'Plafond',
    demand: 'Parts fermes',
    allotted: 'Parts allouées',
    served: 'Investissements servis',
    unserved: 'Investissements non servis',
  },
  register: {
    unknownClass: 'Cette classe n’est pas celle de cet émetteur.',
    holder: 'Merci d’indiquer le nom du détenteur.',
    units: 'Merci d’indiquer un nombre entier de parts, supérieur à zéro.',
    day: 'Une date à venir n’est pas possible.',
    reason: 'Merci d’indiquer le motif.',
    price: 'Merci d’indiquer un prix supérieur à zéro, avec 8 décimales au plus.',
    otherRound: 'Cette levée n’est pas celle de cet émetteur.',
  },
} as const;
