// Words of the parameters: names on the screens and in requests, and the messages of the form. Punctuation is typographic (D27).
import type { ParameterKey } from './parameter-keys.ts';

/** The name of each, and what it decides. */
export const parameterTexts: Readonly<
  Record<ParameterKey, { readonly name: string; readonly help: string }>
> = {
  TWO_PERSON_CONTROL: {
    name: 'Contrôle à deux personnes',
    help: 'Désactivé, une personne seule fait ce qui en demande deux\u00a0: un bandeau le dit sur chaque écran de l’équipe, et le journal d’audit chaque jour.',
  },
  TWO_PERSON_THRESHOLD_EUR: {
    name: 'Seuil du contrôle à deux personnes des paiements',
    help: 'À partir de ce cumul du jour, un paiement validé par une personne, ou un virement de nos comptes saisi sans débit d’un relevé, demande un second utilisateur.',
  },
  COST_THRESHOLD_EUR: {
    name: 'Seuil du contrôle à deux personnes des frais saisis à la main',
    help: 'À partir de ce cumul du jour, des frais saisis sans débit d’un relevé demandent un second utilisateur.',
  },
  CLAIM_THRESHOLD_PERCENT: {
    name: 'Seuil du contrôle à deux personnes des réclamations',
    help: 'À partir de cette part de ce qui est attribué d’une classe, le cumul du jour des réclamations qu’une personne exécute demande un second utilisateur.',
  },
  KASKAD_PSFP: {
    name: 'Règles du financement participatif (Kaskad)',
    help: 'Actives, une levée d’actions ou d’obligations a un questionnaire, un délai de réflexion de quatre jours et un plafond par émetteur.',
  },
  KASKAD_MICA: {
    name: 'Règles des offres de jetons au public (Kaskad)',
    help: 'Actives, un consommateur peut se rétracter pendant quatorze jours d’une levée de jetons, et une levée sans livre blanc a un plafond.',
  },
  TAX_FILE: {
    name: 'Dossier fiscal des particuliers (Juridique)',
    help: 'Activé, un particulier télécharge les chiffres de ses cessions de l’année. Leur qualification fiscale n’est pas tranchée\u00a0: à confirmer par un conseil avant l’activation.',
  },
  REFUSED_COUNTRIES: {
    name: 'Pays de résidence refusés',
    help: 'Une personne ou une société qui y réside ne peut ni s’inscrire, ni y déplacer son adresse, ni souscrire. Les clients qui y résident déjà gardent leurs contrats, leurs retraits et leur accès.',
  },
  PFU_PERCENT: {
    name: 'Prélèvement forfaitaire unique (PFU)',
    help: 'Impôt et prélèvements sociaux, cités dans le dossier fiscal. Celui d’une année de revenus est en vigueur le 31 décembre de cette année.',
  },
  RECEIPT_TOLERANCE_PERCENT: {
    name: 'Tolérance sur un encaissement',
    help: 'Écart avec le montant signé, en pourcentage de celui-ci, qui ne demande pas d’explication.',
  },
  CORRECTION_THRESHOLD_PERCENT: {
    name: 'Seuil de décision après une correction',
    help: 'Écart avec la VL corrigée, en pourcentage de celle-ci, au-delà duquel une décision est requise.',
  },
  DEALING_CUT_OFF_HOUR: {
    name: 'Heure limite des ordres',
    help: 'À partir de cette heure, à Paris, un retrait ou une clôture compte pour le lendemain.',
  },
  PAYMENT_DETAILS_DELAY_HOURS: {
    name: 'Délai avant de nouvelles coordonnées de paiement',
    help: 'Temps entre la validation de nouvelles coordonnées d’un produit et le moment où les clients les lisent.',
  },
  REMINDER_1_DAYS: {
    name: 'Première relance automatique',
    help: 'Jours après la souscription d’un contrat à signer, ou après la signature d’un contrat dont la preuve de paiement manque ; 0 pour n’en envoyer aucune. Un client est relancé une fois par jour au plus.',
  },
  REMINDER_2_DAYS: {
    name: 'Deuxième relance automatique',
    help: 'Jours comptés comme pour la première ; 0 pour n’en envoyer aucune.',
  },
  REMINDER_3_DAYS: {
    name: 'Troisième relance automatique',
    help: 'Jours comptés comme pour la première ; 0 pour n’en envoyer aucune.',
  },
  ALERT_HASH_TWICE: {
    name: 'Alerte\u00a0: transaction déclarée deux fois',
    help: 'Un client déclare une transaction déjà déclarée ou reçue pour une autre souscription.',
  },
  ALERT_OTHER_PAYER: {
    name: 'Alerte\u00a0: payeur différent du titulaire',
    help: 'Un encaissement rattaché vient d’une personne ou d’une adresse qui n’est pas celle du client.',
  },
  ALERT_SHARED_ACCOUNT: {
    name: 'Alerte\u00a0: IBAN ou portefeuille de deux clients',
    help: 'Un compte déclaré ou utilisé par un client l’est aussi par un autre.',
  },
  ALERT_FILES_AN_HOUR: {
    name: 'Alerte\u00a0: dossiers ouverts en une heure',
    help: 'Nombre de clients dont une personne ouvre les pièces ou l’espace en une heure, au-delà duquel les administrateurs sont alertés\u00a0; 0 pour ne pas alerter.',
  },
  ALERT_UNSIGNED_HOUR: {
    name: 'Alerte\u00a0: journée non signée',
    help: 'Heure, à Paris, à partir de laquelle une journée ouvrée non signée alerte les administrateurs\u00a0; 0 pour ne pas alerter.',
  },
  ALERT_BROKEN_CHAIN: {
    name: 'Alerte\u00a0: journal d’audit altéré',
    help: 'La vérification du journal d’audit trouve une ligne modifiée, effacée ou sans empreinte.',
  },
  ALERT_INFECTED_FILE: {
    name: 'Alerte\u00a0: fichier infecté',
    help: 'L’antivirus reconnaît un logiciel malveillant dans un fichier envoyé.',
  },
  ALERT_DISPUTED: {
    name: 'Alerte\u00a0: signalement «\u00a0Ce n’est pas moi\u00a0»',
    help: 'Un client ou un membre de l’équipe signale une opération sur son compte qui ne vient pas de lui. Les versements d’un client sont suspendus même sans alerte.',
  },
  USDC_AT_PAR: {
    name: 'Parité de l’USDC avec le dollar',
    help: 'Activée, un USDC vaut un dollar. Désactivée, il est converti au cours du marché (USDC/EUR) à partir du jour d’effet\u00a0: un ordre payé en USDC attend le cours de son jour. Ce qui précède ne change pas.',
  },
  EURC_AT_PAR: {
    name: 'Parité de l’EURC avec l’euro',
    help: 'Activée, un EURC vaut un euro. Désactivée, il est converti au cours du marché (EURC/EUR) à partir du jour d’effet\u00a0: un ordre payé en EURC attend le cours de son jour. Ce qui précède ne change pas.',
  },
  WBTC_AT_PAR: {
    name: 'Parité du WBTC avec le bitcoin',
    help: 'Activée, un WBTC vaut un bitcoin. Désactivée, il est converti au cours du marché (WBTC/EUR) à partir du jour d’effet\u00a0: un ordre payé en WBTC attend le cours de son jour. Ce qui précède ne change pas.',
  },
  FOOTER_SUBSCRIPTION_FEE: {
    name: 'Frais de souscription',
    help: 'Prélevés sur le montant reçu, avant l’investissement, des contrats créés à partir du jour d’effet.',
  },
  FOOTER_FX_FEE: {
    name: 'Frais de change',
    help: 'Prélevés quand la devise payée n’est pas celle de la stratégie, pour les contrats créés à partir du jour d’effet.',
  },
  FOOTER_EXIT_FEE: {
    name: 'Frais de sortie',
    help: 'Prélevés sur ce qui est versé lors d’un retrait ou d’une clôture, pour les contrats créés à partir du jour d’effet.',
  },
  FOOTER_MANAGEMENT_FEE: {
    name: 'Frais de gestion',
    help: 'Publiés sur le site\u202f; ils sont compris dans la VL.',
  },
  FOOTER_PERFORMANCE_FEE: {
    name: 'Frais de performance',
    help: 'Publiés sur le site\u202f; ils sont compris dans la VL.',
  },
  LIVRET_A_PERCENT: {
    name: 'Taux du livret A',
    help: 'Taux annuel fixé par arrêté, publié par la Banque de France, montré à côté des produits. Indiquez la source dans le motif\u202f; 0 pour ne pas le montrer.',
  },
  INFLATION_PERCENT: {
    name: 'Inflation sur douze mois',
    help: 'Dernière variation de l’indice des prix à la consommation publiée par l’Insee, montrée à côté des produits à partir du jour de sa publication. Indiquez la source dans le motif\u202f; 0 pour ne pas la montrer.',
  },
};

export const parameterFormTexts = {
  number: 'La valeur doit être un nombre.',
  whole: 'La valeur doit être un nombre entier.',
  tooPrecise: (decimals: number) => `La valeur a ${decimals} décimales au plus.`,
  choice: 'Choisissez Activé ou Désactivé.',
  outOfBounds: (least: string, most: string) => `La valeur doit être comprise entre ${least} et ${most}.`,
  day: 'Choisissez le jour d’effet.',
  past: 'Le jour d’effet ne peut pas être passé\u00a0: choisissez aujourd’hui ou un jour à venir.',
  tomorrow: 'Cette valeur ne change pas le jour même\u00a0: choisissez demain ou un jour suivant.',
  tooFar: 'Choisissez un jour d’effet dans l’année qui vient.',
  on: 'Activé',
  off: 'Désactivé',
  countries: 'Choisissez les pays dans la liste.',
  noCountry: 'Aucun',
  hour: (hour: string) => `${hour}\u00a0h`,
  days: (count: string, isSeveral: boolean) => `${count}\u00a0${isSeveral ? 'jours' : 'jour'}`,
} as const;
