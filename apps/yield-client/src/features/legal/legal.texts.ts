import { NBSP } from '@repo/domain/format';

export const legalTexts = {
  publisher: {
    title: 'Éditeur du site',
    name: 'Dénomination',
    form: 'Forme juridique',
    formValue: 'SAS (société par actions simplifiée)',
    contact: 'Contact',
    capital: 'Capital social',
    capitalValue: `1\u202F000${NBSP}euros`,
  },
  sections: [
    {
      title: 'Nature des services et risques',
      paragraphs: [
        'Les stratégies présentées sur ce site portent sur des crypto-actifs. Leur valeur peut baisser comme monter et la perte peut aller jusqu’à la totalité du capital investi.',
        'Les performances passées ne préjugent pas des performances futures. Les rendements affichés sont ceux des valeurs liquidatives publiées, commission de performance déduite.',
        'Les informations du site ne constituent pas un conseil en investissement.',
      ],
    },
    {
      title: 'Données personnelles',
      paragraphs: [
        'Les données demandées servent à ouvrir et à tenir votre compte, à vérifier votre identité, à établir vos contrats et à respecter les obligations de lutte contre le blanchiment.',
        'Vous pouvez accéder à vos données, les rectifier et vous opposer à certains traitements. Les documents d’identité et les contrats sont conservés pendant les durées que la loi impose.',
        'Vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL).',
      ],
    },
    {
      title: 'Cookies et stockage',
      paragraphs: [
        'Ce site n’utilise ni cookie publicitaire ni mesure d’audience. Votre navigateur garde seulement votre session, le service choisi et votre préférence d’affichage\u202F; ils sont effacés à la déconnexion, sauf cette préférence.',
        'L’agenda de rendez-vous et la vérification d’identité sont fournis par des tiers. Ils ne sont chargés qu’à votre demande.',
      ],
    },
    {
      title: 'Propriété intellectuelle',
      paragraphs: [
        'Les textes, les images et la présentation du site sont protégés. Toute reproduction demande l’accord écrit de l’éditeur.',
      ],
    },
  ],
} as const;
