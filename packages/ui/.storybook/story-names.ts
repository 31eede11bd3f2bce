/**
 * Story names are identifiers, which are ASCII: `SoldeMasque` is displayed as « Solde Masque ». This table restores the
 * accents and capitals.
 */
const frenchWords: Readonly<Record<string, string>> = {
  a: 'à',
  abandonne: 'abandonné',
  allume: 'allumé',
  apercu: 'aperçu',
  bornee: 'bornée',
  centre: 'centré',
  certifie: 'certifié',
  cochee: 'cochée',
  colle: 'collé',
  cote: 'côte',
  csv: 'CSV',
  deposes: 'déposés',
  decorative: 'décorative',
  defilement: 'défilement',
  derniere: 'dernière',
  desactive: 'désactivé',
  desactivee: 'désactivée',
  deuxieme: 'deuxième',
  donnees: 'données',
  echec: 'échec',
  duree: 'durée',
  ecran: 'écran',
  empile: 'empilé',
  entete: 'en-tête',
  etiquettes: 'étiquettes',
  etroit: 'étroit',
  etroite: 'étroite',
  evenements: 'événements',
  evolution: 'évolution',
  explique: 'expliqué',
  ferme: 'fermé',
  fleches: 'flèches',
  francais: 'français',
  gele: 'gelé',
  heros: 'héros',
  iban: 'IBAN',
  kaskad: 'Kaskad',
  masque: 'masqué',
  masquees: 'masquées',
  periode: 'période',
  premiere: 'première',
  recapitulatif: 'récapitulatif',
  recents: 'récents',
  refuse: 'refusé',
  refusee: 'refusée',
  repartition: 'répartition',
  reglages: 'réglages',
  reponse: 'réponse',
  resultat: 'résultat',
  resume: 'résumé',
  selection: 'sélection',
  telephone: 'téléphone',
  trie: 'trié',
  trusted: 'Trusted',
  types: 'Types',
  verification: 'vérification',
  verifie: 'vérifié',
  verifiee: 'vérifiée',
  verrouille: 'verrouillé',
  video: 'vidéo',
};

/**
 * « Solde Masque » → « Solde masqué »: French capitals and accents. A name that already has an accent is left as it is.
 */
export function frenchName(name: string): string {
  if (/[^\p{ASCII}]/u.test(name)) return name;
  const sentence = name
    .toLowerCase()
    .split(' ')
    .map((word) => frenchWords[word] ?? word)
    .join(' ');
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
