import { describe, expect, it } from 'vitest';
import { computeFlags } from './flags.ts';
import { type Landing, landingFor } from './landing.ts';
import { roles, type Service } from './roles.ts';
import {
  checkAccess,
  type RouteRequirement,
  redirectTarget,
  routeRequirements,
} from './route-requirement.ts';
import { staffAreas } from './staff-areas.ts';
import { account, everyAccount } from './test-accounts.ts';

const both = { can_access_yield: true, can_access_kaskad: true };
const onlyYield = { can_access_yield: true };
const onlyKaskad = { can_access_kaskad: true };

const shown = (landing: Landing) => (landing === 'logged-out' ? landing : `${landing.app} ${landing.path}`);

describe('landingFor', () => {
  const table: readonly [string, ReturnType<typeof account>, Service | null, string][] = [
    ['a verified client of yield', account('client', onlyYield), null, 'yield /dashboard'],
    [
      'a verified client of yield who intended kaskad',
      account('client', onlyYield),
      'kaskad',
      'yield /dashboard',
    ],
    [
      'an unverified client of yield',
      account('client', { ...onlyYield, is_kyc: false }),
      null,
      'yield /kyc-en-attente',
    ],
    ['a verified client of kaskad', account('client', onlyKaskad), null, 'kaskad /kaskad/dashboard'],
    [
      'an unverified client of kaskad',
      account('client', { ...onlyKaskad, is_kyc: false }),
      'yield',
      'kaskad /kaskad/dashboard',
    ],
    ['a client of both, nothing remembered', account('client', both), null, 'yield /dashboard'],
    ['a client of both who intended yield', account('client', both), 'yield', 'yield /dashboard'],
    ['a client of both who intended kaskad', account('client', both), 'kaskad', 'kaskad /kaskad/dashboard'],
    [
      'an unverified client of both',
      account('client', { ...both, is_kyc: false }),
      null,
      'yield /kyc-en-attente',
    ],
    [
      'an unverified client of both who intended kaskad',
      account('client', { ...both, is_kyc: false }),
      'kaskad',
      'kaskad /kaskad/dashboard',
    ],
    ['a client of neither', account('client'), null, 'logged-out'],
    ['an unverified client of neither', account('client', { is_kyc: false }), 'kaskad', 'logged-out'],
    ['a verified cgp', account('cgp', onlyYield), null, 'yield /dashboard'],
    ['an unverified cgp', account('cgp', { ...onlyYield, is_kyc: false }), null, 'yield /kyc-en-attente'],
    [
      'a client with an admin flag lands as a client',
      account('client', { ...onlyYield, can_access_yield_admin: true }),
      null,
      'yield /dashboard',
    ],
    ['commercial', account('commercial', { ...both, is_kyc: false }), null, 'backoffice /admin-commercial'],
    ['equisafe', account('equisafe', { is_kyc: false }), null, 'backoffice /admin-equisafe'],
    ['super_admin', account('super_admin', { is_kyc: false }), 'kaskad', 'backoffice /admin'],
    ['admin_yield', account('admin_yield'), null, 'backoffice /admin'],
    ['admin_kaskad', account('admin_kaskad'), null, 'backoffice /kaskad/admin'],
  ];

  it.each(table)('redirects %s to its home', (_who, user, intended, expected) => {
    expect(shown(landingFor(user, intended))).toBe(expected);
  });

  const homes: Record<string, RouteRequirement> = {
    'yield /dashboard': routeRequirements.yieldClient,
    'yield /kyc-en-attente': routeRequirements.kycPending,
    'kaskad /kaskad/dashboard': routeRequirements.kaskadClient,
    'backoffice /admin': staffAreas.admin.requirement,
    'backoffice /kaskad/admin': staffAreas.kaskadAdmin.requirement,
    'backoffice /admin-commercial': staffAreas.commercial.requirement,
    'backoffice /admin-equisafe': staffAreas.equisafe.requirement,
  };

  it('never redirects an account to a screen that refuses it: no redirect loop', () => {
    for (const user of everyAccount) {
      for (const intended of [null, 'yield', 'kaskad'] as const) {
        const landing = landingFor(user, intended);
        if (landing === 'logged-out') continue;
        expect(checkAccess(user, homes[shown(landing)]!)).toBe('allow');
      }
    }
  });

  it('resolves any refused route in one redirect for every account', () => {
    const requirements: readonly RouteRequirement[] = [
      ...Object.values(routeRequirements),
      ...Object.values(staffAreas).map(({ requirement }) => requirement),
    ];
    for (const user of everyAccount) {
      for (const requirement of requirements) {
        const decision = checkAccess(user, requirement);
        if (decision === 'allow') continue;
        const target = redirectTarget(user, { reason: decision.redirect, app: 'yield' });
        if (target !== 'logged-out') expect(checkAccess(user, homes[shown(target)]!)).toBe('allow');
      }
    }
  });
});

describe('computeFlags', () => {
  const none = {
    can_access_yield: false,
    can_access_kaskad: false,
    can_access_yield_admin: false,
    can_access_kaskad_admin: false,
  };

  it('adds the flags of the role to the stored flags, and removes none', () => {
    const given = Object.fromEntries(
      roles.map((role) => {
        const flags = computeFlags({ ...none, role });
        return [role, [flags.can_access_yield_admin, flags.can_access_kaskad_admin]];
      }),
    );
    expect(given).toEqual({
      client: [false, false],
      cgp: [false, false],
      commercial: [false, false],
      equisafe: [false, false],
      super_admin: [true, true],
      admin_yield: [true, false],
      admin_kaskad: [false, true],
    });
    expect(
      computeFlags({ ...none, can_access_yield_admin: true, can_access_kaskad: true, role: 'cgp' }),
    ).toEqual({
      ...none,
      can_access_yield_admin: true,
      can_access_kaskad: true,
    });
  });
});
