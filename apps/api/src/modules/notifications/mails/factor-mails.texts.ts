// Emails about passkeys, authenticator applications and recovery codes. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import type { Composers } from './mail-data.ts';
import { notMine } from './mail-words.ts';

type Kinds = 'factorAdded' | 'factorRemoved' | 'recoveryCodesRenewed' | 'recoveryCodeUsed';

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
