import { NBSP, NNBSP } from '@repo/domain/format';

export const legalTexts = {
  check: 'Vérifier un document',
  publisher: 'Éditeur du site',
  mediation: `Après une réclamation écrite restée sans réponse satisfaisante, un client consommateur peut saisir gratuitement ce médiateur${NNBSP}; la réclamation d’abord, puis la médiation.`,
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
  documents: 'Conditions et avertissements',
  download: { pdf: 'Télécharger le PDF', txt: 'Télécharger le texte seul' },
  downloadFailed: 'Le document n’a pas pu être téléchargé. Réessayez dans un instant.',
  saved: (name: string) => `Enregistré${NBSP}: ${name}`,
  unknownVersion: 'Cette version n’existe pas',
  unknownVersionHint: 'Aucune version de ce document n’a été publiée sous ce numéro.',
  oldVersion: `Cette version n’est plus en vigueur${NNBSP}; elle reste applicable aux contrats qui l’indiquent.`,
  readCurrent: 'Lire la version en vigueur',
} as const;
