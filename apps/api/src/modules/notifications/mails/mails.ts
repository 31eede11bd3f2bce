// Every email of the product: the caller passes its kind and data; this module has its texts and links.
import { legalPath } from '@repo/domain/legal';
import type { MailContent, MailFrame } from '../../../db/schema/platform.ts';
import { contractMailTexts as contractTexts } from './contract-mails.texts.ts';
import { deletionMailTexts as deletionTexts } from './deletion-mails.texts.ts';
import { disputeComposers } from './dispute-mails.texts.ts';
import { documentMailTexts as documentTexts } from './document-mails.texts.ts';
import { factorComposers } from './factor-mails.texts.ts';
import { identityMailTexts as identityTexts } from './identity-mails.texts.ts';
import { kaskadComposers } from './kaskad-mails.ts';
import { kycMailTexts as kycTexts } from './kyc-mails.texts.ts';
import { documentsButton, passwordButton, payButton, profileButton, signInButton } from './mail-buttons.ts';
import type { Composers, MailData, MailKind } from './mail-data.ts';
import { messageMailTexts as messageTexts } from './message-mails.texts.ts';
import { paymentMailTexts as paymentTexts } from './payment-mails.texts.ts';
import { profileMailTexts as profileTexts } from './profile-mails.texts.ts';
import { securityMailTexts as securityTexts } from './security-mails.texts.ts';
import { staffMailTexts as staffTexts } from './staff-mails.texts.ts';
import { welcomeComposers } from './welcome-mails.texts.ts';

/** One mail: `{ kind: 'paymentPaid', data: { strategy, amount, day } }`. */
export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: { kind: K; data: MailData[K] };
}[Kind];

const contractRow = (strategy: string | null, poNumber: string | null) =>
  strategy === null || poNumber === null
    ? []
    : [[paymentTexts.payoutRows.contract, `${strategy} · ${poNumber}`] as const];

const composers: Composers = {
  code: ({ code, purpose }, { brand }) => ({ ...identityTexts.code(brand, purpose), code }),
  resetPassword: ({ token, isByStaff }, frame) => ({
    ...identityTexts.resetPassword(frame.brand, isByStaff),
    ...passwordButton(frame, token),
  }),
  ...welcomeComposers,
  adviserInvited: ({ token, inviter }, frame) => ({
    ...identityTexts.adviserInvited(frame.brand, inviter),
    ...passwordButton(frame, token),
  }),
  passwordChanged: (_data, { brand }) => identityTexts.passwordChanged(brand),
  registrationAttempt: (_data, frame) => ({
    ...identityTexts.registrationAttempt(frame.brand),
    ...signInButton(frame),
  }),
  accountLocked: (_data, { brand }) => securityTexts.accountLocked(brand),
  accountUnlocked: (_data, frame) => ({
    ...securityTexts.accountUnlocked(frame.brand),
    ...signInButton(frame),
  }),
  devicesSignedOut: (_data, frame) => ({
    ...securityTexts.devicesSignedOut(frame.brand),
    ...signInButton(frame),
  }),
  profileCorrected: ({ fields }, frame) => ({
    ...securityTexts.profileCorrected(frame.brand, fields),
    ...profileButton(frame),
  }),
  profileChangeRequested: ({ fields }, frame) => ({
    ...profileTexts.requested(frame.brand, fields),
    ...profileButton(frame),
  }),
  profileChangeDecided: ({ fields, state, reason }, frame) => ({
    ...profileTexts.decided[state](frame.brand, fields),
    ...profileButton(frame),
    ...(reason !== null && { rows: [[profileTexts.reason, reason]] }),
  }),
  accessChanged: ({ changes }, frame) => ({
    ...securityTexts.accessChanged(frame.brand),
    ...profileButton(frame),
    rows: changes,
  }),
  emailChangePlanned: ({ from }, { brand }) => securityTexts.emailChangePlanned(brand, from),
  emailChangeStopped: (_data, { brand }) => securityTexts.emailChangeStopped(brand),
  emailChanged: (_data, frame) => ({ ...securityTexts.emailChanged(frame.brand), ...signInButton(frame) }),
  twoFactorEnabled: (_data, { brand }) => securityTexts.twoFactorEnabled(brand),
  twoFactorDisabled: (_data, { brand }) => securityTexts.twoFactorDisabled(brand),
  ...factorComposers,
  ...disputeComposers,
  payoutDetailsDeclared: (details, frame) => ({
    ...securityTexts.payoutDetailsDeclared(details),
    ...profileButton(frame),
  }),
  ...kaskadComposers,
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
  identityReminder: (data, frame) => ({ ...kycTexts.reminder(frame.brand, data), ...signInButton(frame) }),
  identityToCorrect: ({ message }, frame) => ({ ...kycTexts.toCorrect(message), ...signInButton(frame) }),
  identityReopened: (_data, frame) => ({ ...kycTexts.reopened, ...signInButton(frame) }),
  documentExpiring: (data, frame) => ({ ...kycTexts.expiring(data), ...profileButton(frame) }),
  documentsToCorrect: ({ documents }, frame) => ({
    ...kycTexts.documents(documents.length),
    ...profileButton(frame),
    rows: documents,
  }),
  contractSigned: ({ id, strategy, amount, accepted, isAttached }, frame) => ({
    ...contractTexts.signed({
      strategy,
      amount,
      isAttached,
      accepted: accepted.map(({ document, kind, version }) =>
        contractTexts.accepted(document, version, frame.siteUrl + legalPath(kind, version)),
      ),
    }),
    ...payButton(frame, id),
    isSigned: true,
  }),
  yearlyDocuments: (data, frame) => ({ ...documentTexts.yearly(data), ...documentsButton(frame) }),
  monthlyStatement: (data, frame) => ({ ...documentTexts.monthly(data), ...documentsButton(frame) }),
  contractCanceled: ({ strategy, ...why }) => contractTexts.canceled(strategy, why),
  subscriptionPrepared: ({ id, ...prepared }, { siteUrl }) => ({
    ...contractTexts.prepared(prepared),
    button: { label: contractTexts.preparedButton, url: `${siteUrl}/souscription-preparee/${id}` },
  }),
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
      ...(effect.letterSentOn === null
        ? []
        : [[contractTexts.renunciation.letter, effect.letterSentOn] as const]),
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
  paymentReminder: ({ id, ...reminder }, frame) => ({
    ...paymentTexts.reminder(reminder),
    ...payButton(frame, id),
  }),
  signatureReminder: ({ strategy, poNumber, amount }, frame) => ({
    ...contractTexts.signatureReminder(strategy, poNumber, amount),
    ...documentsButton(frame),
  }),
  signatureResent: ({ strategy, poNumber, amount }, frame) => ({
    ...contractTexts.signatureResent(strategy, poNumber, amount),
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
  messageAnswered: (_data, { siteUrl }) => ({
    ...messageTexts.answered,
    button: { label: messageTexts.readButton, url: `${siteUrl}/accompagnement` },
  }),
  messageReceived: ({ url }) => ({
    ...messageTexts.received,
    button: { label: messageTexts.answerButton, url },
  }),
  paymentDetailsStopped: ({ strategy, by, reason, url }) => ({
    ...staffTexts.detailsStopped(strategy, by),
    button: { label: staffTexts.openProduct, url },
    rows: [[staffTexts.rows.stopReason, reason]],
  }),
  staffSignedOut: ({ device, url }) => ({
    ...staffTexts.signedOut(device),
    button: { label: staffTexts.openHome, url },
  }),
  workWaiting: ({ url, ...counts }) => ({
    ...staffTexts.workWaiting(counts),
    button: { label: staffTexts.openWork, url },
  }),
  trailVerified: ({ url, ...verified }) => ({
    ...staffTexts.trailVerified(verified),
    button: { label: staffTexts.openTrail, url },
  }),
  emailNotReplaced: ({ client, cause, url }) => ({
    ...staffTexts.emailNotReplaced(client),
    button: { label: staffTexts.openClient, url },
    rows: [[staffTexts.rows.cause, cause]],
  }),
  delegationPlanned: ({ from, to, firstDay, lastDay, url }) => ({
    ...staffTexts.delegationPlanned({ from, to, firstDay, lastDay }),
    button: { label: staffTexts.openHome, url },
  }),
  delegationEnded: ({ from, to, url }) => ({
    ...staffTexts.delegationEnded({ from, to }),
    button: { label: staffTexts.openHome, url },
  }),
  clientsAssigned: ({ count, url }) => ({
    ...staffTexts.clientsAssigned(count),
    button: { label: count === 1 ? staffTexts.openClient : staffTexts.openClients, url },
  }),
  changeRequested: ({ change, subject, maker, reason, url, isByClient }) => ({
    ...staffTexts.changeRequested({ change, maker, isByClient }),
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
