import { expect, it } from 'vitest';
import { type InvitedClient, validateInvitedClient } from './invitations.ts';

const camille: InvitedClient = {
  is_company: false,
  firstname: 'Camille',
  lastname: 'Moreau',
  email: 'camille@exemple.fr',
  phone: '06-12-34-56-78',
  service: 'yield',
};

it.each<[string, Partial<InvitedClient>, (keyof InvitedClient)[]]>([
  ['a whole one', {}, []],
  ['one without a telephone', { phone: ' ' }, []],
  ['no name', { firstname: ' ', lastname: '' }, ['firstname', 'lastname']],
  ['a name on two lines', { lastname: 'Moreau\nRoche' }, ['lastname']],
  ['a telephone of another form', { phone: '0612345678' }, ['phone']],
  ['an address that is none', { email: 'camille' }, ['email']],
])('a client who is invited: %s', (_case, change, fields) => {
  const { failures } = validateInvitedClient({ ...camille, ...change });
  expect(failures.map(({ field }) => field)).toEqual(fields);
});
