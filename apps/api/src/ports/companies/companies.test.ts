import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { createFakeClock } from '../../testing/fakes.ts';
import { createCompanies } from './create-companies.ts';

const siren = '732829320';
const belleval = {
  siren,
  nom_complet: 'BELLEVAL (BLV)',
  nom_raison_sociale: 'BELLEVAL',
  nature_juridique: '5499',
  etat_administratif: 'A',
  nombre_etablissements: 2,
  siege: { adresse: '12 AVENUE DES TILLEULS 69003 LYON', code_postal: '69003', libelle_commune: 'LYON' },
  dirigeants: [
    { nom: 'VASSEUR', prenoms: 'HELENE', qualite: 'Gérant', type_dirigeant: 'personne physique' },
    { siren: '356000000', denomination: 'AUDIT SA', type_dirigeant: 'personne morale' },
  ],
};

let register: FastifyInstance;
let baseUrl: string;
let response: unknown;
let status = 200;
let asked: string[] = [];
beforeAll(async () => {
  register = Fastify();
  register.get('/search', (request, reply) => {
    asked.push(request.url);
    return reply.status(status).send(response);
  });
  baseUrl = await register.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => register.close());

const portOf = (companyRegisterUrl: string | null) =>
  createCompanies({
    settings: { ...readSettings({}), companyRegisterUrl },
    clock: createFakeClock(),
    log: pino({ level: 'silent' }),
  });
function find(sent: unknown, sentStatus = 200) {
  asked = [];
  response = sent;
  status = sentStatus;
  return portOf(baseUrl).find(siren);
}

describe('the register of companies', () => {
  it('is fetched by the SIREN alone, and says what is compared', async () => {
    expect(await find({ results: [belleval], total_results: 1 })).toEqual({
      siren,
      names: ['BELLEVAL', 'BELLEVAL (BLV)'],
      formCode: '5499',
      address: { line: '12 AVENUE DES TILLEULS 69003 LYON', zipCode: '69003', city: 'LYON' },
      managers: [{ firstnames: 'HELENE', lastname: 'VASSEUR' }],
      isActive: true,
    });
    expect(asked).toEqual([`/search?q=${siren}&page=1&per_page=1`]);
  });

  it('has no such company, whatever else it found', async () => {
    expect(await find({ results: [] })).toBeNull();
    expect(await find({ results: [{ ...belleval, siren: '356000000' }] })).toBeNull();
  });

  it('says nothing of what is not published', async () => {
    const hidden = {
      siren,
      etat_administratif: 'C',
      siege: { adresse: '[NON-DIFFUSIBLE]' },
      dirigeants: null,
    };
    expect(await find({ results: [hidden] })).toEqual({
      siren,
      names: [],
      formCode: null,
      address: null,
      managers: [],
      isActive: false,
    });
  });

  it.each([
    ['is refused', { erreur: 'non' }, 400],
    ['makes no sense', { results: [{ siren: 1 }] }, 200],
    ['is no JSON', 'bonjour', 200],
  ])('is unavailable when its response %s', async (_what, sent, sentStatus) => {
    await expect(find(sent, sentStatus)).rejects.toThrow(/respon/);
  });

  it('is not called when none is set', async () => {
    asked = [];
    const off = portOf(null);
    expect(off.name).toBe('off');
    await expect(off.find(siren)).rejects.toThrow(/no register/);
    expect(asked).toEqual([]);
  });
});
