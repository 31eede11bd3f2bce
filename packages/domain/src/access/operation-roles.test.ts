import { describe, expect, it } from 'vitest';
import { canUseService, decideOperation, type OperationActor, operationRoles } from './operation-roles.ts';
import { account } from './test-accounts.ts';

const session = (...of: Parameters<typeof account>): OperationActor => ({
  kind: 'session',
  user: account(...of),
});

const actors: Record<string, OperationActor> = {
  anonymous: { kind: 'anonymous' },
  challenge: { kind: 'challenge' },
  provider: { kind: 'provider' },
  client: session('client', { can_access_yield: true }),
  'client without identity': session('client', { can_access_yield: true, is_kyc: false }),
  'client of kaskad': session('client', { can_access_kaskad: true, is_kyc: false }),
  'client with admin flag': session('client', { can_access_yield_admin: true }),
  'client of neither': session('client'),
  cgp: session('cgp', { can_access_yield: true }),
  commercial: session('commercial'),
  equisafe: session('equisafe'),
  super_admin: session('super_admin'),
  admin_yield: session('admin_yield'),
  admin_kaskad: session('admin_kaskad'),
};

// The columns are `operationRoles` in their order:
// public challenge any client yield_client admin super_admin commercial equisafe kaskad_client kaskad_admin provider
const table: Record<string, string> = {
  anonymous: 'ok 401 401 401 401 401 401 401 401 401 401 401',
  challenge: 'ok ok 401 401 401 401 401 401 401 401 401 401',
  provider: 'ok 401 401 401 401 401 401 401 401 401 401 ok',
  client: 'ok 403 ok ok ok 403 403 403 403 403 403 403',
  'client without identity': 'ok 403 ok ok 403 403 403 403 403 403 403 403',
  'client of kaskad': 'ok 403 ok ok 403 403 403 403 403 ok 403 403',
  'client with admin flag': 'ok 403 ok ok 403 ok 403 403 403 403 403 403',
  'client of neither': 'ok 403 ok ok 403 403 403 403 403 403 403 403',
  cgp: 'ok 403 ok ok ok 403 403 403 403 403 403 403',
  commercial: 'ok 403 ok 403 403 403 403 ok 403 403 403 403',
  equisafe: 'ok 403 ok 403 403 403 403 403 ok 403 403 403',
  super_admin: 'ok 403 ok 403 403 ok ok 403 403 403 ok 403',
  admin_yield: 'ok 403 ok 403 403 ok 403 403 403 403 403 403',
  admin_kaskad: 'ok 403 ok 403 403 403 403 403 403 403 ok 403',
};

describe('decideOperation', () => {
  it.each(Object.entries(actors))('decides every declared role for %s', (name, actor) => {
    const decided = operationRoles.map((role) => {
      const decision = decideOperation(actor, [role]);
      return decision === 'allow' ? 'ok' : decision;
    });
    expect(decided.join(' ')).toBe(table[name]);
  });

  it('allows any role in the list, and denies all when the list is empty', () => {
    expect(decideOperation(actors['commercial']!, ['admin', 'commercial'])).toBe('allow');
    expect(decideOperation(actors['super_admin']!, [])).toBe(403);
    expect(decideOperation(actors['anonymous']!, [])).toBe(401);
  });
});

describe('canUseService', () => {
  it('requires the flag, the client role, and a verified identity for yield', () => {
    const both = { can_access_yield: true, can_access_kaskad: true };
    expect(canUseService(account('client', both), 'yield')).toBe(true);
    expect(canUseService(account('cgp', both), 'yield')).toBe(true);
    expect(canUseService(account('client', { ...both, is_kyc: false }), 'yield')).toBe(false);
    expect(canUseService(account('client', { ...both, is_kyc: false }), 'kaskad')).toBe(true);
    expect(canUseService(account('client', { can_access_kaskad: true }), 'yield')).toBe(false);
    expect(canUseService(account('super_admin', both), 'yield')).toBe(false);
  });
});
