import type { LegalDocument } from './legal-document.ts';

/** The general terms, as published in November 2026. A published text never changes: another one is another version. */
export const terms202611: LegalDocument = {
  kind: 'terms',
  title: 'Conditions générales de vente (CGV)',
  version: '2026-11',
  effectiveOn: '2026-11-01',
  articles: [
    {
      title: 'Objet et acceptation',
      blocks: [
        'Les présentes conditions générales règlent l’usage de la plateforme et la souscription aux stratégies qui y sont proposées. La plateforme est éditée par la société désignée dans les mentions légales du site\u202f; elle est appelée ci-dessous «\u00a0la Plateforme\u00a0». «\u00a0Vous\u00a0» désigne la personne, ou la société, qui ouvre un compte.',
        'Le compte est commun aux deux services de la Plateforme. Ce qui est dit ci-dessous de la souscription, de la valorisation, des frais, de la clôture et de la renonciation concerne les stratégies de rendement. Les opérations du second service (investissements, déblocage progressif, levées de fonds) sont décrites dans les documents propres à chacune.',
        'Vous acceptez ces conditions en ouvrant votre compte, puis avant la signature de chaque contrat, en cochant une case qui n’est jamais cochée d’avance. Chaque contrat indique la version acceptée. Si le contrat que vous signez et les présentes conditions se contredisent, le contrat l’emporte.',
      ],
    },
    {
      title: 'Définitions',
      blocks: [
        [
          'Stratégie\u00a0: produit proposé par la Plateforme, qui cherche un rendement sur des crypto-actifs. Chacune a une devise de référence, dans laquelle sa valeur est publiée.',
          'Crypto-actif\u00a0: valeur numérique inscrite dans un registre informatique partagé (la blockchain), dont le cours varie librement.',
          'Part\u00a0: unité dans laquelle votre investissement est compté. Le nombre de vos parts ne change que par un versement, un retrait ou la clôture.',
          'Valeur liquidative (VL)\u00a0: valeur d’une part, dans la devise de référence de la stratégie. Il y en a au plus une par stratégie et par jour. Elle est publiée après déduction des frais de gestion et de la commission de performance.',
          'Date de valeur\u00a0: jour auquel la Plateforme constate la réception de votre paiement, à l’heure de Paris.',
          'KYC (de l’anglais «\u00a0connaître son client\u00a0»)\u00a0: vérification de votre identité, que la loi impose avant toute souscription pour lutter contre le blanchiment.',
          'PEP ou PPE\u00a0: personne politiquement exposée, c’est-à-dire qui exerce, ou a cessé d’exercer depuis moins d’un an, une fonction publique importante, ainsi que ses proches. Une déclaration à ce sujet est signée avec chaque contrat. Elle n’a aucun rapport avec le plan d’épargne populaire.',
          'Mes documents, Profil, Produits\u00a0: rubriques de votre espace sur le site.',
        ],
      ],
    },
    {
      title: 'Compte et sécurité',
      blocks: [
        'Le compte est ouvert au nom d’un particulier, ou d’une société représentée par son gérant. Les renseignements demandés doivent être exacts\u202f; vous les tenez à jour dans votre profil. Une souscription suppose un profil complet.',
        'Votre mot de passe compte au moins douze caractères. Il est personnel. Vous pouvez ajouter un code envoyé par e-mail à chaque connexion, consulter la liste de vos sessions et les fermer. La Plateforme ne vous demande jamais votre mot de passe ni un code par e-mail ou par téléphone.',
        'Si vous pensez que quelqu’un d’autre a accès à votre compte, changez aussitôt votre mot de passe, ce qui ferme vos autres sessions, et prévenez la Plateforme.',
      ],
    },
    {
      title: 'Vérification de l’identité',
      blocks: [
        'Avant toute souscription, la Plateforme vérifie votre identité à partir d’une carte d’identité (recto et verso), d’un passeport ou d’un permis de conduire, avec l’aide d’un prestataire spécialisé. Une société fournit aussi son extrait KBIS, son attestation au registre des bénéficiaires effectifs (RBE) et ses statuts signés.',
        'Tant que l’identité n’est pas validée, le compte existe mais ne permet pas de souscrire. La Plateforme peut demander un nouveau document, ou refuser l’entrée en relation. Elle peut demander d’où viennent les fonds.',
      ],
    },
    {
      title: 'Étapes d’une souscription et correction des erreurs',
      blocks: [
        'Une souscription se fait en quatre étapes, chacune rappelée à l’écran\u00a0:',
        [
          'Votre investissement\u00a0: vous choisissez le montant et la devise de paiement, à partir du minimum affiché.',
          'Paiement et réception\u00a0: vous lisez où et comment payer. Pour un paiement en crypto-actifs, vous indiquez l’adresse d’où viendront les fonds.',
          'Confirmation et conformité\u00a0: vous vérifiez le produit, le montant et le mode de paiement, puis vous acceptez les présentes conditions et reconnaissez les risques, par deux cases distinctes.',
          'Vérifier et signer\u00a0: vous lisez le contrat et la déclaration PEP, puis vous les signez par voie électronique.',
        ],
        'À chaque étape, une saisie incorrecte est signalée à côté du champ concerné et vous pouvez revenir à l’étape précédente pour la corriger. Revenir en arrière depuis l’étape de signature annule le contrat préparé, sans frais. Rien n’est conclu avant votre signature\u00a0: vous pouvez abandonner à tout moment.',
        'Un contrat qui n’est pas signé dans le délai laissé par le prestataire de signature est annulé. Il n’oblige à rien.',
      ],
    },
    {
      title: 'Conclusion, langue et archivage',
      blocks: [
        'Le contrat est conclu par votre signature électronique. Un e-mail vous le confirme et rappelle comment payer. Il prend effet à la date de valeur de votre paiement.',
        'Le contrat et les présentes conditions sont proposés en français, seule langue dans laquelle ils sont conclus.',
        'La Plateforme archive le contrat signé, la déclaration PEP et la trace de vos acceptations, dix ans après la fin du contrat. Vous les lisez et les téléchargez dans «\u00a0Mes documents\u00a0». Les présentes conditions peuvent être imprimées, ou conservées au format PDF. Chaque version publiée reste accessible à son adresse.',
        'Si des règles professionnelles ou commerciales particulières s’imposent à la Plateforme, elles sont indiquées dans les mentions légales.',
      ],
    },
    {
      title: 'Paiement',
      blocks: [
        'Vous payez par virement bancaire ou par transfert de crypto-actifs, selon ce que la stratégie accepte, après la signature du contrat, en rappelant la référence indiquée. Les coordonnées de paiement figurent dans le contrat\u00a0: comparez-les avant de payer.',
        'Les fonds doivent provenir d’un compte ou d’un portefeuille qui vous appartient. Pour un transfert de crypto-actifs, utilisez le réseau indiqué et l’adresse de provenance que vous avez déclarée. Un transfert sur un autre réseau, ou vers une adresse erronée, est perdu sans recours.',
        'Vous déposez ensuite votre preuve de paiement dans «\u00a0Mes documents\u00a0». Elle ne suffit pas à valider le paiement\u00a0: la Plateforme le constate elle-même, puis enregistre le montant reçu et la date de valeur. Une preuve refusée l’est avec un motif, et vous pouvez en déposer une autre. Un paiement validé ne se modifie plus.',
      ],
    },
    {
      title: 'Valorisation',
      blocks: [
        'Le montant reçu, diminué des frais, est converti dans la devise de référence au dernier cours publié au plus tard à la date de valeur, puis en parts à la dernière VL publiée à cette date. S’il n’existe encore aucune VL, le montant attend la première. Les jetons USDC, EURC et WBTC sont comptés à la valeur de la devise à laquelle ils sont adossés\u00a0: le dollar, l’euro et le bitcoin.',
        'La valeur de votre contrat est le nombre de vos parts multiplié par la dernière VL. Affichée dans une autre devise, elle dépend aussi du cours de change\u00a0: les écrans distinguent l’effet de la stratégie de celui du change, et indiquent la date de la VL et des cours utilisés.',
        'Un jour sans VL publiée reprend la dernière valeur connue, sans qu’aucun rendement soit inventé. Un chiffre qui ne peut pas être calculé est indiqué comme tel. Si une VL publiée était erronée, elle peut être rectifiée\u202f; les valeurs à partir de sa date sont alors recalculées.',
        'Un rendement annuel estimé est une indication. Il n’est pas garanti.',
      ],
    },
    {
      title: 'Frais',
      blocks: [
        'Les frais sont ceux affichés au bas de chaque page de votre espace avant la signature et, pour les frais de souscription, de change et de sortie, écrits dans le contrat\u00a0:',
        [
          'les frais de souscription sont retenus sur le montant souscrit\u202f;',
          'les frais de change sont retenus sur ce qui reste, lorsque la devise de paiement n’a pas la même valeur de référence que la stratégie\u202f;',
          'les frais de gestion et la commission de performance sont déjà déduits de la VL, donc des rendements affichés\u202f;',
          'les frais de sortie sont retenus sur le montant qui vous est versé lors d’un retrait ou d’une clôture, et non sur les parts.',
        ],
        'Les taux appliqués à un paiement sont ceux du jour de son enregistrement et ne changent plus pour ce paiement. Les frais de votre banque ou du réseau de crypto-actifs restent à votre charge.',
      ],
    },
    {
      title: 'Retraits et clôture',
      blocks: [
        'Le contrat est conclu pour une durée indéterminée. Vous pouvez demander à tout moment la clôture d’un contrat signé dans «\u00a0Mes documents\u00a0». Elle rachète toutes vos parts à la VL du jour de clôture, et elle est définitive. Un paiement reçu mais pas encore investi attend la prochaine VL avant de pouvoir être clôturé.',
        'Un retrait partiel, lorsqu’il est convenu avec la Plateforme, réduit le nombre de parts du montant retiré divisé par la VL du jour. Un contrat ne peut jamais détenir moins de zéro part.',
        'Chaque retrait et chaque clôture sont inscrits dans «\u00a0Mes documents\u00a0», avec leur date et leur montant.',
      ],
    },
    {
      title: 'Droit de renonciation',
      blocks: [
        'Si vous êtes un particulier, et lorsque le contrat le prévoit, vous pouvez y renoncer sans frais et sans avoir à vous justifier, pendant le nombre de jours calendaires que le contrat indique. Ce délai court à compter du jour de la signature, qui n’est pas compté.',
        'Vous le faites dans «\u00a0Mes documents\u00a0», par la fonction «\u00a0Renoncer au contrat\u00a0», visible pendant tout le délai. Vous recevez aussitôt un accusé de réception qui porte la date et l’heure. Le contrat prend fin et toute somme versée vous est rendue en totalité, au plus tard sous\u00a030\u00a0jours.',
        'La renonciation n’est pas la clôture\u00a0: la première rend ce que vous avez versé, la seconde verse la valeur de vos parts, moins les frais de sortie.',
      ],
    },
    {
      title: 'Risques',
      blocks: [
        'Les stratégies portent sur des crypto-actifs. Vous pouvez perdre la totalité du capital investi. Les rendements passés ne préjugent pas des rendements futurs. Les fonds ne sont pas couverts par un mécanisme de garantie.',
        'L’«\u00a0Avertissement sur les risques\u00a0», document distinct que vous reconnaissez avoir lu avant chaque signature, les décrit. Les informations du site ne sont ni un conseil en investissement, ni un conseil fiscal.',
      ],
    },
    {
      title: 'Signature électronique et preuve',
      blocks: [
        'Le contrat et la déclaration PEP sont signés par voie électronique, par l’intermédiaire d’un prestataire de signature. Toute modification ultérieure du fichier signé rend la signature invalide, ce que tout lecteur PDF permet de vérifier.',
        'La Plateforme conserve la preuve de vos acceptations\u00a0: document, version, empreinte du texte, libellé de la case, écran, date et heure, adresse du réseau et navigateur utilisés. Vous la lisez dans le suivi de chaque contrat. Ces éléments font preuve jusqu’à preuve contraire.',
        'L’empreinte est un nombre calculé sur le texte (SHA-256)\u00a0: la moindre modification du texte la change. Le texte seul peut être téléchargé, pour que chacun puisse la recalculer.',
      ],
    },
    {
      title: 'Données personnelles',
      blocks: [
        'Vos données servent à ouvrir et à tenir votre compte, à vérifier votre identité, à établir et à exécuter vos contrats, et à respecter les obligations légales, dont la lutte contre le blanchiment et les déclarations fiscales.',
        'Depuis votre profil, vous rectifiez vos coordonnées, téléchargez les données détenues à votre sujet et demandez la fermeture de votre compte. La fermeture prend effet à la date annoncée et peut être retirée jusque-là\u202f; elle n’est pas possible tant qu’un contrat est en cours ou qu’une somme est due. Ce que la loi oblige à conserver l’est pendant la durée qu’elle fixe, indiquée lors de la demande, puis effacé.',
        'Vous pouvez adresser une réclamation à la Commission nationale de l’informatique et des libertés (CNIL). Les mentions légales précisent les données gardées par votre navigateur.',
      ],
    },
    {
      title: 'Disponibilité du service',
      blocks: [
        'La Plateforme s’efforce de rendre le site accessible en permanence. Il peut être interrompu pour une maintenance, ou par la défaillance d’un prestataire (identité, signature, banque, réseau de crypto-actifs). Une interruption ne change ni le nombre de vos parts ni vos droits\u202f; une demande empêchée peut être adressée à la Plateforme par tout autre moyen.',
        'Les documents produits par la Plateforme sont des PDF balisés, lisibles par un lecteur d’écran. Si un écran ou un document vous est inaccessible, la Plateforme vous en donne le contenu sous une autre forme sur simple demande.',
      ],
    },
    {
      title: 'Nouvelles versions',
      blocks: [
        'La Plateforme peut publier une nouvelle version des présentes conditions. Elle porte un autre numéro et une autre date, et s’applique aux comptes ouverts et aux contrats signés à partir de sa publication. Un contrat déjà signé reste soumis à la version qu’il indique.',
      ],
    },
    {
      title: 'Réclamations',
      blocks: [
        'Pour toute question ou réclamation, adressez-vous à votre interlocuteur ou à la Plateforme, dont les coordonnées figurent dans les mentions légales, en indiquant le numéro de bon de commande du contrat concerné.',
        'Si la réponse ne vous satisfait pas et que vous êtes un consommateur, vous pouvez saisir gratuitement le médiateur de la consommation dont relève la Plateforme, qui vous donne ses coordonnées.',
      ],
    },
    {
      title: 'Droit applicable',
      blocks: [
        'Les présentes conditions et les contrats conclus sur la Plateforme sont soumis au droit français. À défaut d’accord amiable, le litige est porté devant les tribunaux compétents selon la loi. Aucune clause ne vous prive des droits que la loi donne aux consommateurs.',
      ],
    },
  ],
};
