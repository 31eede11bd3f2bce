// Emails about passkeys, authenticator applications and recovery codes. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { Composers } from './mail-data.ts';
import { notMine } from './mail-words.ts';

type Kinds =
  | 'factorAdded'
  | 'factorRemoved'
  | 'factorRemovalPlanned'
  | 'factorRemovalStopped'
  | 'factorsRemoved'
  | 'factorsNotRemoved'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed';

const kinds = {
  passkey: { a: 'Une clé d’accès', the: 'La clé d’accès' },
  authenticator: { a: 'Une application d’authentification', the: 'L’application d’authentification' },
} as const;

export const factorComposers: Pick<Composers, Kinds> = {
  factorAdded: ({ factor, name }, { brand }) => ({
    subject: `${kinds[factor].a} est ajoutée à votre compte ${brand}`,
    preheader: 'Elle vous sera demandée à chaque connexion.',
    title: `${kinds[factor].a} est ajoutée`,
    paragraphs: [
      `${kinds[factor].the} «${NBSP}${name}${NBSP}» confirme désormais vos connexions à ${brand}${NBSP}: plus aucun code ne vous sera envoyé par e-mail. Conservez vos codes de récupération en lieu sûr.`,
      notMine,
    ],
  }),
  factorRemoved: ({ factor, name }, { brand }) => ({
    subject: `${kinds[factor].a} est retirée de votre compte ${brand}`,
    preheader: 'Elle ne permet plus de vous connecter.',
    title: `${kinds[factor].a} est retirée`,
    paragraphs: [
      `${kinds[factor].the} «${NBSP}${name}${NBSP}» ne confirme plus vos connexions à ${brand}.`,
      notMine,
    ],
  }),
  factorRemovalPlanned: ({ from }, { brand }) => ({
    subject: `Les moyens de vérification de votre compte ${brand} vont être retirés`,
    preheader: `Ils seront retirés le ${from}.`,
    title: 'Vos moyens de vérification vont être retirés',
    paragraphs: [
      `Le retrait de vos clés d’accès, de vos applications d’authentification et de vos codes de récupération, qui seraient perdus, a été demandé à notre équipe pour votre compte ${brand}. Ils seront retirés le ${from}, et toutes vos sessions seront alors fermées. Vous vous connecterez ensuite avec votre mot de passe et un code envoyé par e-mail.`,
      `Si vous avez retrouvé l’un d’eux, connectez-vous avec lui avant cette date${NBSP}: rien ne sera retiré. Si vous n’êtes pas à l’origine de cette demande, utilisez le lien «${NBSP}Ce n’est pas moi${NBSP}» de ce message${NBSP}: elle sera arrêtée.`,
    ],
  }),
  factorRemovalStopped: (_data, { brand }) => ({
    subject: `Les moyens de vérification de votre compte ${brand} restent en place`,
    preheader: 'Leur retrait est arrêté.',
    title: 'Vos moyens de vérification restent en place',
    paragraphs: [
      `Le retrait annoncé pour votre compte ${brand} est arrêté${NBSP}: vos moyens de vérification ne changent pas, et vous en avez toujours besoin pour vous connecter.`,
    ],
  }),
  factorsRemoved: (_data, { brand }) => ({
    subject: `Les moyens de vérification de votre compte ${brand} sont retirés`,
    preheader: 'Toutes vos sessions ont été fermées.',
    title: 'Vos moyens de vérification sont retirés',
    paragraphs: [
      `Les clés d’accès, applications d’authentification et codes de récupération de votre compte ${brand} sont retirés, et toutes vos sessions ont été fermées. Connectez-vous avec votre mot de passe et un code envoyé à cette adresse, puis ajoutez un nouveau moyen de vérification.`,
      notMine,
    ],
  }),
  factorsNotRemoved: ({ person, cause, url }) => ({
    subject: `Moyens de vérification non retirés${NBSP}: ${person}`,
    preheader: 'Le compte reste comme il était.',
    title: 'Un retrait validé n’a pas eu lieu',
    paragraphs: [
      `Le compte de ${person} garde ses moyens de vérification. Si la personne ne les a pas elle-même utilisés, bloquez le compte et vérifiez avec elle qui s’y connecte.`,
    ],
    button: { label: 'Ouvrir le back-office', url },
    rows: [['Cause', cause]],
  }),
  recoveryCodesRenewed: (_data, { brand }) => ({
    subject: `Les codes de récupération de votre compte ${brand} ont été remplacés`,
    preheader: 'Les codes précédents ne fonctionnent plus.',
    title: 'Vos codes de récupération ont été remplacés',
    paragraphs: ['Les codes précédents ne fonctionnent plus. Conservez les nouveaux en lieu sûr.', notMine],
  }),
  recoveryCodeUsed: ({ left }, { brand }) => ({
    subject: `Un code de récupération a servi sur votre compte ${brand}`,
    preheader: 'Vérifiez que c’est bien vous.',
    title: 'Un code de récupération a servi',
    paragraphs: [
      `Un code de récupération vient de confirmer une connexion ou une opération sur votre compte ${brand}. ${left === 0 ? 'Il ne vous en reste aucun' : left === 1 ? 'Il vous en reste un' : `Il vous en reste ${left}`}${NBSP}: remplacez-les depuis votre profil si vous avez perdu votre appareil.`,
      notMine,
    ],
  }),
};
