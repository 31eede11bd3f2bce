import { NBSP } from '@repo/domain/format';
import type { InvestmentMailState, MailData } from './mail-data.ts';
import type { MailWords } from './mail-words.ts';

type Investment = MailData['investmentMoved'];

const backToYou = 'Ce qui a été reçu vous est rendu en totalité, dans l’actif reçu.';

const byState: Readonly<Record<InvestmentMailState, (data: Investment) => Omit<MailWords, 'title'>>> = {
  priorityLost: ({ round }) => ({
    subject: `Votre réservation dans ${round} n’est plus prioritaire`,
    preheader: 'Elle peut encore être confirmée.',
    paragraphs: [
      `Votre réservation dans ${round} a plus de sept jours${NBSP}: elle n’est plus prioritaire. Vous pouvez encore la confirmer tant que la levée est ouverte, ou y renoncer. Elle ne vous engage à rien.`,
    ],
  }),
  submitted: ({ round, until }) => ({
    subject: `Votre souscription à ${round} est enregistrée`,
    preheader: until === null ? 'Il reste à la signer.' : `Délai de réflexion jusqu’au ${until}.`,
    paragraphs:
      until === null
        ? [`Votre souscription à ${round} est enregistrée. Il reste à signer votre bulletin de souscription.`]
        : [
            `Votre souscription à ${round} est enregistrée. Votre délai de réflexion court jusqu’au ${until}${NBSP}: rien n’est à signer avant, et vous pouvez vous rétracter sans motif.`,
          ],
  }),
  toSign: ({ round }) => ({
    subject: `Votre bulletin de souscription à ${round} est à signer`,
    preheader: 'Votre délai de réflexion est terminé.',
    paragraphs: [
      `Votre délai de réflexion est terminé. Si vous souhaitez investir dans ${round}, signez votre bulletin de souscription avant la clôture de la levée.`,
    ],
  }),
  documentChanged: ({ round, until }) => ({
    subject: `Un document de ${round} a changé`,
    preheader: 'Lisez-le et acceptez-le pour continuer.',
    paragraphs: [
      `Une nouvelle version d’un document de ${round} est publiée. Lisez-la et acceptez-la pour continuer.`,
      ...(until === null ? [] : [`Votre délai de réflexion recommence et court jusqu’au ${until}.`]),
    ],
  }),
  signed: ({ round, until }) => ({
    subject: `Votre bulletin de souscription à ${round} est signé`,
    preheader: 'Il reste à envoyer votre paiement.',
    paragraphs: [
      `Votre bulletin de souscription à ${round} est signé. Envoyez votre paiement sous dix jours, avec la référence ci-dessous. Où le verser est dans votre espace, jamais dans un e-mail.`,
      ...(until === null ? [] : [`Vous pouvez vous rétracter sans motif jusqu’au ${until}.`]),
    ],
  }),
  signedTooLate: ({ round }) => ({
    subject: `Votre signature pour ${round} est arrivée trop tard`,
    preheader: 'Votre souscription n’est pas retenue.',
    paragraphs: [
      `Votre signature pour ${round} est arrivée après la clôture de la levée, ou après la fin de votre souscription${NBSP}: elle n’est pas retenue. N’envoyez aucun paiement.`,
    ],
  }),
  signedOutdated: ({ round }) => ({
    subject: `Votre signature pour ${round} n’est pas retenue`,
    preheader: 'Un document de la levée a changé.',
    paragraphs: [
      `Un document de ${round} a changé depuis que le bulletin que vous avez signé a été établi${NBSP}: cette signature n’est pas retenue. Lisez et acceptez la nouvelle version, puis signez le nouveau bulletin depuis votre espace. N’envoyez aucun paiement avant.`,
    ],
  }),
  signedStopped: ({ round }) => ({
    subject: `Le bulletin que vous avez signé pour ${round} est sans effet`,
    preheader: 'Cette signature avait été arrêtée.',
    paragraphs: [
      `Vous avez signé un bulletin de souscription à ${round} dont la signature avait été arrêtée${NBSP}: il est sans effet et ne vous engage pas. N’envoyez aucun paiement pour ce bulletin.`,
      'Si votre souscription est encore en cours, votre espace indique ce qu’il reste à faire.',
    ],
  }),
  proofRefused: ({ round }) => ({
    subject: `Votre preuve de paiement pour ${round} est refusée`,
    preheader: 'Déposez-en une autre.',
    paragraphs: ['Votre preuve de paiement est refusée pour le motif ci-dessous. Déposez-en une autre.'],
  }),
  short: ({ round }) => ({
    subject: `Il manque une partie de votre paiement pour ${round}`,
    preheader: 'Complétez-le, ou gardez moins de parts.',
    paragraphs: [
      'Nous avons reçu moins que ce qui est dû. Complétez votre paiement, ou choisissez de garder moins de parts depuis votre espace.',
    ],
  }),
  paid: ({ round, until }) => ({
    subject: `Votre paiement pour ${round} est reçu`,
    preheader:
      until === null ? 'Votre investissement est ferme.' : `Rétractation possible jusqu’au ${until}.`,
    paragraphs: [
      `Votre paiement pour ${round} est reçu.`,
      until === null
        ? 'Votre investissement est ferme.'
        : `Vous pouvez vous rétracter sans motif jusqu’au ${until}.`,
    ],
  }),
  firm: ({ round }) => ({
    subject: `Votre investissement dans ${round} est ferme`,
    preheader: 'Les parts sont allouées après la clôture.',
    paragraphs: [
      `Votre investissement dans ${round} est ferme. Les parts sont allouées après la clôture de la levée.`,
    ],
  }),
  allotted: ({ round, sentence }) => ({
    subject: `Les parts de ${round} sont allouées`,
    preheader: sentence ?? 'Lisez ce qui vous est alloué.',
    paragraphs: [
      `Les parts de ${round} sont allouées.`,
      ...(sentence === null ? [] : [`${sentence}.`]),
      'Ce qui n’est pas alloué vous est rendu.',
    ],
  }),
  issued: ({ round }) => ({
    subject: `Vos parts de ${round} sont émises`,
    preheader: 'Elles sont inscrites au registre.',
    paragraphs: [`Vos parts de ${round} sont émises et inscrites au registre de l’émetteur.`],
  }),
  withdrawn: ({ round }) => ({
    subject: `Votre rétractation de ${round} est enregistrée`,
    preheader: 'Vous n’êtes plus engagé.',
    paragraphs: [
      `Votre rétractation de ${round} est enregistrée. Vous n’êtes plus engagé. ${backToYou}`,
      'Si vous n’êtes pas à l’origine de cette rétractation, changez votre mot de passe et contactez-nous sans attendre.',
    ],
  }),
  expired: ({ round }) => ({
    subject: `Votre souscription à ${round} a expiré`,
    preheader: 'Elle n’a pas été signée ou payée à temps.',
    paragraphs: [
      `Votre souscription à ${round} n’a pas été signée ou payée à temps${NBSP}: elle a expiré. ${backToYou}`,
    ],
  }),
  canceled: ({ round }) => ({
    subject: `Votre investissement dans ${round} est annulé`,
    preheader: 'Ce qui a été reçu vous est rendu.',
    paragraphs: [`Votre investissement dans ${round} est annulé. ${backToYou}`],
  }),
  failed: ({ round }) => ({
    subject: `La levée ${round} n’a pas abouti`,
    preheader: 'Ce qui a été reçu vous est rendu.',
    paragraphs: [`La levée ${round} n’a pas atteint son objectif minimum. ${backToYou}`],
  }),
  refunded: ({ round }) => ({
    subject: `Votre remboursement de ${round} est envoyé`,
    preheader: 'Le versement est exécuté.',
    paragraphs: [`Ce qui vous était dû de ${round} vous a été envoyé, dans l’actif reçu.`],
  }),
  extended: ({ round, until }) => ({
    subject: `La levée ${round} est prolongée`,
    preheader: until === null ? 'Sa date de clôture a changé.' : `Jusqu’au ${until}.`,
    paragraphs: [
      until === null
        ? `La date de clôture de ${round} a changé.`
        : `La levée ${round} est prolongée jusqu’au ${until}.`,
    ],
  }),
};

export const investmentMailTexts = {
  moved: (data: Investment): MailWords => {
    const words = byState[data.state](data);
    return { ...words, title: words.subject };
  },
  button: 'Voir mon investissement',
  rows: {
    reference: 'Référence',
    units: 'Parts',
    due: 'Montant',
    reason: 'Motif',
    iban: 'IBAN',
    holder: 'Titulaire du compte',
    address: 'Adresse de dépôt',
    amount: 'À payer',
  },
} as const;
