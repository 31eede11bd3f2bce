import type { ChangeKind, ChangeState } from '@repo/domain/two-persons';
import type { StatusTone } from '@repo/ui/feedback';

const madeAgain = 'La saisie de cette demande n’est plus lisible\u00a0: refaites-la depuis l’écran.';
const identityAgain = 'La décision se demande de nouveau depuis la fiche du client.';
const navsAgain = 'Un fichier de VL s’importe de nouveau.';
const ratesAgain = 'Le taux se saisit de nouveau, et un fichier s’importe de nouveau.';

export const changeRequestsTexts = {
  subtitle: 'Modifications qu’une seule personne ne peut pas faire.',
  publishes: { label: 'Contenu', navs: 'VL', fx_rates: 'Taux de change' },
  tabs: { label: 'Demandes', to_decide: 'À valider', mine: 'Mes demandes', decided: 'Traitées' },
  list: 'Demandes',
  listFailed: 'Les demandes n’ont pas pu être chargées',
  empty: {
    to_decide: {
      title: 'Aucune demande à valider',
      help: 'Les demandes de vos collègues apparaîtront ici.',
    },
    mine: {
      title: 'Aucune de vos demandes n’attend',
      help: 'Vos demandes restent ici jusqu’à ce qu’une autre personne les décide.',
    },
    decided: {
      title: 'Aucune demande traitée pour le moment',
      help: 'Une demande validée, refusée ou expirée reste ici.',
    },
  },
  columns: {
    kind: 'Modification',
    subject: 'Objet',
    maker: 'Demandée par',
    createdAt: 'Demandée',
    expiresAt: 'Expire le',
    state: 'État',
    checker: 'Décidée par',
    decidedAt: 'Le',
  },
  failed: 'Cette demande n’a pas pu être chargée',
  lines: 'Ce qui change',
  decision: 'Votre décision',
  request: 'La demande',
  subject: 'Objet',
  openSubject: {
    contract: 'Ouvrir la souscription',
    payout: 'Ouvrir le versement',
    receipt: 'Ouvrir le rapprochement',
    strategy: 'Ouvrir le produit',
    parameter: 'Ouvrir les paramètres',
    account: 'Ouvrir nos comptes',
    entry: 'Ouvrir le journal',
    rate: 'Ouvrir les taux',
    nav: 'Ouvrir les VL',
    user: 'Ouvrir le client',
<<<<<<< HEAD
    grant: 'Ouvrir les attributions',
=======
    grant: 'Ouvrir le plan',
    claim: 'Ouvrir la réclamation',
>>>>>>> 7a3834fb (feat(backoffice): administration of Kaskad's grants and claims)
  },
  reason: 'Motif',
  files: 'Justificatif',
  maker: 'Demande',
  made: (maker: string, when: string) => `${maker}, ${when}`,
  expires: 'Expire',
  /** Some were accepted by the maker with a reason; others are effects of the approval. */
  warnings: { pending: 'À savoir avant de valider', decided: 'Avertissements de la demande' },
  approve: 'Valider',
  refuse: 'Refuser, avec un motif',
  cancel: 'Annuler ma demande',
  mine: 'C’est votre demande\u00a0: un second utilisateur doit la valider ou la refuser.',
  notYours: 'Cette demande vous concerne\u00a0: un second utilisateur doit la décider.',
  codeTitle: 'Code de vérification',
  codeHelp:
    'Cette demande touche de l’argent, un accès ou des coordonnées, et votre dernier code date de plus de 5\u00a0minutes. Celui-ci, envoyé à votre adresse, ne vaut que pour elle.',
  approveWithCode: 'Valider avec ce code',
  resend: 'Renvoyer un code',
  resent: 'Un nouveau code vous a été envoyé.',
  refuseTitle: 'Refuser cette demande',
  refuseHelp: 'La personne qui l’a faite lira ce motif.',
  submitRefuse: 'Refuser la demande',
  cancelTitle: 'Annuler votre demande\u00a0?',
  cancelBody: 'Rien ne sera modifié. Vous pourrez la refaire.',
  keep: 'Garder la demande',
  conflictTitle: 'Rien n’a été modifié',
  staleTitle: 'La donnée a changé depuis cette demande',
  staleHelp: 'La valider n’appliquerait rien\u00a0: elle est à refaire.',
  resume: 'Reprendre',
  openScreen: 'Ouvrir l’écran',
  /** Kinds whose form keeps nothing that was typed. */
  notResumed: {
    'payment.validate': 'L’encaissement se rattache de nouveau depuis le rapprochement.',
    'payment.rectify': madeAgain,
    'withdrawal.record': madeAgain,
    'contract.close': madeAgain,
    'contract.renounce': madeAgain,
    'kyc.revoke': identityAgain,
    'kyc.reopen_final': identityAgain,
    'payout.approve': 'Le versement garde ce qui a été préparé\u00a0: la demande se refait depuis sa fiche.',
    'deal.settle': 'Rien n’y est saisi\u00a0: l’écart se règle de nouveau depuis les corrections.',
    'movement.record': madeAgain,
    'movement.reverse': 'Rien n’y est saisi\u00a0: l’écriture se contre-passe de nouveau depuis le journal.',
    'strategy.payment_details': madeAgain,
    'strategy.terms': madeAgain,
    'strategy.state': madeAgain,
    'nav.publish': navsAgain,
    'nav.correct': navsAgain,
    'nav.withdraw': 'Rien n’y est saisi\u00a0: le retrait se demande de nouveau depuis la liste.',
    'fx.manual': ratesAgain,
    'fx.correct': ratesAgain,
    'fx.withdraw': 'Rien n’y est saisi\u00a0: le retrait se demande de nouveau depuis la liste.',
    'parameter.change': madeAgain,
    'user.role': madeAgain,
    'user.email': madeAgain,
    'user.profile': 'Le client la fait de nouveau depuis son profil.',
    'grant.change': madeAgain,
    'grant.cancel': madeAgain,
<<<<<<< HEAD
=======
    'claim.execute': madeAgain,
>>>>>>> 7a3834fb (feat(backoffice): administration of Kaskad's grants and claims)
  } satisfies Readonly<Record<ChangeKind, string>>,
  done: {
    approve: 'Demande validée\u00a0: la modification est faite.',
    /** Of a kind whose change waits some hours more. */
    approveLater: 'Demande validée\u00a0: la modification s’appliquera à l’heure que montre la fiche.',
    refuse: 'Demande refusée. La personne qui l’a faite est avertie.',
    cancel: 'Votre demande est annulée.',
  },
  decided: {
    approved: (who: string, day: string) => `Validée par ${who} le ${day}`,
    refused: (who: string, day: string) => `Refusée par ${who} le ${day}`,
    expired: (_who: string, day: string) => `Expirée le ${day}\u00a0: personne ne l’a décidée`,
    canceled: (_who: string, day: string) => `Annulée le ${day} par la personne qui l’a faite`,
    stale: (_who: string, day: string) => `À refaire\u00a0: la donnée avait changé le ${day}`,
  } satisfies Readonly<Record<Exclude<ChangeState, 'pending'>, (who: string, day: string) => string>>,
} as const;

export const changeStateTones: Readonly<Record<ChangeState, StatusTone>> = {
  pending: 'warning',
  approved: 'positive',
  refused: 'negative',
  expired: 'neutral',
  canceled: 'neutral',
  stale: 'warning',
};
