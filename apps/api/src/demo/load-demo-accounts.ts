import { addDays, type IsoDay } from '@repo/domain/dates';
import { adviserDelegations } from '../db/schema/delegations.ts';
import { users } from '../db/schema/identity.ts';
import { timelineEvents } from '../db/schema/timeline.ts';
import type { Deps } from '../deps.ts';
import { hashPassword } from '../modules/identity/passwords.ts';
import { type DemoAccount, type DemoAccountKey, demoAccounts, demoEmail, demoPassword } from './accounts.ts';
import { everyDemoAccount } from './crowd.ts';
import { demoId, instantOf } from './demo-clock.ts';

const adviserCalendars: Partial<Record<DemoAccountKey, string>> = {
  'paul.conseil': 'https://calendly.com/exemple/rendez-vous',
  'julie.conseil': 'https://calendly.com/exemple/rencontre',
};

export async function loadDemoAccounts(deps: Deps, today: IsoDay): Promise<void> {
  const hashes: string[] = [];
  for (const _ of demoAccounts) hashes.push(await hashPassword(demoPassword));
  // Those of the crowd share the hashes of the others: each takes a tenth of a second.
  await deps.db
    .insert(users)
    .values(
      everyDemoAccount.map((account, index) => toRow(account, hashes[index % hashes.length] ?? '', today)),
    );
  await deps.db
    .insert(timelineEvents)
    .values(everyDemoAccount.flatMap((account) => eventsOf(account, today)));
  // One adviser is away next week.
  await deps.db.insert(adviserDelegations).values({
    id: demoId('delegation'),
    fromId: demoUserId('paul.conseil'),
    toId: demoUserId('julie.conseil'),
    firstDay: addDays(today, 5),
    lastDay: addDays(today, 11),
    reason: 'Congés',
    createdBy: demoUserId('paul.conseil'),
    createdAt: instantOf(addDays(today, -2)),
  });
}

export function demoUserId(key: DemoAccountKey): string {
  return demoId(`account ${key}`);
}

function toRow(account: DemoAccount, passwordHash: string, today: IsoDay): typeof users.$inferInsert {
  const createdAt = instantOf(addDays(today, -account.ageDays));
  const { address, adviser = 'paul.conseil', company, key, role } = account;
  const country = address === undefined ? '' : 'FRA';
  const isClient = role === 'client' || role === 'cgp';
  return {
    id: demoUserId(key),
    externalUserId: demoId(`external ${key}`),
    role,
    email: demoEmail(key),
    passwordHash,
    kycStatus: account.kycStatus,
    isCompany: company !== undefined,
    firstname: account.firstname,
    lastname: account.lastname,
    phone: account.phone ?? '',
    address: address?.street ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
    country,
    countryAddress: country,
    companyName: company?.name ?? '',
    registrationNumber: company?.registrationNumber ?? '',
    companyType: company?.type ?? '',
    assignedSalesId: isClient && account.hasYield === true && adviser !== null ? demoUserId(adviser) : null,
    calendlyUrl: adviserCalendars[key] ?? null,
    canAccessYield: account.hasYield ?? false,
    canAccessKaskad: account.hasKaskad ?? false,
    twoFactorEnabled: account.hasTwoFactor ?? false,
    termsAcceptedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}

function eventsOf(account: DemoAccount, today: IsoDay): (typeof timelineEvents.$inferInsert)[] {
  if (account.role !== 'client' && account.role !== 'cgp') return [];
  const createdOn = addDays(today, -account.ageDays);
  const userId = demoUserId(account.key);
  const created = {
    id: demoId(`event created ${account.key}`),
    userId,
    type: 'account_created' as const,
    occurredAt: instantOf(createdOn),
  };
  if (account.kycStatus !== 'approved' && account.kycStatus !== 'verified') return [created];
  return [
    created,
    {
      id: demoId(`event kyc ${account.key}`),
      userId,
      type: 'kyc_validated' as const,
      occurredAt: instantOf(addDays(createdOn, 1), '10:15'),
    },
  ];
}
