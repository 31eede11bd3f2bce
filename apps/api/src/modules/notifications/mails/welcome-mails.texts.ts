// Emails that open an account: the invitation, the welcome and the confirmation of the address.
import type { Service } from '@repo/domain/access';
import { NBSP } from '@repo/domain/format';
import type { MailFrame } from '../../../db/schema/platform.ts';
import { identityMailTexts as identityTexts } from './identity-mails.texts.ts';
import type { Composers } from './mail-data.ts';
import type { MailWords } from './mail-words.ts';

type Kinds = 'clientInvited' | 'welcome' | 'confirmEmail';

// Paths of the investors' site; the second service is on the same origin.
export const signInPaths: Record<Service, string> = { yield: '/login', kaskad: '/kaskad/login' };
const invitationPaths: Record<Service, string> = { yield: '/invitation', kaskad: '/kaskad/invitation' };
const confirmationPaths: Record<Service, string> = {
  yield: '/confirmer-mon-adresse',
  kaskad: '/kaskad/confirmer-mon-adresse',
};

const lifetime = `Il est valable 72${NBSP}heures et ne sert qu’une fois.`;

const welcomeTexts = {
  welcome: (brand: string): MailWords => ({
    subject: `Bienvenue chez ${brand}`,
    preheader: 'Confirmez votre adresse e-mail avant votre premier contrat.',
    title: 'Votre espace est ouvert',
    paragraphs: [
      `Votre espace ${brand} est ouvert. Le lien ci-dessous confirme que cette adresse e-mail est la vôtre. ${lifetime}`,
      `Vous pouvez dès maintenant vérifier votre identité et préparer votre premier contrat${NBSP}: seule sa signature attend cette confirmation.`,
    ],
    notes: [
      `Si vous n’avez pas ouvert cet espace, ignorez ce message${NBSP}: sans ce lien, aucun contrat ne peut y être signé.`,
    ],
  }),
  /** By an invitation: its link has proved the address. */
  invited: (brand: string): MailWords => ({
    subject: `Bienvenue chez ${brand}`,
    preheader: 'Votre espace est ouvert.',
    title: 'Votre espace est ouvert',
    paragraphs: [
      `Votre espace ${brand} est ouvert et votre adresse e-mail est confirmée. Vous pouvez vous y connecter à tout moment.`,
    ],
  }),
  again: (brand: string): MailWords => ({
    subject: `Confirmez votre adresse e-mail ${brand}`,
    preheader: lifetime,
    title: 'Confirmez votre adresse e-mail',
    paragraphs: [
      `Le lien ci-dessous confirme que cette adresse e-mail est celle de votre compte ${brand}. ${lifetime} Les liens précédents ne fonctionnent plus.`,
    ],
    notes: [
      `Si vous n’avez rien demandé, ignorez ce message${NBSP}: sans ce lien, aucun contrat ne peut être signé.`,
    ],
  }),
  button: 'Confirmer mon adresse',
} as const;

/** The token is in the fragment: no server receives it, no log keeps it. */
const confirmButton = ({ siteUrl, service }: MailFrame, token: string) => ({
  button: { label: welcomeTexts.button, url: `${siteUrl}${confirmationPaths[service]}#${token}` },
});

export const welcomeComposers: Pick<Composers, Kinds> = {
  clientInvited: ({ token, inviter }, { brand, siteUrl, service }) => ({
    ...identityTexts.clientInvited(brand, inviter),
    button: { label: identityTexts.acceptInvitation, url: `${siteUrl}${invitationPaths[service]}/${token}` },
  }),
  welcome: ({ token }, frame) =>
    token === null
      ? {
          ...welcomeTexts.invited(frame.brand),
          button: {
            label: identityTexts.signInButton,
            url: `${frame.siteUrl}${signInPaths[frame.service]}`,
          },
        }
      : { ...welcomeTexts.welcome(frame.brand), ...confirmButton(frame, token) },
  confirmEmail: ({ token }, frame) => ({
    ...welcomeTexts.again(frame.brand),
    ...confirmButton(frame, token),
  }),
};
