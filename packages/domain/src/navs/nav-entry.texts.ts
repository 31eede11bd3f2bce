// Words of a typed NAV. Punctuation is typographic (D27).
const nbsp = '\u00a0';

export const navEntryTexts = {
  notNumber: `Écrivez un nombre, par exemple 101,505.`,
  spaces: 'Écrivez ce nombre sans espace, avec une virgule avant les décimales.',
  tooPrecise: (decimals: number) => `${decimals} décimales au plus.`,
  noPrevious: `Aucune VL ne précède ce jour${nbsp}: saisissez la VL.`,
  unknownStrategy: 'Cette stratégie n’existe pas, ou est archivée et n’a plus de contrat.',
  beforeLaunch: (day: string) => `Ce jour précède le lancement du produit, le ${day}.`,
  firstNav: 'La première VL d’un produit est 100.',
  day: 'Ce jour n’existe pas.',
  twice: 'Ce jour est saisi deux fois.',
  nothingNew: 'Aucune de ces VL n’est nouvelle.',
  note: (strategy: string, day: string, warning: string) => `${strategy}, ${day}${nbsp}: ${warning}`,
  future: 'Ce jour est à venir.',
  beforeFirst: (day: string) => `Ce jour précède la première VL, du ${day}.`,
  notPositive: 'Une VL est supérieure à 0.',
  unplanned: 'Ce jour n’est pas un jour de publication.',
  gap: (days: number) => `Le rendement couvre ${days} jours${nbsp}: la VL de la veille manque.`,
  frozen: 'VL figée, identique trois fois de suite.',
  overTolerance: (percent: string, tolerance: string) =>
    `${percent}${nbsp}% dépasse ${tolerance}${nbsp}% par jour.`,
  nothingToWithdraw: 'Aucune VL n’est publiée pour cette stratégie ce jour-là.',
  isUsed: (count: number) =>
    `${count} ${count > 1 ? 'opérations ont été exécutées' : 'opération a été exécutée'} à cette VL${nbsp}: corrigez-la au lieu de la retirer.`,
  unusual: (deviations: string) => `Plus de ${deviations} écarts types de la moyenne des 90 dernières VL.`,
} as const;

/** Of what a NAV is made of. */
export const navDetailTexts = {
  names: { gross: 'VL brute', accruals: 'Provisions', mark: 'Plus-haut' },
  at: (name: string, problem: string) =>
    `${name}${nbsp}: ${problem.slice(0, 1).toLowerCase()}${problem.slice(1)}`,
  bothOrNone: 'Indiquez la VL brute et les provisions, ou aucune des deux.',
  accrualsNegative: 'Les provisions ne sont pas négatives.',
  netDiffers: (made: string, nav: string) => `La VL brute moins les provisions donne ${made}, et non ${nav}.`,
  markNotPositive: 'Un plus-haut est supérieur à 0.',
  markFalls: (mark: string, day: string) => `Le plus-haut ne baisse jamais${nbsp}: ${mark} le ${day}.`,
  markAboveLater: (mark: string, day: string) =>
    `Le plus-haut ne baisse jamais${nbsp}: ${mark} le ${day}, après ce jour.`,
  aboveMark: (mark: string) => `La VL dépasse le plus-haut, resté à ${mark}.`,
  markAboveNavs: (nav: string) => `Le plus-haut dépasse toutes les VL jusqu’à ce jour (au plus ${nav}).`,
} as const;
