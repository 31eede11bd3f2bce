import { describe, expect, it } from 'vitest';
import { type AdviserTyped, validateAdviser, validateInvitation } from './advisers.ts';

const paul: AdviserTyped = {
  firstname: 'Paul',
  lastname: 'Lambert',
  phone: '06-12-34-56-78',
  booking_url: 'https://calendly.com/paul/rendez-vous',
};

describe('what staff type of an adviser', () => {
  it.each<[string, Partial<AdviserTyped>, (keyof AdviserTyped)[]]>([
    ['a whole one', {}, []],
    ['one without a telephone and a link', { phone: '', booking_url: ' ' }, []],
    ['no name', { firstname: ' ', lastname: '' }, ['firstname', 'lastname']],
    ['a telephone of another form', { phone: '0612345678' }, ['phone']],
    ['a link without TLS', { booking_url: 'http://calendly.com/paul' }, ['booking_url']],
    ['a link of another host', { booking_url: 'https://calendly.com.exemple.fr/paul' }, ['booking_url']],
    ['a link behind another name', { booking_url: 'https://calendly.com@exemple.fr/paul' }, ['booking_url']],
    ['a link with a password', { booking_url: 'https://a:b@calendly.com/paul' }, ['booking_url']],
    ['a link to nobody', { booking_url: 'https://calendly.com/' }, ['booking_url']],
    ['a script', { booking_url: 'javascript:alert(1)' }, ['booking_url']],
  ])('%s', (_case, change, fields) => {
    const { failures } = validateAdviser({ ...paul, ...change });
    expect(failures.map(({ field }) => field)).toEqual(fields);
  });

  it('has an address once they are invited', () => {
    expect(validateInvitation({ ...paul, email: 'paul@exemple.fr' }).first).toBeNull();
    expect(validateInvitation({ ...paul, email: 'paul' }).first?.field).toBe('email');
  });
});
