import type { RoundDetail } from '../../shared/rounds.model.ts';

const NBSP = '\u00a0';

const steps: Readonly<Record<RoundDetail['mine']['steps'][number], string>> = {
  amount: 'Montant',
  questionnaire: 'Questionnaire',
  payment: 'Paiement',
  documents: 'Documents',
  signature: 'Signature',
  result: 'Résultat',
};

export const investTexts = {
  failed: 'Cette levée n’a pas pu être chargée',
  title: (round: string) => `Investir dans ${round}`,
  back: 'Revenir à la levée',
  steps,
  previous: 'Précédent',
  next: 'Continuer',
  amount: {
    euros: 'Montant souhaité',
    units: 'Quantité',
    choose: 'Une part ne se divise pas. Choisissez',
    whole: 'Saisissez un nombre entier.',
    required: 'Saisissez un montant en euros.',
    decimals: 'Un montant a deux décimales au plus.',
    tooLarge: 'Ce montant est trop grand.',
    cost: 'Prix',
    fee: 'Frais',
    due: 'Montant dû',
    withFee: (amount: string, fee: string) => `${amount} + ${fee} de frais`,
    product: (units: string, price: string) => `${units} à ${price}`,
    share: 'Part du capital après la levée',
    dilution: (share: string) =>
      `Si la levée atteint son plafond, vous détiendrez ${share} du capital dilué. De nouvelles émissions réduiraient cette part.`,
    netWorth: 'Votre patrimoine net',
    netWorthHelp: 'Ce montant reste dans votre navigateur. Il n’est ni envoyé ni enregistré.',
    bearable: (amount: string) =>
      `Vous pourriez perdre ${amount}, soit 10${NBSP}% de votre patrimoine net, sans mettre en danger votre situation.`,
  },
  questionnaire: {
    knowledge: 'Test de connaissances',
    losses: 'Simulation de pertes',
    submitKnowledge: 'Valider le test',
    submitLosses: 'J’ai fait la simulation',
    done: 'Réponses enregistrées',
    failedTest:
      'Ce placement ne semble pas adapté à vos connaissances. Vous pouvez continuer, en connaissance des risques.',
    passedTest: 'Test de connaissances réussi.',
    lossesDone: 'Simulation de pertes faite.',
    profileFailed: 'Votre profil d’investisseur n’a pas pu être chargé',
    notDone: 'Validez le test et la simulation avant de continuer.',
    knowledgeNotDone: 'Validez le test avant de continuer.',
    lossesNotDone: 'Faites la simulation avant de continuer.',
  },
  payment: { asset: 'Moyen de paiement', required: 'Choisissez un moyen de paiement.' },
  documents: {
    read: (title: string, version: number) => `Lire ${title}, version ${version}`,
    box: (title: string, version: number) => `J’ai lu et j’accepte ${title}, version ${version}`,
    readFirst: 'Ouvrez d’abord le document.',
    risks: 'Je comprends que je peux perdre tout ce que j’investis.',
    warningTitle: 'Votre investissement est important',
    warning: `Il dépasse 1${NBSP}000${NBSP}€ et 5${NBSP}% de votre patrimoine net. Vous pourriez en perdre la totalité, et ne pas pouvoir revendre vos titres.`,
    warningRead: 'J’ai lu cet avertissement et je souhaite investir.',
    question: `Pouvez-vous perdre la totalité de cet investissement${NBSP}?`,
    yes: 'Oui',
    no: 'Non',
    wrong: `Relisez l’avertissement${NBSP}: la totalité peut être perdue.`,
    summary: 'Récapitulatif',
    submit: 'Envoyer ma souscription',
    submitting: 'Envoi en cours…',
    sendFailed: 'L’envoi a échoué. Rien n’est perdu, réessayez.',
    done: 'Votre souscription est enregistrée',
  },
} as const;
