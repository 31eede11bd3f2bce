import { expect, it } from 'vitest';
import { sampleGrant, sampleGrantDetail, wirePlan } from '../../shared/grants.fixture.ts';
import { versionViews } from './versions.model.ts';

it('each version is compared with the one before it, by the lines that differ', () => {
  const grant = sampleGrant();
  const [created] = sampleGrantDetail({ grant }).versions;
  if (created === undefined) throw new Error('no version');
  const longer = wirePlan({ shape: 'monthly', start: '2026-01-12', startMonths: 0, months: 40 }, '60000');
  const stopped = { ...longer, suspended_from: '2027-01-01' };
  const versions = [
    { ...created, number: 3, change: 'suspended' as const, acquisition: stopped },
    { ...created, number: 2, change: 'changed' as const, acquisition: longer },
    created,
  ];
  const views = versionViews(sampleGrantDetail({ grant, versions }), String);
  expect(views.map(({ differences }) => differences)).toEqual([
    [
      { line: 'Dernière tranche', before: '12/05/2029', after: 'Date suspendue' },
      { line: 'Suspendu depuis le', before: '—', after: '01/01/2027' },
    ],
    [
      { line: 'Nombre de tranches', before: '25', after: '40' },
      { line: 'Fin de la falaise', before: '12/07/2026', after: '—' },
      { line: 'Première tranche', before: '12/07/2026', after: '12/02/2026' },
      { line: 'Dernière tranche', before: '12/07/2028', after: '12/05/2029' },
    ],
    null,
  ]);
});
