import { NBSP, NNBSP } from '@repo/domain/format';

/** The privacy notice: what the article 13 of the RGPD wants said. */
export const privacyTexts = {
  controller: 'Responsable du traitement',
  contact: 'Contact',
  before: [
    {
      title: 'Pourquoi vos données sont utilisées',
      items: [
        `Ouvrir et tenir votre compte, établir, signer et exécuter vos contrats, vous verser vos retraits${NBSP}: exécution du contrat (RGPD, article 6, 1, b).`,
        `Vérifier votre identité, celle de votre société et l’origine des fonds, garder la trace des opérations${NBSP}: obligations légales de lutte contre le blanchiment (article 6, 1, c).`,
        `Tenir la comptabilité et déclarer les opérations à l’administration fiscale${NBSP}: obligations légales (article 6, 1, c).`,
        `Protéger votre compte${NBSP}: codes envoyés par e-mail, clés d’accès et applications d’authentification, appareils connectés, journal des accès à vos données${NBSP}; intérêt légitime à la sécurité du service (article 6, 1, f).`,
        `Répondre à vos messages et tenir vos rendez-vous${NBSP}: exécution du contrat, ou mesures prises à votre demande (article 6, 1, b).`,
      ],
      paragraphs: [
        'Vos données ne servent ni à la publicité ni à la mesure d’audience, et ne sont pas vendues.',
      ],
    },
    {
      title: 'Quelles données',
      items: [
        'Identité et coordonnées, pièces d’identité et résultat de leur vérification, documents de la société.',
        'Contrats, versements, retraits, coordonnées bancaires et adresses de portefeuille.',
        'Messages échangés avec l’équipe, préférences, dates de connexion et appareils.',
      ],
      paragraphs: [
        `Elles viennent de vous, et pour une société du registre public des entreprises. Les champs sans la mention «${NBSP}facultatif${NBSP}» sont nécessaires${NBSP}: sans eux, le compte ou le contrat ne peut pas être ouvert.`,
      ],
    },
  ],
  durations: {
    title: 'Combien de temps',
    intro: `Pendant la vie du compte, puis, après sa clôture, le temps que la loi impose${NBSP}:`,
    rest: 'Le reste, dont le téléphone, les sessions et les contrats jamais signés, est supprimé à la clôture du compte.',
  },
  host: (host: string) => `Notre hébergeur${NBSP}: ${host}.`,
  recipients: {
    title: 'Qui les reçoit',
    paragraphs: [
      'Les personnes de l’équipe qui en ont besoin, votre conseiller, et les prestataires suivants.',
    ],
    items: [
      'Sumsub, pour la vérification d’identité, chargé quand vous commencez cette étape.',
      'Yousign, pour la signature des contrats, chargé quand vous signez.',
      `Le service national des adresses (Géoplateforme), quand des adresses vous sont suggérées pendant la saisie${NBSP}: le texte saisi, sans votre nom ni votre adresse IP.`,
      'Calendly, pour la prise de rendez-vous, chargé seulement à votre demande.',
      'Le service qui envoie nos e-mails.',
      'L’administration fiscale et les autorités de lutte contre le blanchiment, quand la loi le demande.',
    ],
  },
  after: [
    {
      title: 'Hors de l’Union européenne',
      paragraphs: [
        'Lorsqu’un prestataire traite des données hors de l’Union européenne, le transfert repose sur une décision d’adéquation de la Commission européenne ou sur ses clauses contractuelles types, dont vous pouvez demander une copie.',
      ],
    },
    {
      title: 'Décisions automatisées',
      paragraphs: [
        'La vérification d’identité est faite avec un prestataire qui compare vos documents. Vous pouvez demander qu’une personne de l’équipe réexamine son résultat.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        `Dans votre Profil, «${NBSP}Mes données personnelles${NBSP}» vous donne vos données dans un fichier et permet de demander la suppression du compte. Pour le reste, écrivez-nous au contact ci-dessus${NNBSP}; nous répondons dans un délai d’un mois.`,
        'Vous pouvez aussi adresser une réclamation à la CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, www.cnil.fr.',
      ],
      items: [
        'Accéder à vos données, en recevoir une copie, les rectifier.',
        'Les faire effacer, sauf ce que la loi oblige à garder.',
        'Limiter un traitement, ou vous opposer à celui qui repose sur l’intérêt légitime.',
        'Recevoir dans un format lisible par machine ce que vous avez fourni, ou le faire transmettre.',
        'Donner des directives sur le sort de vos données après votre décès.',
      ],
    },
  ],
} as const;
