import { initialKycStatus } from '@repo/domain/kyc';
import { acceptanceSteps, normaliseEmail, validateRegistration } from '@repo/domain/validation';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { findUserByEmail, insertUser } from '../accounts/users.repository.ts';
import { consentRow } from '../legal/consent-row.ts';
import { insertConsents } from '../legal/consents.repository.ts';
import { refuseOutdated } from '../legal/refuse-outdated.ts';
import { refuseCountry } from '../parameters/refused-countries.ts';
import { recordEvent } from '../timeline/record-event.ts';
import {
  acceptInvitation,
  assertInvited,
  findGoodInvitation,
  recordAcceptance,
  refuseSpent,
} from './accept-invitation.ts';
import { sendWelcome } from './confirm-email.ts';
import { authorOf, createSession, type Visitor } from './create-session.ts';
import { getMe } from './get-me.ts';
import { hashPassword } from './passwords.ts';
import { isRepeatedRegistration, refuseTaken, saveRegistrationKey } from './repeated-registration.ts';
import { refuseWeakPassword } from './weak-password.ts';

type RegisterBody = RequestBody<'register'>;

interface Session {
  token: string;
  user: Awaited<ReturnType<typeof getMe>>;
}

/**
 * Creates a client account of one service and signs it in; identity verification comes next. The same registration
 * sent again under its key signs in to the account it has made: no token is stored that could be returned twice.
 */
export async function register(
  deps: Deps,
  { user: form, service = 'yield', invitation: link }: RegisterBody,
  { visitor, key }: { visitor: Visitor; key: string | null },
): Promise<Session> {
  const typed = toValues(form);
  const invited = link === undefined ? null : await findGoodInvitation(deps, link);
  if (link !== undefined && invited === null) {
    const { password } = typed;
    return meetSpent(deps, normaliseEmail(typed.email), { password, key, visitor });
  }
  const values = invited === null ? typed : { ...typed, is_company: invited.isCompany };
  refuseInvalid(validateRegistration(values));
  await refuseCountry(deps, values.country_address);
  refuseOutdated('terms', form.terms_version);
  const email = normaliseEmail(values.email);
  if (invited !== null) assertInvited(invited, email);
  const { password, firstname, lastname, company_name: companyName } = values;
  await refuseWeakPassword(deps, password, { email, firstname, lastname, companyName });
  const holder = await findUserByEmail(deps.db, email);
  if (holder !== null) return meetHolder(deps, holder, { password, key, visitor });

  const passwordHash = await hashPassword(password);
  const created = await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const row = toRow(inner, values, { email, passwordHash, service: invited?.service ?? service });
    // The link of an invitation has proved the address.
    const proven =
      link === undefined ? { emailUnconfirmedSince: row.createdAt } : await acceptInvitation(inner, link);
    const user = await insertUser(tx, { ...row, ...proven });
    if (user === null) return null;
    if (link !== undefined) await recordAcceptance(inner, user, authorOf(user, visitor));
    await recordEvent(inner, { userId: user.id, type: 'account_created' });
    // Without the field (R075) it is unknown what was shown: no evidence is stored.
    if (form.terms_accepted === true) await keepConsent(inner, user, visitor);
    await saveRegistrationKey(inner, user.id, key);
    await sendWelcome(inner, user);
    return signIn(inner, user, visitor);
  });
  if (created !== null) return created;
  // The address was taken between the check and the insert: perhaps by this very request, sent twice at once.
  const winner = await findUserByEmail(deps.db, email);
  if (winner === null) throw new Error('an address was taken, then free');
  return meetHolder(deps, winner, { password, key, visitor });
}

function keepConsent(deps: Deps, { id: userId }: UserRow, from: Visitor): Promise<void> {
  const step = acceptanceSteps.registration;
  const acceptance = { userId, contractId: null, step, from, acceptedAt: deps.clock.now() };
  return insertConsents(deps.db, [consentRow(deps, 'terms', acceptance)]);
}

interface Attempt {
  password: string;
  key: string | null;
  visitor: Visitor;
}

/** The address has an account: made by this registration a moment ago, or by another person's. */
async function meetHolder(deps: Deps, holder: UserRow, { visitor, ...attempt }: Attempt): Promise<Session> {
  if (await isRepeatedRegistration(deps, holder, attempt)) return signIn(deps, holder, visitor);
  return refuseTaken(deps, holder);
}

/** The invitation has served: perhaps this very registration, sent twice. */
async function meetSpent(deps: Deps, email: string, { visitor, ...attempt }: Attempt): Promise<Session> {
  const holder = await findUserByEmail(deps.db, email);
  if (holder === null || !(await isRepeatedRegistration(deps, holder, attempt))) return refuseSpent();
  return signIn(deps, holder, visitor);
}

async function signIn(deps: Deps, user: UserRow, visitor: Visitor): Promise<Session> {
  const token = await createSession(deps, user, { visitor, methods: ['password'] });
  return { token, user: await getMe(deps, user) };
}

function toValues(form: RegisterBody['user']) {
  return {
    is_company: form.is_company ?? false,
    lastname: form.lastname ?? '',
    firstname: form.firstname ?? '',
    address: form.address ?? '',
    zip_code: form.zip_code ?? '',
    city: form.city ?? '',
    country_address: form.country_address ?? '',
    company_name: form.company_name ?? '',
    registration_number: form.registration_number ?? '',
    company_type: form.company_type ?? '',
    email: form.email ?? '',
    password: form.password ?? '',
    password_confirmation: form.password_confirmation ?? '',
    phone: form.phone ?? '',
    // The specification's payload (R075) doesn't carry it; when it is absent the screen has seen to it.
    has_accepted_terms: form.terms_accepted ?? true,
  };
}

function toRow(
  deps: Deps,
  values: ReturnType<typeof toValues>,
  account: { email: string; passwordHash: string; service: 'yield' | 'kaskad' },
) {
  const now = deps.clock.now();
  const company = values.is_company
    ? {
        companyName: values.company_name.trim(),
        registrationNumber: values.registration_number.trim(),
        companyType: values.company_type.trim(),
      }
    : {};
  return {
    id: deps.ids.uuid(),
    externalUserId: deps.ids.uuid(),
    role: 'client' as const,
    email: account.email,
    passwordHash: account.passwordHash,
    kycStatus: initialKycStatus,
    isCompany: values.is_company,
    ...company,
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    phone: values.phone,
    address: values.address.trim(),
    zipCode: values.zip_code.trim(),
    city: values.city.trim(),
    country: values.country_address,
    countryAddress: values.country_address,
    canAccessYield: account.service === 'yield',
    canAccessKaskad: account.service === 'kaskad',
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  } satisfies Partial<UserRow>;
}
