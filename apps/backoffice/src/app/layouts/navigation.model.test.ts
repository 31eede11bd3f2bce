import { describe, expect, it } from 'vitest';
import { entriesOf, innerEntriesOf, toNavItems } from './navigation.model.ts';

const hrefs = (entries: readonly { readonly href: string }[]) => entries.map(({ href }) => href);

describe('the navigation of staff', () => {
  it('has the entries of each area, in order (R349–R351, R362)', () => {
    expect(hrefs(entriesOf('admin'))).toEqual([
      '/admin',
      '/admin/navs',
      '/admin/taux-fx',
      '/admin/souscriptions',
      '/admin/users',
      '/admin/commerciaux',
      '/admin/produits',
    ]);
    expect(hrefs(entriesOf('commercial'))).toEqual(['/admin-commercial', '/admin-commercial/taux-fx']);
    expect(hrefs(entriesOf('equisafe'))).toEqual(['/admin-equisafe']);
    expect(hrefs(entriesOf('kaskadAdmin'))).toEqual([
      '/kaskad/admin',
      '/kaskad/admin/users',
      '/kaskad/admin/investments',
      '/kaskad/admin/fundraising',
    ]);
  });

  it('lists only in the search the screens opened from another screen', () => {
    expect(hrefs(innerEntriesOf('admin', 'admin_yield'))).toEqual([
      '/admin/ma-file',
      '/admin/controle-du-jour',
      '/admin/alertes',
      '/admin/navs/liste',
      '/admin/navs/saisie',
      '/admin/navs/import',
      '/admin/navs/ordres-en-attente',
      '/admin/navs/corrections',
      '/admin/taux-fx/import',
      '/admin/souscriptions/assistees',
      '/admin/souscriptions/versements',
      '/admin/souscriptions/journal',
      '/admin/souscriptions/balance',
      '/admin/souscriptions/comptes',
      '/admin/souscriptions/registre',
      '/admin/a-valider',
      '/admin/messages',
      '/admin/taches',
      '/admin/parametres',
      '/admin/travaux',
      '/admin/souscriptions/rapprochement',
      '/admin/souscriptions/rapprochement/import',
      '/admin/commerciaux/sessions',
    ]);
  });

  it('lists the audit trail for a super administrator alone', () => {
    expect(hrefs(innerEntriesOf('admin', 'super_admin'))).toContain('/admin/audit');
  });

  it('counts the pending proofs beside the contracts only', () => {
    const counted = entriesOf('admin', { '/admin/souscriptions': 3 }).filter(
      ({ count }) => count !== undefined,
    );
    expect(counted.map(({ href, count }) => [href, count])).toEqual([['/admin/souscriptions', 3]]);
  });

  it.each([
    ['admin', '/admin/ma-file', '/admin'],
    ['admin', '/admin/controle-du-jour', '/admin'],
    ['admin', '/admin/a-valider', undefined],
    ['commercial', '/admin-commercial/clients/abc', '/admin-commercial'],
    ['commercial', '/admin-commercial/ma-file', '/admin-commercial'],
    ['commercial', '/admin-commercial/taux-fx', '/admin-commercial/taux-fx'],
    ['commercial', '/admin-commercial/travaux', undefined],
    ['equisafe', '/admin-equisafe/ma-file', '/admin-equisafe'],
  ] as const)('of %s, on %s marks %s', (area, pathname, expected) => {
    const items = toNavItems(entriesOf(area), pathname, innerEntriesOf(area, 'super_admin'));
    expect(items.find(({ isCurrent }) => isCurrent)?.href).toBe(expected);
  });

  it.each([
    ['/admin', '/admin'],
    ['/admin/navs', '/admin/navs'],
    ['/admin/navs/import', '/admin/navs'],
    ['/admin/navs/liste', '/admin/navs'],
    ['/admin/souscriptions/abc', '/admin/souscriptions'],
    ['/admin/navsearch', undefined],
    ['/admin/a-valider', undefined],
    ['/elsewhere', undefined],
  ])('on %s marks %s', (pathname, expected) => {
    const current = toNavItems(entriesOf('admin'), pathname).filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ href }) => href)).toEqual(expected === undefined ? [] : [expected]);
  });
});
