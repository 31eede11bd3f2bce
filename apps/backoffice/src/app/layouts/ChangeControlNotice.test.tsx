import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const other = { can_access_yield: false, can_access_yield_admin: false } as const;
const screens = [
  ['/admin/users', sampleAdmin()],
  ['/admin/commerciaux', sampleAdmin()],
  ['/admin-commercial', sampleAdmin({ ...other, role: 'commercial' })],
  ['/admin-equisafe', sampleAdmin({ ...other, role: 'equisafe' })],
  ['/kaskad/admin', sampleAdmin({ ...other, role: 'admin_kaskad', can_access_kaskad_admin: true })],
] as const;

it.each(screens)('%s warns that two-person control is off', async (path, staff) => {
  const getChangeControl = { has_two_person_control: false };
  open(path, { as: staff, handlers: { getChangeControl } });
  const title = await screen.findByText('Contrôle à deux personnes désactivé');
  expect(title.closest('[role="status"]')?.textContent).toContain('publier des VL ou des taux');
});

it.each(screens)('%s shows no warning when changes are controlled', async (path, staff) => {
  const { calls } = open(path, { as: staff });
  await screen.findByRole('heading', { level: 1 });
  await expect.poll(() => calls('getChangeControl').length).toBe(1);
  expect(screen.queryByText('Contrôle à deux personnes désactivé')).toBeNull();
});

it('warns administrators that staff need no second factor of their own', async () => {
  open('/admin/users', {
    as: sampleAdmin(),
    handlers: { getChangeControl: { has_two_person_control: true, is_factor_optional: true } },
  });
  expect(await screen.findByText('Moyen de vérification facultatif pour l’équipe')).toBeDefined();
});
