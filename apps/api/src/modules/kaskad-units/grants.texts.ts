// Words of grants shown to people. Punctuation is typographic (D27).

export const grantsTexts = {
  notFound: 'Cette attribution est introuvable.',
  changed: 'Cette attribution a changé depuis que vous l’avez lue. Relisez-la avant de recommencer.',
  ownGrant: 'Vous ne pouvez pas décider de votre propre attribution.',
  isCanceled: 'Cette attribution est annulée.',
  claimedMore:
    'Le bénéficiaire a déjà réclamé plus que l’acquis à cette date. Choisissez une date plus tardive.',
  nothingReturned: 'Tout est déjà acquis à cette date, et rien ne serait rendu.',
  units: (decimals: number) =>
    decimals === 0
      ? 'Merci d’indiquer un nombre entier d’unités, supérieur à zéro.'
      : `Merci d’indiquer un nombre d’unités supérieur à zéro, avec ${decimals} décimales au plus.`,
  unknownClass: 'Cette classe est introuvable.',
  unknownOwner: 'Aucun utilisateur de Kaskad n’a cette adresse e-mail.',
  overSupply: (left: string) => `Il ne reste que ${left} à attribuer de cette classe.`,
  freeShares: {
    undated: 'Les dates d’actions gratuites se comptent depuis un jour connu, jamais depuis le TGE.',
    acquisition: 'L’acquisition d’actions gratuites dure au moins un an après leur attribution.',
    conservation:
      'Des actions gratuites ne sont disponibles que deux ans après leur attribution, acquisition et conservation réunies.',
  },
  reasonRequired: 'Merci d’indiquer le motif, que le bénéficiaire lira.',
  scheduleRequired: 'Merci d’indiquer le nouveau calendrier.',
  noUnlock: 'Cette attribution n’a pas de blocage à modifier.',
  cancelBeforeGrant: 'L’annulation ne peut pas précéder l’attribution.',
  importNotFound: 'Cet import est introuvable.',
  importWrong: 'Ce fichier contient des lignes à corriger. Corrigez-les, puis recommencez.',
  onDay: (units: string, day: string) => `${units} le ${day}`,
  tranches: (count: number) => (count === 1 ? '1 tranche' : `${count} tranches`),
  fromTo: (first: string, last: string) => (first === last ? `le ${first}` : `du ${first} au ${last}`),
  undated: {
    tge: 'à dater du TGE',
    suspended: 'sans date jusqu’à la reprise',
  },
  /** What a second person reads before it, and its owner after it. */
  lines: {
    acquisition: 'Acquisition',
    unlock: 'Blocage',
    from: 'Premier jour du changement',
    kept: 'Acquis, que le bénéficiaire garde',
    returned: 'Rendu',
    change: 'Changement',
  },
  changes: {
    changed: 'Nouveau calendrier',
    accelerated: 'Accélération',
    suspended: 'Suspension',
    resumed: 'Reprise',
    canceled: 'Annulation',
  },
  tgeOn: (day: string) => `TGE le ${day}`,
  tgeUnset: 'La date du TGE n’est plus connue.',
  team: (brand: string) => `L’équipe ${brand}`,
} as const;
