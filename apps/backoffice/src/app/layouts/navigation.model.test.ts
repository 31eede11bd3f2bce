import { describe, expect, it } from 'vitest';
import {
  adminEntries,
  commercialEntries,
  equisafeEntries,
  kaskadAdminEntries,
  toNavItems,
} from './navigation.model.ts';

const hrefs = (entries: readonly { readonly href: string }[]) => entries.map(({ href }) => href);

describe('the navigation of staff', () => {
  it('has the entries of each area, in order (R349–R351, R362)', () => {
    expect(hrefs(adminEntries({ proofs: 3 }))).toEqual([
      '/admin',
      '/admin/navs',
      '/admin/taux-fx',
      '/admin/souscriptions',
      '/admin/users',
      '/admin/commerciaux',
      '/admin/produits',
    ]);
    expect(hrefs(commercialEntries)).toEqual(['/admin-commercial', '/admin-commercial/taux-fx']);
    expect(hrefs(equisafeEntries)).toEqual(['/admin-equisafe']);
    expect(hrefs(kaskadAdminEntries)).toEqual([
      '/kaskad/admin',
      '/kaskad/admin/users',
      '/kaskad/admin/investments',
      '/kaskad/admin/fundraising',
    ]);
  });

  it('counts the proofs that wait beside the contracts alone', () => {
    const counted = adminEntries({ proofs: 3 }).filter(({ count }) => count !== undefined);
    expect(counted.map(({ href, count }) => [href, count])).toEqual([['/admin/souscriptions', 3]]);
  });

  it.each([
    ['/admin', '/admin'],
    ['/admin/navs', '/admin/navs'],
    ['/admin/navs/import', '/admin/navs'],
    ['/admin/souscriptions/abc', '/admin/souscriptions'],
    ['/admin/navsearch', '/admin'],
    ['/elsewhere', undefined],
  ])('on %s marks %s', (pathname, expected) => {
    const current = toNavItems(adminEntries({ proofs: 0 }), pathname).filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ href }) => href)).toEqual(expected === undefined ? [] : [expected]);
  });
});
