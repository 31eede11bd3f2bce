import { accessibilityAudit, auditResult } from '@repo/domain/accessibility';
import { formatPercent } from '@repo/domain/format';
import { retentionTexts } from '@repo/domain/retention';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const legal = {
  address: '1 rue de la Paix, 75002 Paris',
  registration: 'RCS Paris 732 829 320',
  director: 'Jeanne Martin',
  host: 'Hébergeur SAS, 2 rue du Port, Lyon, 04 00 00 00 00',
  mediator: 'Médiateur, 3 rue du Lac, Paris',
  dpo: 'dpo@exemple.fr',
};
const main = () => screen.getByRole('main');
const rows = () =>
  Object.fromEntries(
    within(main())
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('the legal notice', () => {
  it('has each line that is set: company, director, host, mediator', async () => {
    const app = openApp('/mentions-legales', { legal });
    await app.heading('Mentions légales');
    expect(rows()).toMatchObject({
      'Siège social': legal.address,
      Immatriculation: legal.registration,
      'Direction de la publication': legal.director,
      Hébergeur: legal.host,
      'Médiateur de la consommation': legal.mediator,
    });
    expect(screen.getByText(/saisir gratuitement ce médiateur/)).toBeDefined();
  });

  it('omits what is unset, and invents nothing', async () => {
    const app = openApp('/mentions-legales');
    await app.heading('Mentions légales');
    expect(Object.keys(rows())).toEqual(['Dénomination', 'Forme juridique', 'Capital social']);
    expect(screen.queryByText(/médiateur/)).toBeNull();
  });
});

describe('the privacy notice', () => {
  it('says who, why, how long, to whom, and which rights', async () => {
    const app = openApp('/confidentialite', { legal, contactLine: 'Exemple SAS, 01 23 45 67 89' });
    await app.heading('Données personnelles');
    expect(rows()).toMatchObject({
      'Délégué à la protection des données': legal.dpo,
      Contact: 'Exemple SAS, 01 23 45 67 89',
      [retentionTexts.kinds.identity.what]: retentionTexts.kinds.identity.law,
    });
    const titles = within(main())
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Responsable du traitement',
      'Pourquoi vos données sont utilisées',
      'Quelles données',
      'Combien de temps',
      'Qui les reçoit',
      'Hors de l’Union européenne',
      'Décisions automatisées',
      'Vos droits',
    ]);
    expect(main().textContent).toContain(legal.host);
    expect(main().textContent).toContain('CNIL');
  });
});

describe('the accessibility statement', () => {
  it('is at the foot of each page by its state, and shows the rate of the audit', async () => {
    const audit = accessibilityAudit();
    const { conforming, applicable, rateFraction } = auditResult(audit);
    const app = openApp('/login');
    await app.user.click(await screen.findByRole('link', { name: 'Accessibilité\u00a0: non conforme' }));
    await app.heading('Accessibilité');
    expect(app.path()).toBe('/accessibilite');
    const shown = main().textContent;
    expect(shown).toContain(
      `${formatPercent(rateFraction)} des critères applicables sont respectés\u00a0: ${conforming} sur ${applicable}.`,
    );
    expect(shown).toContain('ils sont non conformes.');
    for (const { id, name } of audit) expect(shown).toContain(`${id}\u00a0: ${name}`);
    expect(shown).toContain('Défenseur des droits');
  });
});
