// Texts of the PDF documents that a client signs. U+00A0 and U+202F are written out: PDFs are not re-typeset.
import { refundMaxDays } from '@repo/domain/limits';

const nbsp = '\u00a0';
const thin = '\u202f';

export const contractTexts = {
  article: (number: number, title: string) => `Article ${number} — ${title}`,
  title: 'Contrat de souscription',
  subtitle: (poNumber: string, date: string) => `Bon de commande ${poNumber} · établi le ${date}`,
  footer: (brand: string, poNumber: string) => `${brand} · Contrat de souscription ${poNumber}`,
  number: (poNumber: string) => `Contrat n°${nbsp}${poNumber}`,
  fileName: (poNumber: string) => `contrat-${poNumber}.pdf`,
  parties: 'Entre les parties',
  partiesText: (company: string, brand: string) =>
    `Le présent contrat est conclu entre la société ${company}, qui exploite la plateforme ${brand} (ci-après «${nbsp}la Plateforme${nbsp}»), et le souscripteur (ci-après «${nbsp}le Souscripteur${nbsp}»), désignés ci-dessous.`,
  labels: {
    subscriber: 'Souscripteur',
    company: 'Société',
    legalForm: 'Forme juridique',
    capacity: 'Agissant en qualité de',
    email: 'Adresse électronique',
    phone: 'Téléphone',
    address: 'Adresse',
    strategy: 'Stratégie',
    referenceCurrency: 'Devise de référence',
    amount: 'Montant souscrit',
    method: 'Mode de paiement',
    poNumber: 'Numéro de bon de commande',
    preparedBy: 'Préparé par',
    origin: 'Adresse de provenance des fonds',
    bank: 'Titulaire du compte',
    iban: 'IBAN',
    bic: 'BIC / Swift',
    depositAddress: 'Adresse de dépôt',
    reference: 'Référence à rappeler',
  },
  methods: { rib: 'Virement bancaire', crypto: 'Transfert de crypto-actifs' },
  preparedBy: (name: string, brand: string) =>
    `${name}, pour ${brand}${thin}; accepté et signé par le Souscripteur seul`,
  subject: 'Objet et montant',
  subjectText:
    'Le Souscripteur souscrit à la stratégie désignée ci-dessous, pour le montant et dans la devise indiqués.',
  payment: 'Paiement',
  paymentText:
    'Le contrat prend effet au jour de valeur du paiement, constaté par la Plateforme. Les fonds doivent provenir d’un compte ou d’un portefeuille appartenant au Souscripteur.',
  valuation: 'Valorisation',
  valuationText:
    'Le montant reçu, diminué des frais, est converti en parts à la dernière valeur liquidative (VL) publiée au jour de valeur. La valeur du contrat est le nombre de parts multiplié par la VL. Le nombre de parts ne change que par un versement, un retrait ou la clôture.',
  navOfTheDay: (value: string, day: string) =>
    `À la date du contrat, la dernière VL publiée est celle du ${day}${nbsp}: ${value}.`,
  noNav: `À la date du contrat, aucune VL n’est encore publiée${nbsp}: la première investira le montant reçu.`,
  fees: 'Frais',
  feesText: 'Les frais applicables à la date du présent contrat sont les suivants.',
  feeLabels: {
    subscription: 'Frais de souscription',
    fx: 'Frais de change, lorsque la devise de paiement diffère de la devise de référence',
    exit: 'Frais de sortie, retenus sur le montant versé au Souscripteur',
  },
  duration: 'Durée et clôture',
  durationText:
    'Le contrat est conclu pour une durée indéterminée. Le Souscripteur peut demander à tout moment sa clôture depuis son espace «\u00a0Mes documents\u00a0». La clôture rachète toutes les parts à la VL du jour de clôture et elle est définitive. Un contrat non signé peut être annulé sans frais.',
  renunciation: 'Droit de renonciation',
  renunciationText: (days: number) =>
    `Le Souscripteur peut renoncer au présent contrat, sans frais et sans avoir à se justifier, pendant ${days} jours calendaires révolus à compter du jour de sa signature, ce jour n’étant pas compté. Il le fait depuis son espace «${nbsp}Mes documents${nbsp}», par la fonction «${nbsp}Renoncer au contrat${nbsp}», et reçoit aussitôt un accusé de réception daté. Le contrat prend fin et toute somme versée lui est rendue en totalité, au plus tard sous ${refundMaxDays} jours.`,
  risks: 'Risques',
  risksItems: [
    'Les performances passées ne préjugent pas des performances futures.',
    'La valeur de l’investissement peut baisser comme monter, et le capital n’est pas garanti.',
    'Les crypto-actifs sont volatils et peuvent perdre toute valeur.',
    'Une adresse ou un réseau erroné lors d’un transfert entraîne une perte irréversible.',
  ],
  acceptances: 'Déclarations du Souscripteur',
  accepted: {
    terms: (version: string, sha256: string) =>
      `Le Souscripteur déclare avoir lu et accepté les conditions générales de vente (CGV), version ${version}, dont le texte a pour empreinte SHA-256 ${sha256}.`,
    risks: (version: string, sha256: string) =>
      `Le Souscripteur déclare avoir pris connaissance des risques ci-dessus et de l’avertissement sur les risques, version ${version}, dont le texte a pour empreinte SHA-256 ${sha256}, et les accepter.`,
  },
  acceptanceItems: [
    'Le Souscripteur déclare agir pour son propre compte, ou pour celui de la société qu’il représente, et que les fonds ont une origine licite.',
  ],
  signature: 'Signature électronique',
  signatureFrame: 'Signature du Souscripteur',
  signatureLines: [
    `Ce document est signé par voie électronique. La page de preuve ajoutée à la fin du document signé indique l’identité du signataire, la date, l’heure et l’empreinte du document.`,
    `Toute modification ultérieure du fichier rend la signature invalide${thin}; la vérification se fait avec tout lecteur PDF.`,
  ],
  percent: (value: string) => `${value}${nbsp}%`,
  manager: 'Gérant',
} as const;

export const pepTexts = {
  title: 'Déclaration PEP',
  subtitle: (poNumber: string, date: string) =>
    `Personne politiquement exposée (PPE, «${nbsp}PEP${nbsp}») · bon de commande ${poNumber} · ${date}`,
  footer: (brand: string, poNumber: string) => `${brand} · Déclaration PEP ${poNumber}`,
  number: (poNumber: string) => `Déclaration n°${nbsp}${poNumber}`,
  fileName: (poNumber: string) => `declaration-pep-${poNumber}.pdf`,
  declarant: 'Déclarant',
  definition: 'Définition',
  definitionText:
    'Est politiquement exposée la personne qui exerce, ou a cessé d’exercer depuis moins d’un an, une fonction politique, juridictionnelle ou administrative importante, en France ou à l’étranger, pour le compte d’un État ou d’une institution internationale (articles L. 561-10 et R. 561-18 du Code monétaire et financier). Les membres directs de sa famille et les personnes qui lui sont étroitement associées sont également concernés.',
  functions: 'Sont notamment visées les fonctions suivantes',
  functionItems: [
    'chef d’État, chef de gouvernement, membre d’un gouvernement national ou de la Commission européenne\u202f;',
    'membre d’une assemblée parlementaire ou de l’organe dirigeant d’un parti politique\u202f;',
    'membre d’une cour suprême, d’une cour constitutionnelle ou d’une cour des comptes\u202f;',
    'dirigeant d’une banque centrale, ambassadeur, officier général\u202f;',
    'membre d’un organe d’administration ou de direction d’une entreprise publique ou d’une organisation internationale.',
  ],
  declaration: 'Déclaration',
  declarationLines: (name: string) => [
    `Je soussigné(e), ${name}, déclare sur l’honneur ne pas être une personne politiquement exposée, ni un membre direct de la famille ou une personne étroitement associée à une telle personne.`,
    'Je m’engage à informer sans délai la Plateforme de tout changement de cette situation.',
    'Si je suis concerné(e), je refuse de signer ce document et je prends contact avec la Plateforme, qui procédera aux vérifications prévues par la loi.',
  ],
  labels: {
    name: 'Nom et prénom',
    country: 'Pays de résidence',
    email: 'Adresse électronique',
    company: 'Société représentée',
  },
} as const;
