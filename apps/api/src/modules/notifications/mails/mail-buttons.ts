// Where the emails lead on the investors' site; the second service is on the same origin.
import type { MailFrame } from '../../../db/schema/platform.ts';
import { contractMailTexts as contractTexts } from './contract-mails.texts.ts';
import { deletionMailTexts as deletionTexts } from './deletion-mails.texts.ts';
import { identityMailTexts as identityTexts } from './identity-mails.texts.ts';
import { signInPaths } from './welcome-mails.texts.ts';

const profilePaths = { yield: '/profile', kaskad: '/kaskad/profile' } as const;

export const documentsButton = ({ siteUrl }: MailFrame) => ({
  button: { label: contractTexts.documentsButton, url: `${siteUrl}/documents` },
});

/** To how a contract is paid. */
export const payButton = ({ siteUrl }: MailFrame, id: string) => ({
  button: { label: contractTexts.payButton, url: `${siteUrl}/documents?payer=${encodeURIComponent(id)}` },
});

export const signInButton = ({ siteUrl, service }: MailFrame) => ({
  button: { label: identityTexts.signInButton, url: `${siteUrl}${signInPaths[service]}` },
});

export const profileButton = ({ siteUrl, service }: MailFrame) => ({
  button: { label: deletionTexts.profileButton, url: `${siteUrl}${profilePaths[service]}` },
});

export const passwordButton = ({ siteUrl }: MailFrame, token: string) => ({
  button: { label: identityTexts.resetPasswordButton, url: `${siteUrl}/reset-password#${token}` },
});
