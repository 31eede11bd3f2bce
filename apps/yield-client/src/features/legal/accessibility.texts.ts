import { type AccessibilityLevel, type AuditResult, accessibilityTexts } from '@repo/domain/accessibility';
import { formatPercent, NBSP } from '@repo/domain/format';

/** The statement, in the sections of the State's model. */
export const accessibilityPageTexts = {
  title: 'Accessibilité',
  stateTitle: 'État de conformité',
  commitment: (site: string, second: string) =>
    `Cette déclaration porte sur l’espace investisseur de ${site} et sur celui de ${second}. Ils sont conçus pour être utilisés par tous, avec ou sans aide technique.`,
  state: (level: AccessibilityLevel) =>
    `Au regard du référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, ils sont ${accessibilityTexts.levels[level]}s.`,
  resultsTitle: 'Résultats des tests',
  rate: ({ rateFraction, conforming, applicable }: AuditResult) =>
    `${formatPercent(rateFraction)} des critères applicables sont respectés${NBSP}: ${conforming} sur ${applicable}.`,
  counting:
    'Ce taux est tenu par des tests automatiques, relancés à chaque changement des sites. Un critère qui n’a pas été vérifié en entier compte comme non respecté.',
  failingTitle: 'Contenus non accessibles',
  failingIntro: 'Ces critères ne sont pas respectés, ou pas encore vérifiés en entier.',
  exempt: {
    title: 'Contenus non soumis à l’obligation',
    paragraphs: [
      'Les cadres de Sumsub, de Yousign et de Calendly sont édités par ces prestataires. Un rendez-vous peut aussi être pris par message.',
    ],
  },
  conformingTitle: 'Critères respectés',
  conformingIntro: 'Chacun est couvert par un test.',
  outsideTitle: 'Critères qui ne s’appliquent pas',
  outsideIntro: 'Les sites n’ont pas le contenu dont ils parlent, ce qu’un test vérifie aussi.',
  criterion: (id: string, name: string) => `${id}${NBSP}: ${name}`,
  making: {
    title: 'Établissement de cette déclaration',
    paragraphs: ['Cette déclaration a été établie le 28 novembre 2026.'],
    items: [
      `Technologies${NBSP}: HTML, CSS, JavaScript, SVG, WAI-ARIA.`,
      `Environnement${NBSP}: Chromium, au clavier, en clair et en sombre, de 390 à 1440 pixels de large. Aucun essai avec un lecteur d’écran n’a encore été fait.`,
      `Outils${NBSP}: axe-core et les tests du site.`,
      `Pages vérifiées${NBSP}: Connexion, Inscription, Portefeuille, Produits, page d’un produit, souscription, Mes documents, Accompagnement, Profil, mentions légales, conditions générales, tableau de bord et levées du second espace.`,
    ],
  },
  contactTitle: 'Retour d’information et contact',
  contact:
    'Si un contenu vous résiste, écrivez-nous depuis Accompagnement, ou à votre interlocuteur habituel.',
  contactAt: (contact: string) =>
    `Si un contenu vous résiste, écrivez-nous depuis Accompagnement, ou à ${contact}.`,
  remedies: {
    title: 'Voies de recours',
    paragraphs: [
      'Si vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu ou à un service et que notre réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits.',
    ],
    items: [
      `Par message${NBSP}: formulaire.defenseurdesdroits.fr`,
      `Par courrier gratuit, sans timbre${NBSP}: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07`,
    ],
  },
} as const;
