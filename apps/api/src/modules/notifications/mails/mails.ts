// Every email of the product: the caller passes its kind and data; this module has its texts and links.
import type { PayoutKind } from '@repo/domain/books';
import { type LegalKind, legalPath } from '@repo/domain/legal';
import type { MailContent, MailFrame } from '../../../db/schema/platform.ts';
import type { MailedCodePurpose } from './code-purpose.ts';
import { contractMailTexts as contractTexts } from './contract-mails.texts.ts';
import { deletionMailTexts as deletionTexts } from './deletion-mails.texts.ts';
import { identityMailTexts as identityTexts } from './identity-mails.texts.ts';
import { kycMailTexts as kycTexts } from './kyc-mails.texts.ts';
import { paymentMailTexts as paymentTexts } from './payment-mails.texts.ts';
import { securityMailTexts as securityTexts } from './security-mails.texts.ts';
import { staffMailTexts as staffTexts } from './staff-mails.texts.ts';

/** The data of each kind of email; null when it needs none. Amounts and days come formatted, by the one formatter. */
export interface MailData {
  code: { code: string; purpose: MailedCodePurpose };
  resetPassword: { token: string };
  passwordChanged: null;
  registrationAttempt: null;
  twoFactorEnabled: null;
  twoFactorDisabled: null;
  /** Where the client wishes to be paid: the end of the account, and the day and hour it is used from, Paris. */
  payoutDetailsDeclared: { method: 'rib' | 'crypto'; account: string; from: string };
  /** The name people know the service by. */
  serviceLinked: { service: string };
  serviceUnlinked: { service: string };
  /** The day the account is closed. */
  deletionRequested: { day: string };
  deletionCanceled: null;
  /** What has to be over first, one line each. */
  deletionBlocked: { blockers: readonly string[] };
  /** What the law keeps, and until which day. */
  accountClosed: { kept: readonly (readonly [what: string, until: string])[] };
  identityAccepted: null;
  /** `comment` is meant for the person: never what is written for staff. */
  identityRefused: { comment: string | null; canRetry: boolean };
  contractSigned: {
    strategy: string;
    amount: string;
    instructions: readonly (readonly [string, string])[];
    /** What was accepted before signing. */
    accepted: readonly { document: string; kind: LegalKind; version: string }[];
  };
  /** `reason` when staff canceled it; null when its owner did. */
  contractCanceled: { strategy: string; reason: string | null };
  contractRefused: { strategy: string };
  contractClosed: {
    strategy: string;
    poNumber: string;
    /** The order day of its units; null when nothing was paid. */
    orderDay: string | null;
    /** What arrived of a payment that was not whole, and is sent back. */
    returned: string | null;
    /** When staff closed it; null when its owner did. */
    reason: string | null;
    /** The last day on which it can be renounced; null when it is over. */
    renounceUntil: string | null;
  };
  /** `requested`: an amount, or « Tout le rendement ». */
  withdrawalRequested: { strategy: string; poNumber: string; requested: string; orderDay: string };
  withdrawalCanceled: { strategy: string; poNumber: string; requested: string };
  /** Units were exchanged for money that is owed. */
  redemptionExecuted: {
    strategy: string;
    poNumber: string;
    /** The dealing day. */
    day: string;
    value: string;
    exitFee: string;
    paidOut: string;
    /** The last day on which the contract can be renounced, until which it is not paid out. */
    renounceUntil: string | null;
  };
  contractRenounced: {
    strategy: string;
    poNumber: string;
    amount: string;
    /** Day and hour, Paris. */
    at: string;
    /** `isReceived` is false while the payment was proved and not found. */
    refund: { amount: string; isReceived: boolean } | null;
    /** It was closed before: that closing is undone. */
    wasClosed: boolean;
  };
  payoutExecuted: {
    cause: PayoutKind;
    /** Null for money that was never attached to a contract. */
    strategy: string | null;
    poNumber: string | null;
    amount: string;
    day: string;
    reference: string;
    /** Its end alone; null when it is not known. */
    account: string | null;
  };
  /** `reason`: that of the bank; empty when it gave none. */
  payoutReturned: Pick<MailData['payoutExecuted'], 'strategy' | 'poNumber' | 'amount'> &
    Record<'paidOn' | 'sentBackOn' | 'reason', string>;
  paymentReminder: Pick<MailData['contractSigned'], 'strategy' | 'amount' | 'instructions'> & {
    poNumber: string;
  };
  signatureReminder: { strategy: string; amount: string; poNumber: string };
  paymentProved: { strategy: string };
  paymentChecking: { strategy: string };
  paymentPaid: { strategy: string; amount: string; day: string };
  paymentShort: { strategy: string; received: string; missing: string };
  paymentRectified: { strategy: string; poNumber: string; before: string; after: string; reason: string };
  /** « USDFY du 2 janvier 2026 : 101 → 100 », PO numbers, « janvier 2026 (EUR) ». */
  valueCorrected: Parameters<typeof paymentTexts.corrected>[0];
  paymentRefused: { strategy: string; refusal: string };
  paymentDetailsChanged: { strategy: string };
  /** To the other administrators; `url` is a page of the back office. */
  changeRequested: { change: string; subject: string; maker: string; reason: string; url: string };
  /** To its maker; `checker` is null when it was not decided in time. */
  changeDecided: {
    change: string;
    subject: string;
    state: string;
    checker: string | null;
    reason: string | null;
    url: string;
  };
}

export type MailKind = keyof MailData;

/** One mail: `{ kind: 'paymentPaid', data: { strategy, amount, day } }`. */
export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: { kind: K; data: MailData[K] };
}[Kind];

type Composers = { [Kind in MailKind]: (data: MailData[Kind], frame: MailFrame) => MailContent };

// Paths of the investors' site; the second service is on the same origin.
const signInPaths = { yield: '/login', kaskad: '/kaskad/login' } as const;
const profilePaths = { yield: '/profile', kaskad: '/kaskad/profile' } as const;

const documentsButton = ({ siteUrl }: MailFrame) => ({
  button: { label: contractTexts.documentsButton, url: `${siteUrl}/documents` },
});

const signInButton = ({ siteUrl, service }: MailFrame) => ({
  button: { label: identityTexts.signInButton, url: `${siteUrl}${signInPaths[service]}` },
});

const profileButton = ({ siteUrl, service }: MailFrame) => ({
  button: { label: deletionTexts.profileButton, url: `${siteUrl}${profilePaths[service]}` },
});

const contractRow = (strategy: string | null, poNumber: string | null) =>
  strategy === null || poNumber === null
    ? []
    : [[paymentTexts.payoutRows.contract, `${strategy} · ${poNumber}`] as const];

const composers: Composers = {
  code: ({ code, purpose }, { brand }) => ({ ...identityTexts.code(brand, purpose), code }),
  resetPassword: ({ token }, { brand, siteUrl }) => ({
    ...identityTexts.resetPassword(brand),
    button: { label: identityTexts.resetPasswordButton, url: `${siteUrl}/reset-password/${token}` },
  }),
  passwordChanged: (_data, { brand }) => identityTexts.passwordChanged(brand),
  registrationAttempt: (_data, frame) => ({
    ...identityTexts.registrationAttempt(frame.brand),
    ...signInButton(frame),
  }),
  twoFactorEnabled: (_data, { brand }) => securityTexts.twoFactorEnabled(brand),
  twoFactorDisabled: (_data, { brand }) => securityTexts.twoFactorDisabled(brand),
  payoutDetailsDeclared: (details, frame) => ({
    ...securityTexts.payoutDetailsDeclared(details),
    ...profileButton(frame),
  }),
  serviceLinked: ({ service }) => securityTexts.serviceLinked(service),
  serviceUnlinked: ({ service }) => securityTexts.serviceUnlinked(service),
  deletionRequested: ({ day }, frame) => ({
    ...deletionTexts.requested(frame.brand, day),
    ...profileButton(frame),
  }),
  deletionCanceled: (_data, { brand }) => deletionTexts.canceled(brand),
  deletionBlocked: ({ blockers }, frame) => ({
    ...deletionTexts.blocked(frame.brand, blockers),
    ...profileButton(frame),
  }),
  accountClosed: ({ kept }, { brand }) => ({
    ...deletionTexts.closed(brand, kept.length > 0),
    ...(kept.length > 0 && { rows: kept }),
  }),
  identityAccepted: (_data, frame) => ({ ...kycTexts.accepted(frame.brand), ...signInButton(frame) }),
  identityRefused: (data, frame) => ({
    ...kycTexts.refused(data),
    ...(data.canRetry && signInButton(frame)),
  }),
  contractSigned: ({ strategy, amount, instructions, accepted }, frame) => ({
    ...contractTexts.signed(
      strategy,
      amount,
      accepted.map(({ document, kind, version }) =>
        contractTexts.accepted(document, version, frame.siteUrl + legalPath(kind, version)),
      ),
    ),
    ...documentsButton(frame),
    rows: instructions,
    isSigned: true,
  }),
  contractCanceled: ({ strategy, reason }) => contractTexts.canceled(strategy, reason),
  contractRefused: ({ strategy }) => contractTexts.refused(strategy),
  contractClosed: ({ reason, ...closing }, frame) => ({
    ...contractTexts.closed(closing, reason),
    ...documentsButton(frame),
  }),
  withdrawalRequested: ({ strategy, poNumber, requested, orderDay }, frame) => ({
    ...contractTexts.withdrawalRequested(strategy, poNumber, orderDay),
    ...documentsButton(frame),
    rows: [[contractTexts.withdrawal, requested]],
  }),
  withdrawalCanceled: ({ strategy, poNumber, requested }, frame) => ({
    ...contractTexts.withdrawalCanceled(strategy, poNumber),
    ...documentsButton(frame),
    rows: [[contractTexts.withdrawal, requested]],
  }),
  redemptionExecuted: ({ value, exitFee, paidOut, ...redemption }, frame) => ({
    ...contractTexts.redeemed(redemption),
    ...documentsButton(frame),
    rows: [
      [contractTexts.redemption.value, value],
      [contractTexts.redemption.exitFee, exitFee],
      [contractTexts.redemption.paidOut, paidOut],
    ],
  }),
  contractRenounced: ({ strategy, poNumber, amount, at, ...effect }, frame) => ({
    ...contractTexts.renounced(strategy, effect),
    ...documentsButton(frame),
    rows: [
      [contractTexts.renunciation.contract, `${strategy} · ${poNumber}`],
      [contractTexts.renunciation.amount, amount],
      [contractTexts.renunciation.at, at],
    ],
  }),
  payoutExecuted: ({ strategy, poNumber, account, reference, ...payout }, frame) => ({
    ...paymentTexts.payout({ ...payout, strategy }),
    ...documentsButton(frame),
    rows: [
      ...contractRow(strategy, poNumber),
      ...(account === null ? [] : [[paymentTexts.payoutRows.account, account] as const]),
      [paymentTexts.payoutRows.reference, reference],
    ],
  }),
  payoutReturned: ({ strategy, poNumber, ...payout }, frame) => ({
    ...paymentTexts.payoutReturned(payout),
    ...profileButton(frame),
    rows: [
      ...contractRow(strategy, poNumber),
      ...(payout.reason === '' ? [] : [[paymentTexts.payoutRows.returned, payout.reason] as const]),
    ],
  }),
  paymentReminder: ({ strategy, poNumber, amount, instructions }, frame) => ({
    ...paymentTexts.reminder(strategy, poNumber, amount),
    ...documentsButton(frame),
    rows: instructions,
  }),
  signatureReminder: ({ strategy, poNumber, amount }, frame) => ({
    ...contractTexts.signatureReminder(strategy, poNumber, amount),
    ...documentsButton(frame),
  }),
  paymentProved: ({ strategy }) => paymentTexts.proved(strategy),
  paymentChecking: ({ strategy }) => paymentTexts.checking(strategy),
  paymentPaid: ({ strategy, amount, day }, frame) => ({
    ...paymentTexts.paid(strategy, amount, day),
    ...documentsButton(frame),
  }),
  paymentShort: ({ strategy, received, missing }, frame) => ({
    ...paymentTexts.short(strategy, received, missing),
    ...documentsButton(frame),
  }),
  paymentRectified: (data, frame) => ({ ...paymentTexts.rectified(data), ...documentsButton(frame) }),
  valueCorrected: (data, frame) => ({ ...paymentTexts.corrected(data), ...documentsButton(frame) }),
  paymentDetailsChanged: ({ strategy }, frame) => ({
    ...paymentTexts.detailsChanged(strategy),
    ...documentsButton(frame),
  }),
  paymentRefused: ({ strategy, refusal }, frame) => ({
    ...paymentTexts.refused(strategy, refusal),
    ...documentsButton(frame),
  }),
  changeRequested: ({ change, subject, maker, reason, url }) => ({
    ...staffTexts.changeRequested(change, maker),
    button: { label: staffTexts.button, url },
    rows: [
      [staffTexts.rows.change, change],
      [staffTexts.rows.subject, subject],
      [staffTexts.rows.reason, reason],
    ],
  }),
  changeDecided: ({ change, subject, state, checker, reason, url }) => ({
    ...staffTexts.changeDecided(change, state, checker),
    button: { label: staffTexts.button, url },
    rows: [
      [staffTexts.rows.change, change],
      [staffTexts.rows.subject, subject],
      ...(reason === null ? [] : [[staffTexts.rows.decisionReason, reason] as const]),
    ],
  }),
};

/** The content of this email. */
export function composeMail<Kind extends MailKind>(
  { kind, data }: Mail<Kind>,
  frame: MailFrame,
): MailContent {
  return composers[kind](data, frame);
}

/** Kinds that hold what opens an account: their text is not kept once it has left the house. */
export const secretKinds = ['code', 'resetPassword'] as const satisfies readonly MailKind[];
