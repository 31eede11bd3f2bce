import type { InvestmentDetail } from '../../shared/rounds.model.ts';

const NBSP = '\u00a0';

type RefundState = InvestmentDetail['refunds'][number]['state'];

const refunds: Readonly<Record<RefundState, string>> = {
  to_prepare: 'En préparation',
  to_approve: 'En validation',
  to_execute: 'À exécuter',
  executed: 'Exécuté',
};

export const investmentTexts = {
  failed: 'Cet investissement n’a pas pu être chargé',
  round: 'Voir la levée',
  next: 'Étape suivante',
  nothing: 'Vous n’avez rien à faire.',
  until: (instant: string) => `Jusqu’au ${instant}`,
  waits: {
    wait_reflection: (until: string) => `Vous pourrez signer votre souscription à partir du ${until}.`,
    wait_period: (until: string) =>
      `Sans rétractation de votre part, votre investissement devient ferme le ${until}.`,
    wait_payment: 'Notre équipe contrôle votre paiement.',
    wait_allotment: 'L’allocation sera publiée après la clôture de la levée.',
    wait_issue: 'Vos titres seront émis prochainement.',
    wait_refund: 'Votre remboursement est en cours.',
  },
  confirm: {
    text: (until: string) =>
      `Votre réservation ne vous engage pas. Elle est prioritaire jusqu’au ${until}${NBSP}: confirmez-la en investissant.`,
    submit: 'Investir',
  },
  accept: {
    text: 'De nouvelles versions ont été publiées. Lisez-les, puis acceptez-les avant de signer.',
    read: (title: string, version: number) => `Lire ${title}, version ${version}`,
    box: (title: string, version: number) => `J’ai lu et j’accepte ${title}, version ${version}`,
    submit: 'Accepter les documents',
    done: 'Documents acceptés',
  },
  sign: {
    text: 'Relisez votre bulletin de souscription, puis signez-le.',
    open: 'Signer ma souscription',
    frame: 'Signature de la souscription',
    preparing: 'Préparation de la signature…',
    failed: 'La signature n’a pas pu être affichée',
  },
  pay: {
    hidden: 'Affichez les montants pour lire les coordonnées de paiement.',
    amount: 'Montant à payer',
    fee: 'Dont frais de la levée',
    noRate: 'Le montant s’affichera dès que le cours du jour sera connu.',
    holder: 'Nom du bénéficiaire',
    iban: 'IBAN',
    bic: 'BIC/Swift',
    reference: 'Référence du virement',
    referenceHint: 'Sans elle, nous ne pourrons pas rattacher votre paiement.',
    address: 'Adresse de destination',
    addressHint: 'Comparez les premiers et derniers caractères avec ceux de votre portefeuille.',
    network: (network: string) =>
      `N’envoyez que sur le réseau ${network}${NBSP}: tout autre envoi serait perdu.`,
    networks: { bitcoin: 'Bitcoin', ethereum: 'Ethereum' },
    code: 'Code QR du paiement',
    proofTitle: 'J’ai payé',
    proof: 'Référence du virement ou hash de la transaction',
    proofRequired: 'Saisissez la référence de votre paiement.',
    submit: 'Déposer la preuve',
    filed: (reference: string, day: string) => `Preuve déposée le ${day}${NBSP}: ${reference}`,
    done: 'Preuve de paiement déposée',
  },
  short: {
    missing: (amount: string) => `Il manque ${amount}. Complétez votre paiement, ou réduisez la quantité.`,
    fewer: (units: string, due: string, back: string) =>
      `Garder ${units} pour ${due}${NBSP}: ${back} vous seront remboursés.`,
    withFee: (due: string, fee: string) => `${due}, dont ${fee} de frais`,
    submit: 'Réduire la quantité',
    done: 'Quantité réduite',
  },
  sendFailed: 'L’envoi a échoué. Vérifiez votre connexion, puis réessayez.',
  timeline: 'Suivi',
  documentsTitle: 'Documents',
  preparing: 'En préparation',
  money: 'Paiements reçus',
  received: (amount: string, worth: string) => `${amount}, soit ${worth}`,
  refundsTitle: 'Remboursements',
  refunds,
  refund: (amount: string, state: string, day: string) => `${amount} · ${state} · ${day}`,
  dueBy: (day: string) => `au plus tard le ${day}`,
  executedOn: (day: string) => `le ${day}`,
  result: 'Résultat',
  requested: 'Demandé',
  allotted: 'Alloué',
  unitsDue: (units: string, amount: string, fee: string | null) =>
    fee === null ? `${units}, ${amount}` : `${units}, ${amount} dont ${fee} de frais`,
  served: 'Part servie de votre demande',
  rule: 'Règle d’allocation',
  oversubscription: 'Demande de toute la levée',
  timesTheCap: (times: string) => `${times}× le plafond`,
  publishedOn: 'Publiée le',
  issuedShare: 'Part du capital après la levée',
  dilutedShare: 'Part du capital dilué',
  register: 'Numéro au registre',
  vesting: 'Voir le plan de vesting',
  updates: 'Nouvelles de l’émetteur',
  percent: (text: string) => `${text}${NBSP}%`,
} as const;
