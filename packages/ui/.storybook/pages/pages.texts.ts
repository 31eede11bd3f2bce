import type { Brand, ColorRole, Theme } from '../../src/tokens/index.ts';

/** The words of the opening and foundations pages. */
export const pagesTexts = {
  family: 'Trois sites, une famille',
  lead: 'Calme, exact, généreux en espace. Rien ne clignote, rien ne crie\u202F; chaque chiffre se vérifie et s’explique.',
  rules: [
    'Un composant nomme un rôle (encre, ligne, accent), jamais une couleur.',
    'Un gain ou une perte se lit au signe et à la flèche, pas à la couleur seule.',
    'Chaque graphique a un résumé, un tableau des mêmes chiffres et se lit au clavier.',
    'Les lignes avant les ombres\u202F; une ombre seulement sous ce qui flotte.',
    'Masquer le solde masque tout\u00A0: chiffres, axes, infobulles et lecture à voix haute.',
  ],
  rulesTitle: 'Ce qui tient la famille',
  howTo:
    'La marque et le thème se choisissent dans la barre d’outils. Chaque histoire est un test, dans les six habits.',
  colors: 'Couleurs',
  colorsLead: 'Générées depuis src/tokens. Le contraste est mesuré sur la surface de la même palette.',
  type: 'Typographie',
  typeLead:
    'Inter pour le texte et les chiffres, Fraunces pour les titres et le grand chiffre. Le back-office n’utilise qu’Inter.',
  sampleTitle: 'Votre portefeuille',
  sampleFigure: '128\u202F450,12\u00A0€',
  sampleText:
    'Ça fait déjà 3\u202F214,55\u00A0€ de rendements\u00A0: «\u00A0cœur\u00A0» d’été, où l’on paie 0,5\u00A0%.',
  contrast: (ratio: string) => `${ratio}\u00A0: 1`,
  pixels: (size: number) => `${size}\u00A0px`,
} as const;

export const brandTexts = {
  yield: {
    name: 'Yield',
    feel: 'Papier chaud, grands chiffres, émeraude\u00A0; un filet d’or pour ce qui est signé.',
  },
  kaskad: { name: 'Kaskad', feel: 'Plus frais, plus profond, cobalt.' },
  staff: { name: 'Back-office', feel: 'Dense, neutre, le clavier d’abord, bleu ardoise.' },
} as const satisfies Record<Brand, { name: string; feel: string }>;

export const themeTexts = { light: 'Clair', dark: 'Sombre' } as const satisfies Record<Theme, string>;

/** The roles whose contrast on the surface is a promise; the others are grounds or decoration. */
export const textRoles = [
  'ink',
  'ink-muted',
  'accent',
  'positive',
  'negative',
  'warning',
] as const satisfies ColorRole[];
