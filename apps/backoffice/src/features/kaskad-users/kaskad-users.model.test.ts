import { describe, expect, it } from 'vitest';
import { sampleUserRow } from '../../testing/sample-investments.ts';
import { investedText, kaskadUserList, servicesText, toUserQuery, toUserRow } from './kaskad-users.model.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the list of users of Kaskad', () => {
  it.each([
    ['', {}],
    ['verification=a-valider&adresse=manquante', { identity: 'unverified', wallet: 'missing' }],
    ['verification=validee&adresse=prouvee', { identity: 'verified', wallet: 'proven' }],
    ['acces-kaskad=bloque', { access: 'locked' }],
    ['recherche=odile', { q: 'odile' }],
    ['verification=inconnue&adresse=inconnue', {}],
  ])('« ?%s » requests %j alone', (search, filters) => {
    const query = toUserQuery(kaskadUserList.read(new URLSearchParams(search)));
    expect(query).toEqual({ page: 1, page_size: 25, ...filters });
  });

  it('a row has the id of its person', () => {
    const { person } = sampleUserRow();
    expect(toUserRow(sampleUserRow({ person: { ...person, id: 'usr_9' } })).id).toBe('usr_9');
  });

  it.each([
    ['0', '0,00 €'],
    ['4991', '4 991,00 €'],
    ['1250000.5', '1 250 000,50 €'],
  ])('%s invested is « %s »', (invested, text) => {
    expect(plain(investedText(sampleUserRow({ invested })))).toBe(text);
  });

  it.each([
    [['kaskad' as const], 'Kaskad'],
    [['yield' as const, 'kaskad' as const], 'Yield, Kaskad'],
    [[], ''],
  ])('the services %j are « %s »', (services, text) => {
    expect(servicesText(sampleUserRow({ services }))).toBe(text);
  });
});
