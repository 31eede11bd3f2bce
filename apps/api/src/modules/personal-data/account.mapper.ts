import type { components } from '@repo/api-sdk/spec';
import { assistedStateOf } from '@repo/domain/assisted';
import type { DatedDocument } from '@repo/domain/kyc';
import type { UserRow } from '../../db/schema/identity.ts';
import type { AccountRows, TrailRow } from './personal-data.repository.ts';

type PersonalData = components['schemas']['PersonalData'];

/** Everything of the row but the password's hash and the adviser, who is another person. */
export function toAccount(user: UserRow): PersonalData['account'] {
  return {
    id: user.id,
    external_user_id: user.externalUserId,
    role: user.role,
    email: user.email,
    kyc_status: user.kycStatus,
    is_company: user.isCompany,
    firstname: user.firstname,
    lastname: user.lastname,
    phone: user.phone,
    address: user.address,
    zip_code: user.zipCode,
    city: user.city,
    country: user.country,
    country_address: user.countryAddress,
    company_name: user.companyName,
    registration_number: user.registrationNumber,
    company_type: user.companyType,
    calendly_url: user.calendlyUrl,
    can_access_yield: user.canAccessYield,
    can_access_kaskad: user.canAccessKaskad,
    can_access_yield_admin: user.canAccessYieldAdmin,
    can_access_kaskad_admin: user.canAccessKaskadAdmin,
    two_factor_enabled: user.twoFactorEnabled,
    terms_accepted_at: instant(user.termsAcceptedAt),
    password_refused_at: instant(user.passwordRefusedAt),
    factor_removal_at: instant(user.factorRemovalAt),
    disabled_at: instant(user.disabledAt),
    locked_at: instant(user.lockedAt),
    kaskad_locked_at: instant(user.kaskadLockedAt),
    kaskad_muted_mails: user.kaskadMutedMails,
    yield_muted_mails: user.yieldMutedMails,
    notices_read_at: instant(user.noticesReadAt),
    email_unconfirmed_since: instant(user.emailUnconfirmedSince),
    signed_in_at: instant(user.signedInAt),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
}

type Identity = Pick<
  PersonalData,
  'applicant' | 'identity_documents' | 'company_documents' | 'files' | 'kyc_history'
>;

/** The file at the identity provider, without what was written for staff alone. */
export function toIdentity(rows: AccountRows, trail: readonly TrailRow[]): Identity {
  const [applicant] = rows.applicants;
  const lastDayOf = (document: DatedDocument) =>
    rows.expiries.find((row) => row.document === document)?.lastDay ?? null;
  return {
    applicant:
      applicant === undefined
        ? null
        : {
            applicant_id: applicant.applicantId,
            reject_type: applicant.rejectType,
            refusal_comment: applicant.refusalComment,
            created_at: applicant.createdAt.toISOString(),
            updated_at: applicant.updatedAt.toISOString(),
          },
    kyc_history: trail
      .filter(({ action }) => action === 'kyc.changed')
      .map(({ at, before, after }) => ({
        at: at.toISOString(),
        from: statusIn(before),
        to: statusIn(after),
      })),
    identity_documents: rows.identityDocuments.map((row) => ({
      file_id: row.fileId,
      doc_type: row.docType,
      country: row.country,
      side: row.side,
      last_day: lastDayOf('identity'),
      created_at: row.createdAt.toISOString(),
    })),
    company_documents: rows.companyDocuments.map((row) => ({
      file_id: row.fileId,
      doc_type: row.docType,
      status: row.status,
      rejection_reason: row.rejectionReason,
      last_day: lastDayOf(row.docType),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    })),
    files: rows.files.map((row) => ({
      id: row.id,
      purpose: row.purpose,
      original_name: row.originalName,
      mime: row.mime,
      size_bytes: row.sizeBytes,
      sha256: row.sha256,
      created_at: row.createdAt.toISOString(),
    })),
  };
}

/** Sessions, codes and mails: that they were, never what opens an account. */
export function toAccess(
  rows: AccountRows,
): Pick<
  PersonalData,
  'sessions' | 'access_log' | 'codes' | 'factors' | 'recovery_codes' | 'mails' | 'deletion_requests'
> {
  return {
    sessions: rows.sessions.map((row) => ({
      id: row.id,
      ip: row.ip,
      user_agent: row.userAgent,
      auth_methods: row.authMethods,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      idle_expires_at: row.idleExpiresAt.toISOString(),
      absolute_expires_at: row.absoluteExpiresAt.toISOString(),
      revoked_at: instant(row.revokedAt),
    })),
    access_log: rows.accessLog.map((row) => ({
      opened_at: (row.openedAt ?? row.createdAt).toISOString(),
      ended_at: instant(row.endedAt),
      role: row.viewerRole,
      reason: row.reason,
      details: row.details,
    })),
    codes: rows.challenges.map((row) => ({
      purpose: row.purpose,
      target: row.target,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      consumed_at: instant(row.consumedAt),
    })),
    factors: rows.factors.map((row) => ({
      kind: row.kind,
      name: row.name,
      created_at: row.createdAt.toISOString(),
      last_used_at: instant(row.lastUsedAt),
    })),
    recovery_codes: rows.recoveryCodes.map((row) => ({
      created_at: row.createdAt.toISOString(),
      used_at: instant(row.usedAt),
    })),
    mails: rows.mails.map((row) => ({
      kind: row.kind,
      recipient: row.recipient,
      subject: row.subject,
      created_at: row.createdAt.toISOString(),
      sent_at: row.isMuted ? null : instant(row.sentAt),
      is_muted: row.isMuted,
    })),
    deletion_requests: rows.deletionRequests.map((row) => ({
      requested_at: row.requestedAt.toISOString(),
      effective_on: row.effectiveOn,
      canceled_at: instant(row.canceledAt),
      closed_at: instant(row.closedAt),
    })),
  };
}

/** From where they signed in, and « Ce n’est pas moi ». */
export function toDisputes(
  rows: AccountRows,
): Pick<PersonalData, 'known_origins' | 'dispute_links' | 'payout_holds'> {
  return {
    known_origins: rows.knownOrigins.map((row) => ({
      kind: row.kind,
      first_seen_at: row.firstSeenAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
    })),
    dispute_links: rows.disputeLinks.map((row) => ({
      mail: row.mailKind,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      used_at: instant(row.usedAt),
    })),
    payout_holds: rows.payoutHolds.map((row) => ({
      mail: row.mailKind,
      placed_at: row.placedAt.toISOString(),
      lifted_at: instant(row.liftedAt),
    })),
  };
}

/** Who of the team prepared them is not the person’s data. */
export function toAssisted(
  { assisted }: AccountRows,
  now: Date,
): Pick<PersonalData, 'assisted_subscriptions'> {
  return {
    assisted_subscriptions: assisted.map((row) => ({
      id: row.id,
      state: assistedStateOf(row, now),
      strategy_id: row.strategyId,
      currency: row.currency,
      amount: row.amount,
      payment_origin: row.paymentOrigin,
      po_number: row.poNumber,
      funds_source: row.fundsSource,
      funds_detail: row.fundsDetail,
      situation: row.situation,
      contract_id: row.contractId,
      created_at: row.createdAt.toISOString(),
      sent_at: instant(row.sentAt),
      opened_at: instant(row.openedAt),
      ended_at: instant(row.endedAt),
    })),
  };
}

/** What the person and the team wrote to each other; who of the team is not the person’s data. */
export function toMessages(
  rows: AccountRows,
  userId: string,
): Pick<PersonalData, 'message_threads' | 'messages'> {
  return {
    message_threads: rows.threads.map((row) => ({
      id: row.id,
      subject: row.subject,
      contract_id: row.contractId,
      state: row.state,
      opened_at: row.openedAt.toISOString(),
    })),
    messages: rows.messages.map(({ message, fileIds }) => ({
      thread_id: message.threadId,
      by: message.authorId === userId ? 'self' : 'other',
      text: message.text,
      sent_at: message.sentAt.toISOString(),
      file_ids: fileIds,
    })),
  };
}

/**
 * Actions of the user and actions on their account; the identity and origin of other actors are not the user's data.
 */
export function toActivity(
  trail: readonly TrailRow[],
  { userId, ownIds }: { userId: string; ownIds: ReadonlySet<string> },
): PersonalData['activity'] {
  return trail.map((row) => {
    const isSelf = row.actorId === userId;
    return {
      at: row.at.toISOString(),
      action: row.action,
      object_type: row.objectType,
      object_id: ownIds.has(row.objectId) ? row.objectId : null,
      by: isSelf ? 'self' : 'other',
      ip: isSelf ? row.ip : null,
    };
  });
}

function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

function statusIn(state: unknown): string | null {
  const status: unknown = Object(state).kyc_status;
  return typeof status === 'string' ? status : null;
}
