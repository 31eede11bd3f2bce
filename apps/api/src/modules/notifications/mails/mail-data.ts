// What each email is made from.

import type { Service } from '@repo/domain/access';
import type { PayoutKind } from '@repo/domain/books';
import type { ClaimState } from '@repo/domain/kaskad';
import type { LegalKind } from '@repo/domain/legal';
import type { ChangeState } from '@repo/domain/two-persons';
import type { FactorKind } from '../../../db/schema/factors.ts';
import type { MailContent, MailFrame } from '../../../db/schema/platform.ts';
import type { MailedCodePurpose } from './code-purpose.ts';
import type { paymentMailTexts } from './payment-mails.texts.ts';

interface ChangedLine {
  label: string;
  before: string | null;
  after: string | null;
}

/** What an email about an investment says that happened. */
export type InvestmentMailState =
  | 'priorityLost'
  | 'submitted'
  | 'toSign'
  | 'documentChanged'
  | 'signed'
  | 'signedTooLate'
  | 'signedOutdated'
  | 'signedStopped'
  | 'proofRefused'
  | 'short'
  | 'paid'
  | 'firm'
  | 'allotted'
  | 'issued'
  | 'withdrawn'
  | 'expired'
  | 'canceled'
  | 'failed'
  | 'refunded'
  | 'extended';

/** The data of each kind of email; null when it needs none. Amounts and days come formatted, by the one formatter. */
export interface MailData {
  code: { code: string; purpose: MailedCodePurpose };
  /** `isByStaff`: staff sent it for the client. */
  resetPassword: { token: string; isByStaff: boolean };
  /** The account of an adviser was opened by this person. */
  adviserInvited: { token: string; inviter: string };
  /** This person of the staff invites a client. */
  clientInvited: { token: string; inviter: string };
  /** A client has registered; null: an invitation has proved their address. */
  welcome: { token: string | null };
  /** The link of the welcome, again. */
  confirmEmail: { token: string };
  /** To both advisers; `url` is their home in the back office. */
  delegationPlanned: Record<'from' | 'to' | 'firstDay' | 'lastDay' | 'url', string>;
  delegationEnded: Record<'from' | 'to' | 'firstDay' | 'lastDay' | 'url', string>;
  passwordChanged: null;
  registrationAttempt: null;
  accountLocked: null;
  accountUnlocked: null;
  /** Staff signed the account out of every device. */
  devicesSignedOut: null;
  /** Staff corrected these fields of the profile, by their names. */
  profileCorrected: { fields: readonly string[] };
  /** The client requested it after a verdict on their identity: the fields, by their names. */
  profileChangeRequested: { fields: readonly string[] };
  profileChangeDecided: {
    fields: readonly string[];
    state: Exclude<ChangeState, 'pending'>;
    /** Why it was refused. */
    reason: string | null;
  };
  /** What staff changed, and what it is now. */
  accessChanged: { changes: readonly (readonly [what: string, now: string])[] };
  /** « Boîte e-mail perdue », to both addresses: the day and hour the new one is used from, Paris. */
  emailChangePlanned: { from: string };
  emailChangeStopped: null;
  emailChanged: null;
  twoFactorEnabled: null;
  twoFactorDisabled: null;
  /** A factor of the user’s own, and the name they gave it. */
  factorAdded: { factor: FactorKind; name: string };
  factorRemoved: { factor: FactorKind; name: string };
  /** Staff remove the factors that were lost, from this day and hour on, Paris. */
  factorRemovalPlanned: { from: string };
  factorRemovalStopped: null;
  factorsRemoved: null;
  /** To the member of staff who requested the removal. */
  factorsNotRemoved: Record<'person' | 'cause' | 'url', string>;
  recoveryCodesRenewed: null;
  recoveryCodeUsed: { left: number };
  /** The account was signed in to from what it was never used from. `at`: the day and hour, Paris. */
  newSignIn: { device: string; at: string; isNewDevice: boolean; isNewPlace: boolean };
  /** « Ce n’est pas moi » was used: sessions have ended and payouts are held. Null: no link of a new password is sent. */
  accountDisputed: { token: string | null };
  /** Payouts to the client are no longer held. */
  payoutsReleased: null;
  /** Where the client wishes to be paid: the end of the account, and the day and hour it is used from, Paris. */
  payoutDetailsDeclared: { method: 'rib' | 'crypto'; account: string; from: string };
  /** Where claimed units are sent: the end of the address. `from`: the day and hour it is used from, Paris. */
  claimWalletAdded: Record<'label' | 'network' | 'address', string>;
  claimWalletChosen: Record<'label' | 'network' | 'address', string>;
  claimWalletRemoved: Record<'label' | 'network' | 'address', string>;
  claimWalletProven: Record<'label' | 'network' | 'address' | 'from', string>;
  /** A claim came to this state. `units` with their symbol; `reason` of a refusal. */
  claimMoved: {
    state: ClaimState;
    units: string;
    /** The number of the grant. */
    grant: string;
    wallet: string;
    txid: string | null;
    reason: string | null;
  };
  /** `until`: the end of the period that runs, or the new deadline of an extension. */
  investmentMoved: Record<'id' | 'reference' | 'round' | 'units' | 'due', string> & {
    state: InvestmentMailState;
    until: string | null;
    reason: string | null;
    /** The sentence of its allotment. */
    sentence: string | null;
    /** Where to pay: labels and values. */
    payment: readonly (readonly [string, string])[];
  };
  /** The name people know the service by. */
  serviceLinked: { service: string };
  serviceUnlinked: { service: string };
  /** Who has an account of the other service is invited by this person of the staff. */
  serviceInvited: { service: Service; inviter: string };
  serviceLocked: null;
  serviceUnlocked: null;
  /** By staff; the name people know the service by. */
  serviceRemoved: { service: string };
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
  /** To a client who has not finished; `hasFailed`: the check broke. */
  identityReminder: { hasFailed: boolean };
  /** `message` is meant for the person: never what is written for staff. */
  identityToCorrect: { message: string };
  /** A new try after a refusal. */
  identityReopened: null;
  /** Good until this day. */
  documentExpiring: { document: string; day: string; isExpired: boolean; isIdentity: boolean };
  /** Every document to send again, each with its words for the client. */
  documentsToCorrect: { documents: readonly (readonly [document: string, message: string])[] };
  /** No bank account nor address in its text: how to pay is shown in the client’s space. */
  contractSigned: {
    id: string;
    strategy: string;
    amount: string;
    /** What was accepted before signing. */
    accepted: readonly { document: string; kind: LegalKind; version: string }[];
    /** With the signed contract; false where it is too large. */
    isAttached: boolean;
  };
  /** The documents of a year that is over; no amount is in it. */
  yearlyDocuments: { year: number; hasTaxFile: boolean };
  /** The statement of a month that is over (`2026-10`); no amount is in it. */
  monthlyStatement: { month: string };
  /** `reason` when staff canceled it; null when its owner did. */
  contractCanceled: { strategy: string; reason: string | null; isStopped: boolean };
  contractRefused: { strategy: string };
  /** Staff prepared it; `until`: the last day to accept it. */
  subscriptionPrepared: Record<'id' | 'strategy' | 'amount' | 'by' | 'until', string>;
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
    /** Day and hour, Paris; of a letter, the day alone. */
    at: string;
    /** Of the letter, where it came by post. */
    letterSentOn: string | null;
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
  paymentReminder: Pick<MailData['contractSigned'], 'id' | 'strategy' | 'amount'> & {
    poNumber: string;
    /** Why the last proof was refused; null without one. */
    refusal: string | null;
  };
  signatureReminder: { strategy: string; amount: string; poNumber: string };
  signatureResent: MailData['signatureReminder'];
  paymentProved: { strategy: string };
  paymentChecking: { strategy: string };
  paymentPaid: { strategy: string; amount: string; day: string };
  paymentShort: { strategy: string; received: string; missing: string };
  paymentRectified: { strategy: string; poNumber: string; before: string; after: string; reason: string };
  /** « USDFY du 2 janvier 2026 : 101 → 100 », PO numbers, « janvier 2026 (EUR) ». */
  valueCorrected: Parameters<typeof paymentMailTexts.corrected>[0];
  paymentRefused: { strategy: string; refusal: string };
  paymentDetailsChanged: { strategy: string };
  /** To the client: that there is a reply, never what it says. */
  messageAnswered: null;
  /** To their adviser, or the administrators; `url` is the thread in the back office. */
  messageReceived: { url: string };
  /** To the other administrators; `url` is the product in the back office. */
  paymentDetailsStopped: Record<'strategy' | 'by' | 'reason' | 'url', string>;
  /** To each administrator, every morning: how much waits, how much of it is late or will be by the evening. */
  workWaiting: { count: number; late: number; today: number; url: string };
  /** The head of the trail, whole on that day, with its signature; the first time stamp, if any; `url` is the trail. */
  trailVerified: Record<'day' | 'links' | 'head' | 'signature' | 'url', string> & {
    firstStamp: string | null;
  };
  /** To a member of staff whom an administrator signed out of one device, or of all (null); `url` is the back office. */
  staffSignedOut: { device: string | null; url: string };
  /** To the member of staff who requested the address. */
  emailNotReplaced: Record<'client' | 'cause' | 'url', string>;
  /** To an adviser, once for all the clients that they are given; `url` is the one client, or their list. */
  clientsAssigned: { count: number; url: string };
  /** `units` with their symbol; `first`: the first unlock and its day, null while it has none. */
  grantMade: { reference: string; units: string; first: string | null; url: string };
  /** What a second person read of it, and why it was made. */
  grantChanged: { reference: string; lines: readonly ChangedLine[]; reason: string; url: string };
  grantCanceled: Record<'reference' | 'day' | 'kept' | 'returned' | 'reason' | 'url', string>;
  /** Null: the day is no longer known. */
  grantTge: { symbol: string; day: string | null; url: string };
  /** To the administrators who may decide it; `url` is a page of the back office. */
  changeRequested: Record<'change' | 'subject' | 'maker' | 'reason' | 'url', string> & {
    /** The maker is the client, of what is theirs. */
    isByClient: boolean;
  };
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

/** What makes each email from its data. */
export type Composers = { [Kind in MailKind]: (data: MailData[Kind], frame: MailFrame) => MailContent };
