import type { Brand, ColorRole, Theme } from '../../../src/tokens/index.ts';

/** The texts of the foundations. Sizes and figures on these pages are read from the tokens. */
const brandTexts = {
  yield: 'Yield',
  kaskad: 'Kaskad',
  staff: 'Back-office',
} as const satisfies Record<Brand, string>;

const themeTexts = { light: 'clair', dark: 'sombre' } as const satisfies Record<Theme, string>;

export const colorTexts = {
  title: 'Couleurs',
  lead: 'Un composant nomme un rôle\u00A0; la marque et le thème en donnent la couleur. Chaque contraste est calculé à partir des jetons\u00A0: 4,5 au moins pour un texte.',
  sectionTitle: (brand: Brand, theme: Theme) => `${brandTexts[brand]}, ${themeTexts[theme]}`,
  matrix: (brand: Brand, theme: Theme) => `Contrastes de ${brandTexts[brand]}, thème ${themeTexts[theme]}`,
  role: 'Rôle',
  sample: 'Aa',
  ratio: (ratio: string) => `${ratio}\u00A0: 1`,
  products: 'Les produits gardent leur teinte partout, et diffèrent aussi par leur clarté.',
} as const;

/** What each group of swatches is for. */
export const roleGroups: readonly { readonly name: string; readonly roles: readonly ColorRole[] }[] = [
  { name: 'Fonds', roles: ['ground', 'surface', 'raised', 'subtle'] },
  { name: 'Encres', roles: ['ink', 'ink-muted', 'ink-faint'] },
  { name: 'Lignes', roles: ['line-subtle', 'line', 'line-strong'] },
  { name: 'Accent', roles: ['accent', 'accent-hover', 'accent-soft', 'on-accent', 'focus'] },
  {
    name: 'Signaux',
    roles: [
      'positive',
      'positive-soft',
      'negative',
      'negative-hover',
      'negative-soft',
      'on-negative',
      'warning',
      'warning-soft',
    ],
  },
  { name: 'Certifié', roles: ['gold', 'gold-soft'] },
  {
    name: 'Panneau profond',
    roles: [
      'panel',
      'panel-raised',
      'panel-line',
      'on-panel',
      'on-panel-muted',
      'panel-gold',
      'panel-badge',
      'on-panel-badge',
    ],
  },
  { name: 'Produits', roles: ['usdfy', 'btcfy', 'ethfy', 'eurfy'] },
  { name: 'Code QR', roles: ['qr-dark', 'qr-light'] },
];

export const typeTexts = {
  title: 'Lettres',
  lead: 'Inter pour le texte et les chiffres, Fraunces pour les titres et le grand chiffre. Le back-office n’utilise qu’Inter.',
  scale: 'Échelle',
  scaleNote: 'En rem\u00A0: la taille que le lecteur a choisie compte.',
  figures: 'Chiffres',
  figuresNote: 'Tabulaires dès qu’ils s’empilent\u00A0: les virgules s’alignent.',
  proportional: 'Proportionnels',
  tabular: 'Tabulaires',
  french: 'Le français entier',
  hero: 'Votre portefeuille',
  text: 'Ça fait déjà 3\u202F214,55\u00A0€ de rendements\u00A0: «\u00A0cœur\u00A0» d’été, où l’on paie 0,5\u00A0%.',
  pangram: 'Dès Noël, où un zéphyr haï me vêt de glaçons würmiens, je dîne d’exquis rôtis à l’aÿ d’âge mûr.',
  capitals: 'À Évry, Ève, Œdipe, Çà et Là\u00A0: ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸ',
  pixels: (size: number) => `${size}\u00A0px`,
} as const;

export const spaceTexts = {
  title: 'Espace et formes',
  lead: 'Une base de 4\u00A0px et neuf pas. Une carte ne tient qu’une idée.',
  steps: 'Pas',
  radii: 'Rayons',
  radiiNote: 'Aucun sur un tableau.',
  radiusNames: {
    '--radius-control': 'Commande',
    '--radius-card': 'Carte',
    '--radius-panel': 'Panneau',
    '--radius-round': 'Pastille',
  },
  measures: 'Mesures',
  measureNames: {
    '--target': 'Cible tactile',
    '--target-small': 'Petite commande, sous une souris',
    '--width-content': 'Largeur du contenu',
    '--width-text': 'Largeur d’un texte',
    '--control-height': 'Hauteur d’une commande',
    '--card-padding': 'Marge d’une carte',
  },
  pixels: (size: number) => `${size}\u00A0px`,
} as const;

export const motionTexts = {
  title: 'Mouvement',
  lead: 'De 120 à 200\u00A0ms, freiné à la fin, en opacité et en position seulement. Rien ne bouge pour qui a demandé moins de mouvement.',
  durations: 'Durées',
  names: {
    '--motion-fast': 'Survol, appui, choix',
    '--motion-slow': 'Ouverture d’un menu, d’un dialogue, d’un tiroir',
  },
  replay: 'Rejouer',
  curve: 'Courbe',
} as const;

export const elevationTexts = {
  title: 'Relief',
  lead: 'Les lignes avant les ombres. Une ombre seulement sous ce qui flotte\u00A0; la nuit, la ligne et un fond plus clair suffisent.',
  planes: [
    { id: 'ground', name: 'Fond', text: 'La page' },
    { id: 'surface', name: 'Surface', text: 'Cartes, en-tête, champs\u00A0: une ligne' },
    { id: 'raised', name: 'Flottant', text: 'Menus, dialogues, notifications\u00A0: une ombre' },
  ],
  planesTitle: 'Trois plans',
  layers: 'Ordre d’empilement',
  layerNames: {
    '--layer-header': 'En-tête qui reste en vue',
    '--layer-overlay': 'Menus et dialogues',
    '--layer-toast': 'Notifications',
  },
} as const;

export const iconsPage = {
  title: 'Pictogrammes',
  lead: 'Un trait de 1,6 sur une grille de 20, dans la couleur des mots voisins. Jamais seul\u00A0: un mot l’accompagne, à l’œil ou à la voix.',
  all: 'Tous',
  allNote: 'Le nom est celui que prend le code.',
  sizes: 'Tailles',
  sizesNote: 'Le trait grandit avec le dessin.',
  pixels: (size: number) => `${size}\u00A0px`,
  words: 'Avec leurs mots',
  examples: [
    { icon: 'eye-off', text: 'Masquer le solde' },
    { icon: 'copy', text: 'Copier l’adresse' },
    { icon: 'download', text: 'Exporter en CSV' },
    { icon: 'lock', text: 'Contrat scellé' },
    { icon: 'external', text: 'Voir la transaction' },
  ],
} as const;
