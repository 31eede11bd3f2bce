import { describe, expect, it } from 'vitest';
import type { App } from './landing.ts';
import {
  checkAccess,
  type RouteRequirement,
  redirectTarget,
  routeRequirements,
} from './route-requirement.ts';
import { type StaffArea, staffAreas } from './staff-areas.ts';
import { account } from './test-accounts.ts';

type Guard = keyof typeof routeRequirements | StaffArea;

const guards: Readonly<Record<Guard, RouteRequirement>> = {
  ...routeRequirements,
  admin: staffAreas.admin.requirement,
  commercial: staffAreas.commercial.requirement,
  equisafe: staffAreas.equisafe.requirement,
  kaskadAdmin: staffAreas.kaskadAdmin.requirement,
};

const people = {
  visitor: null,
  'client, verified, yield': account('client', { can_access_yield: true }),
  'client, unverified, yield': account('client', { can_access_yield: true, is_kyc: false }),
  'client, unverified, kaskad': account('client', { can_access_kaskad: true, is_kyc: false }),
  'client, verified, both': account('client', { can_access_yield: true, can_access_kaskad: true }),
  'client, neither': account('client'),
  'cgp, verified, yield': account('cgp', { can_access_yield: true }),
  'client + admin flag': account('client', { can_access_yield: true, can_access_yield_admin: true }),
  commercial: account('commercial', { is_kyc: false }),
  equisafe: account('equisafe', { is_kyc: false }),
  super_admin: account('super_admin', { is_kyc: false }),
  admin_yield: account('admin_yield', { is_kyc: false }),
  admin_kaskad: account('admin_kaskad', { is_kyc: false }),
} as const;

const columns: readonly Guard[] = [
  'guest',
  'yieldClient',
  'kycPending',
  'kaskadClient',
  'admin',
  'kaskadAdmin',
  'commercial',
  'equisafe',
];

// One row per account, one value per guard of `columns`; « ok » allows, anything else is the reason of the redirect.
const table: Record<keyof typeof people, string> = {
  visitor: 'ok signed-out signed-out signed-out signed-out signed-out signed-out signed-out',
  'client, verified, yield': 'signed-in ok kyc service admin-flag admin-flag role role',
  'client, unverified, yield': 'signed-in kyc ok service admin-flag admin-flag role role',
  'client, unverified, kaskad': 'signed-in service ok ok admin-flag admin-flag role role',
  'client, verified, both': 'signed-in ok kyc ok admin-flag admin-flag role role',
  'client, neither': 'signed-in service kyc service admin-flag admin-flag role role',
  'cgp, verified, yield': 'signed-in ok kyc service admin-flag admin-flag role role',
  'client + admin flag': 'signed-in ok kyc service ok admin-flag role role',
  commercial: 'signed-in role role role admin-flag admin-flag ok role',
  equisafe: 'signed-in role role role admin-flag admin-flag role ok',
  super_admin: 'signed-in role role role ok ok role role',
  admin_yield: 'signed-in role role role ok admin-flag role role',
  admin_kaskad: 'signed-in role role role admin-flag ok role role',
};

function isPerson(name: string): name is keyof typeof people {
  return name in people;
}

describe('checkAccess', () => {
  it.each(Object.keys(people).filter(isPerson))('lets in or refuses %s on every guard', (name) => {
    const decided = columns.map((guard) => {
      const decision = checkAccess(people[name], guards[guard]);
      return decision === 'allow' ? 'ok' : decision.redirect;
    });
    expect(decided.join(' ')).toBe(table[name]);
  });

  it('allows everyone on public routes', () => {
    for (const person of Object.values(people)) {
      expect(checkAccess(person, routeRequirements.public)).toBe('allow');
    }
  });

  it('keeps only the registration open to the account being registered', () => {
    const user = people['client, unverified, yield'];
    expect(checkAccess(user, routeRequirements.registration, { isRegistering: true })).toBe('allow');
    expect(checkAccess(null, routeRequirements.registration)).toBe('allow');
    expect(checkAccess(user, routeRequirements.registration)).toEqual({ redirect: 'signed-in' });
    expect(checkAccess(user, routeRequirements.guest, { isRegistering: true })).toEqual({
      redirect: 'signed-in',
    });
    expect(checkAccess(user, routeRequirements.yieldClient, { isRegistering: true })).toEqual({
      redirect: 'kyc',
    });
  });
});

const signInOf = (app: App) => redirectTarget(null, { reason: 'signed-out', app });

describe('redirectTarget', () => {
  it('redirects a visitor to the sign-in of the current app', () => {
    expect([signInOf('yield'), signInOf('kaskad'), signInOf('backoffice')]).toEqual([
      { app: 'yield', path: '/login' },
      { app: 'kaskad', path: '/kaskad/login' },
      { app: 'backoffice', path: '/login' },
    ]);
  });

  it('redirects an unverified client to the pending screen, and others to their home', () => {
    const pending = { app: 'yield', path: '/kyc-en-attente' };
    expect(
      redirectTarget(people['client, unverified, yield'], {
        reason: 'kyc',
        app: 'yield',
        intendedService: 'kaskad',
      }),
    ).toEqual(pending);
    expect(
      redirectTarget(people['client, unverified, yield'], { reason: 'signed-in', app: 'yield' }),
    ).toEqual(pending);
    expect(redirectTarget(people.commercial, { reason: 'role', app: 'yield' })).toEqual({
      app: 'backoffice',
      path: '/admin-commercial',
    });
    expect(redirectTarget(people['client, neither'], { reason: 'service', app: 'yield' })).toBe('logged-out');
  });
});
