import { NBSP } from '@repo/domain/format';
import type { ClaimState } from '@repo/domain/kaskad';
import type { MailData } from './mail-data.ts';
import { type MailWords, notMine } from './mail-words.ts';

type Claim = MailData['claimMoved'];

const byState: Readonly<Record<ClaimState, (claim: Claim) => Omit<MailWords, 'title'>>> = {
  requested: ({ units }) => ({
    subject: `Votre réclamation de ${units} est enregistrée`,
    preheader: 'Nous la vérifions avant tout envoi.',
    paragraphs: [
      `Votre demande de recevoir ${units} est enregistrée. Vous pouvez la retirer tant que sa vérification n’a pas commencé.`,
      'Si vous n’êtes pas à l’origine de cette demande, retirez-la, changez votre mot de passe et contactez-nous sans attendre.',
    ],
  }),
  verifying: ({ units }) => ({
    subject: `Votre réclamation de ${units} est en vérification`,
    preheader: 'Elle ne peut plus être retirée.',
    paragraphs: [
      `Nous vérifions votre demande de recevoir ${units}. Elle ne peut plus être retirée${NBSP}: contactez-nous si vous n’en êtes pas à l’origine.`,
    ],
  }),
  executed: ({ units }) => ({
    subject: `Votre réclamation de ${units} est exécutée`,
    preheader: 'Les unités ont été envoyées à votre portefeuille.',
    paragraphs: [`Vos ${units} ont été envoyés à votre portefeuille par la transaction ci-dessous.`],
  }),
  refused: ({ units }) => ({
    subject: `Votre réclamation de ${units} est refusée`,
    preheader: 'Ces unités sont de nouveau réclamables.',
    paragraphs: [
      `Votre demande de recevoir ${units} a été refusée pour le motif ci-dessous. Ces unités sont de nouveau réclamables.`,
    ],
  }),
  canceled: ({ units }) => ({
    subject: `Votre réclamation de ${units} est retirée`,
    preheader: 'Ces unités sont de nouveau réclamables.',
    paragraphs: [
      `Vous avez retiré votre demande de recevoir ${units}. Ces unités sont de nouveau réclamables.`,
      'Si vous n’êtes pas à l’origine de ce retrait, changez votre mot de passe et contactez-nous sans attendre.',
    ],
  }),
};

export const claimMailTexts = {
  walletAdded: ({ label, network, address }: MailData['claimWalletAdded']): MailWords => {
    const subject = 'Un portefeuille a été ajouté à votre compte';
    return {
      subject,
      title: subject,
      preheader: `${label}, ${address}`,
      paragraphs: [
        `Le portefeuille «${NBSP}${label}${NBSP}» (${network}, ${address}) a été ajouté à votre compte. Il ne reçoit rien tant que vous n’avez pas prouvé qu’il est le vôtre.`,
        notMine,
      ],
    };
  },
  walletProven: ({ label, network, address, from }: MailData['claimWalletProven']): MailWords => {
    const subject = 'Un portefeuille de votre compte est prouvé';
    return {
      subject,
      title: subject,
      preheader: `Il peut recevoir vos unités à partir du ${from}.`,
      paragraphs: [
        `La preuve que le portefeuille «${NBSP}${label}${NBSP}» (${network}, ${address}) est le vôtre est acceptée. Il peut recevoir ce que vous réclamez à partir du ${from}.`,
        notMine,
      ],
    };
  },
  walletChosen: ({ label, network, address }: MailData['claimWalletChosen']): MailWords => {
    const subject = 'Le portefeuille par défaut de votre compte a changé';
    return {
      subject,
      title: subject,
      preheader: `${label}, ${address}`,
      paragraphs: [
        `Le portefeuille «${NBSP}${label}${NBSP}» (${network}, ${address}) est maintenant proposé le premier quand vous réclamez des unités sur ce réseau.`,
        notMine,
      ],
    };
  },
  walletRemoved: ({ label, network, address }: MailData['claimWalletRemoved']): MailWords => {
    const subject = 'Un portefeuille a été retiré de votre compte';
    return {
      subject,
      title: subject,
      preheader: `${label}, ${address}`,
      paragraphs: [
        `Le portefeuille «${NBSP}${label}${NBSP}» (${network}, ${address}) a été retiré de votre compte. Il ne reçoit plus ce que vous réclamez.`,
        notMine,
      ],
    };
  },
  moved: (claim: Claim): MailWords => {
    const words = byState[claim.state](claim);
    return { ...words, title: words.subject };
  },
  walletsButton: 'Voir mes portefeuilles',
  grantsButton: 'Voir mes attributions',
  rows: {
    grant: 'Attribution',
    wallet: 'Portefeuille',
    txid: 'Transaction',
    reason: 'Motif',
  },
} as const;
