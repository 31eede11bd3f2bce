// Texts of the subscription form that an investor signs. U+00A0 is written out: PDFs are not re-typeset.
const nbsp = '\u00a0';

export const subscriptionTexts = {
  title: 'Bulletin de souscription',
  subtitle: (reference: string, date: string) => `${reference} · établi le ${date}`,
  footer: (brand: string, reference: string) => `${brand} · Bulletin de souscription ${reference}`,
  fileName: (reference: string) => `bulletin-${reference}.pdf`,
  signatureName: (round: string, reference: string) => `Souscription ${round} ${reference}`,
  subscriber: 'Souscripteur',
  subscription: 'Souscription',
  subscriptionText:
    'Le Souscripteur demande à souscrire les parts ci-dessous. Les parts sont allouées après la clôture de la levée, selon la règle publiée\u202f; ce qui n’est pas alloué lui est rendu, frais compris.',
  payment: 'Paiement',
  paymentText:
    'Le paiement est dû dans les dix jours de la signature, avec la référence ci-dessous, depuis un compte ou un portefeuille du Souscripteur.',
  documents: 'Documents lus et acceptés',
  document: (title: string, version: number, sha256: string) =>
    `«${nbsp}${title}${nbsp}», version ${version}, empreinte SHA-256 ${sha256}.`,
  noDocument: 'Aucun document n’accompagne cette levée.',
  withdrawal: 'Droit de rétractation',
  withdrawalText:
    'Le Souscripteur peut se rétracter sans motif et sans frais pendant quatorze jours calendaires à compter de la signature, ce jour n’étant pas compté, et au plus tard à la clôture de la levée.',
  noWithdrawalText: 'La signature engage le Souscripteur.',
  risks: 'Risques',
  risksItems: [
    'Le Souscripteur peut perdre tout ou partie de son investissement.',
    'Les parts ne sont pas cotées et peuvent ne pas trouver d’acheteur.',
  ],
  signature: 'Signature électronique',
  signatureFrame: 'Signature du souscripteur',
  signatureLines: [
    'Ce document est signé par voie électronique. La preuve de signature indique l’identité du signataire, la date, l’heure et l’empreinte du document.',
  ],
  labels: {
    name: 'Nom et prénom',
    company: 'Société',
    email: 'Adresse électronique',
    issuer: 'Émetteur',
    round: 'Levée',
    units: 'Nombre de parts',
    price: 'Prix d’une part',
    cost: 'Prix des parts',
    fees: 'Frais, en plus du prix',
    due: 'Montant dû',
    reference: 'Référence à rappeler',
    submittedAt: 'Souscrite le',
    reflection: 'Fin du délai de réflexion',
    closes: 'Clôture de la levée',
  },
  fees: (amount: string, percent: string) => `${amount} (${percent}${nbsp}% du prix des parts)`,
} as const;
