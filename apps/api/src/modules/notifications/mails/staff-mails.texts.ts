// Emails to staff. Punctuation is typographic (D27).
import { formatNumericDate, NBSP } from '@repo/domain/format';
import type { MailWords } from './mail-words.ts';

export const staffMailTexts = {
  changeRequested: ({
    change,
    maker,
    isByClient,
  }: {
    change: string;
    maker: string;
    isByClient: boolean;
  }): MailWords => ({
    subject: `À valider${NBSP}: ${change}`,
    preheader: `Demandée par ${maker}.`,
    title: 'Une demande attend votre décision',
    paragraphs: [
      isByClient
        ? `${maker} demande cette modification depuis son espace client${NBSP}: elle attend la décision d’un administrateur. Validez-la ou refusez-la depuis «${NBSP}À valider${NBSP}».`
        : `${maker} demande une modification qui ne peut être faite par une seule personne. Validez-la ou refusez-la depuis «${NBSP}À valider${NBSP}».`,
    ],
  }),
  changeDecided: (change: string, state: string, checker: string | null): MailWords => ({
    subject: `${change}${NBSP}: ${state.toLowerCase()}`,
    preheader: checker === null ? 'Personne ne l’a décidée à temps.' : `Par ${checker}.`,
    title: `Votre demande est ${state.toLowerCase()}`,
    paragraphs: [
      checker === null
        ? `Personne n’a décidé votre demande à temps${NBSP}: rien n’a été modifié.`
        : `${checker} a traité votre demande. Son état${NBSP}: «${NBSP}${state}${NBSP}».`,
    ],
  }),
  detailsStopped: (strategy: string, by: string): MailWords => ({
    subject: `${strategy}${NBSP}: nouvelles coordonnées arrêtées`,
    preheader: `Par ${by}.`,
    title: 'Des coordonnées de paiement validées ont été arrêtées',
    paragraphs: [
      `${by} a arrêté les nouvelles coordonnées de paiement de ${strategy} avant que les clients ne les lisent. Le produit garde celles qu’ils connaissent.`,
    ],
  }),
  signedOut: (device: string | null): MailWords => ({
    subject: device === null ? 'Vos appareils ont été déconnectés' : `${device}${NBSP}: appareil déconnecté`,
    preheader: 'Connectez-vous de nouveau pour continuer.',
    title: device === null ? 'Vos appareils ont été déconnectés' : 'Un de vos appareils a été déconnecté',
    paragraphs: [
      `Un administrateur a déconnecté du back-office ${device === null ? 'tous vos appareils' : `votre appareil «${NBSP}${device}${NBSP}»`}. Votre mot de passe n’a pas changé${NBSP}: connectez-vous de nouveau pour continuer.`,
      'Si vous pensez que quelqu’un d’autre connaît votre mot de passe, changez-le sans attendre, puis prévenez un administrateur.',
    ],
  }),
  emailNotReplaced: (client: string): MailWords => ({
    subject: `Adresse non remplacée${NBSP}: ${client}`,
    preheader: 'Le compte garde son ancienne adresse.',
    title: 'Une adresse validée n’a pas pu être utilisée',
    paragraphs: [
      `Le compte de ${client} garde l’adresse dont la boîte est perdue. Si le client ne peut toujours pas la lire, demandez une autre adresse depuis sa fiche.`,
    ],
  }),
  delegationPlanned: ({
    from,
    to,
    firstDay,
    lastDay,
  }: Record<'from' | 'to' | 'firstDay' | 'lastDay', string>): MailWords => {
    const days = `du ${formatNumericDate(firstDay)} au ${formatNumericDate(lastDay)}`;
    return {
      subject: `Délégation ${days}`,
      preheader: `Les clients de ${from} sont ouverts à ${to}.`,
      title: `Les clients de ${from} sont délégués à ${to}`,
      paragraphs: [
        `${to} voit et suit les clients de ${from} ${days}, en plus des siens. Après ce dernier jour, l’accès se referme de lui-même.`,
      ],
    };
  },
  delegationEnded: ({ from, to }: Record<'from' | 'to', string>): MailWords => ({
    subject: `Délégation terminée${NBSP}: clients de ${from}`,
    preheader: `${to} ne les voit plus.`,
    title: 'La délégation est terminée',
    paragraphs: [`Les clients de ${from} ne sont plus ouverts à ${to} depuis cet instant.`],
  }),
  clientsAssigned: (count: number): MailWords => {
    const what = count === 1 ? 'Un client vous est affecté' : `${count} clients vous sont affectés`;
    return {
      subject: what,
      preheader: `À retrouver dans «${NBSP}Mes clients${NBSP}».`,
      title: what,
      paragraphs: [
        count === 1
          ? `Un administrateur vous a confié ce client. Sa fiche vous est ouverte dans le back-office, avec ses tâches en cours.`
          : `Un administrateur vous a confié ces clients. Leurs fiches vous sont ouvertes dans le back-office, avec leurs tâches en cours.`,
      ],
    };
  },
  workWaiting: ({ count, late, today }: Record<'count' | 'late' | 'today', number>): MailWords => ({
    subject: `À faire aujourd’hui${NBSP}: ${late} en retard`,
    preheader: `${count} en attente, ${today} à échéance aujourd’hui.`,
    title: 'Ce qui attend l’équipe',
    paragraphs: [
      `En attente${NBSP}: ${count}. En retard${NBSP}: ${late}. À échéance aujourd’hui${NBSP}: ${today}.`,
    ],
  }),
  trailVerified: ({
    day,
    links,
    head,
    signature,
    firstStamp,
  }: Record<'day' | 'links' | 'head' | 'signature', string> & { firstStamp: string | null }) => ({
    subject: `Journal d’audit vérifié le ${day}`,
    preheader: `${links} lignes, aucune anomalie.`,
    title: 'Le journal d’audit est entier',
    paragraphs: [
      `Le journal d’audit a été relu en entier le ${day}${NBSP}: ${links} lignes, aucune anomalie. Conservez ce message${NBSP}: avec la tête ci-dessous, on vérifie plus tard que rien n’a été retiré ni réécrit.`,
      ...(firstStamp === null
        ? []
        : [
            `Le premier horodatage est le même d’une semaine à l’autre. S’il change, prévenez l’exploitant${NBSP}: des preuves ont été retirées.`,
          ]),
    ],
    rows: [
      ['Tête', head],
      ['Signature', signature],
      ...(firstStamp === null ? [] : [['Premier horodatage', firstStamp] as const]),
    ] as const,
  }),
  openTrail: 'Ouvrir l’audit',
  openWork: 'Ouvrir la file',
  openHome: 'Ouvrir le back-office',
  openProduct: 'Ouvrir le produit',
  openClient: 'Ouvrir la fiche',
  openClients: 'Ouvrir mes clients',
  rows: {
    stopReason: 'Motif de l’arrêt',
    cause: 'Cause',
    change: 'Modification',
    subject: 'Objet',
    reason: 'Motif de la demande',
    decisionReason: 'Motif du refus',
  },
  button: 'Ouvrir la demande',
} as const;
