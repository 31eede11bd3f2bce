import { NBSP } from '@repo/domain/format';

export const payoutDetailsTexts = {
  title: 'Coordonnées de versement',
  about: {
    yield:
      'Où vous verser ce qui vous est dû. Sans coordonnées, nous versons vers le compte d’où votre argent est venu.',
    kaskad:
      'Un remboursement revient au compte d’où votre argent est venu. Ces coordonnées servent quand ce compte n’est pas connu.',
  },
  failed: 'Vos coordonnées de versement n’ont pas pu être chargées',
  none: 'Aucune coordonnée déclarée.',
  edit: 'Déclarer des coordonnées',
  means: { rib: 'Virement', ethereum: 'Portefeuille Ethereum', bitcoin: 'Adresse Bitcoin' },
  account: (holder: string, account: string) => `${holder}, ${account}`,
  usableFrom: (day: string) => `utilisable à partir du ${day}`,
  used: 'utilisé pour vos versements',
  replaced: (from: string, to: string) => `du ${from} au ${to}`,
  history: 'Anciennes coordonnées',
  meansLabel: 'Moyen',
  holder: 'Titulaire',
  iban: 'IBAN',
  bic: 'BIC (facultatif)',
  address: 'Adresse',
  proof: 'Texte à signer avec votre portefeuille',
  proofHelp: `Copiez ce texte, signez-le dans votre portefeuille («${NBSP}signer un message${NBSP}»), puis collez la signature. La signature ne coûte rien et n’autorise aucun transfert.`,
  proofMissing: 'Saisissez d’abord votre adresse.',
  sign: 'Signer avec mon portefeuille',
  signing: 'Signature dans votre portefeuille…',
  walletResults: {
    signed: 'Texte signé par votre portefeuille.',
    refused: 'Vous avez refusé la signature dans votre portefeuille.',
    otherAddress: 'Votre portefeuille est ouvert sur une autre adresse que celle saisie.',
    failed: `Votre portefeuille n’a pas signé${NBSP}: copiez le texte pour le signer vous-même.`,
  },
  signature: 'Signature',
  bitcoinHelp: 'Une adresse Bitcoin n’est retenue que si vous nous avez déjà versé des fonds depuis elle.',
  delay: 'Pour votre sécurité, ces coordonnées sont utilisables 48 heures après. Un e-mail vous en avertit.',
  confirms: (account: string) => `vos versements iront vers ${account}`,
  submit: 'Enregistrer',
  submitting: 'Enregistrement…',
  cancel: 'Annuler',
  done: (day: string) => `Coordonnées enregistrées, utilisables à partir du ${day}.`,
} as const;
