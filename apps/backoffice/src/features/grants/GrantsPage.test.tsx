import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import {
  grantsOf,
  sampleClaim,
  sampleClassRow,
  sampleGrant,
  sampleIssuedGrant,
  sampleKaskadAdmin,
  sampleOwner,
  samplePlan,
  sampleUnit,
} from '../../testing/sample-kaskad.ts';

const open = usePages();
const list = '/kaskad/admin/investments/plans-de-vesting';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

const classes = { listClasses: { items: [sampleClassRow()] } };

describe('« Plans de vesting »', () => {
  it('[B1] lists each grant with its figures of today', async () => {
    const app = open('/kaskad/admin/investments/plans-de-vesting', {
      as: sampleKaskadAdmin(),
      handlers: { listIssuedGrants: grantsOf(sampleGrant()), ...classes },
    });
    const row = await screen.findByRole('row', { name: /Odile Carrel/ });
    const cells = [
      'Jeton',
      'Total',
      'Attribué le',
      'Début',
      'Falaise',
      'Fin',
      'Débloqué',
      'Réclamé',
      'Statut',
    ].map((label) => plain(row.querySelector(`[data-label="${label}"]`)?.textContent));
    expect(cells).toEqual([
      'KSK',
      '60 000 KSK',
      '12/01/2026',
      '12/01/2026',
      '12/07/2026',
      '12/07/2028',
      '33,3 %',
      '30 %',
      'En cours',
    ]);
    expect(app.path()).toBe(list);
    expect(screen.queryByText(/En cours de construction/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Investissements' }).getAttribute('aria-current')).toBe('page');
  });

  it('[B9] dates nothing before the TGE, and says « TGE + 3 mois »', async () => {
    const acquisition = samplePlan({ shape: 'single', start: null, start_months: 0, months: 3 });
    open(list, {
      as: sampleKaskadAdmin(),
      handlers: { listIssuedGrants: grantsOf(sampleGrant({ acquisition, claimed: '0' })) },
    });
    const row = await screen.findByRole('row', { name: /Odile Carrel/ });
    expect(plain(row.querySelector('[data-label="Début"]')?.textContent)).toBe('TGE');
    expect(plain(row.querySelector('[data-label="Fin"]')?.textContent)).toBe('TGE + 3 mois');
    expect(row.textContent).not.toContain('NaN');
  });

  it('filters by state, token and search, in the address', async () => {
    const app = open(`${list}?plan=suspendus&jeton=cls_ksk&recherche=odile`, {
      as: sampleKaskadAdmin(),
      handlers: classes,
    });
    expect(await screen.findByText('Aucun résultat pour ces filtres')).toBeDefined();
    expect(app.calls('listIssuedGrants')[0]?.query).toMatchObject({
      state: 'suspended',
      class: 'cls_ksk',
      q: 'odile',
      sort: '-granted_on',
    });
  });

  it('[B48] says in words that it is refused, without « Réessayer »', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open(list, {
      as: sampleKaskadAdmin(),
      handlers: { listIssuedGrants: () => reply(403, { error: 'Refusé.', code: 'forbidden' }) },
    });
    expect(await screen.findByText('Cet écran ne vous est pas ouvert')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });
});

const openGrant = (detail = sampleIssuedGrant(), handlers: object = {}) =>
  open(`${list}/${detail.grant.id}`, {
    as: sampleKaskadAdmin(),
    handlers: { listIssuedGrants: grantsOf(detail.grant), getIssuedGrant: detail, ...classes, ...handlers },
  });
const panel = async () => within(await screen.findByRole('region', { name: 'Plan de vesting' }));

describe('one grant', () => {
  it('[B1] has its figures, its tranches, its versions and its claims', async () => {
    openGrant(sampleIssuedGrant(sampleGrant(), { claims: [sampleClaim()] }));
    const detail = await panel();
    const text = plain((await detail.findByText('Réclamable')).closest('dl')?.textContent);
    expect(text).toContain('Débloqué20 000 KSK (33,3 %)');
    expect(text).toContain('Réclamable2 000 KSK');
    expect(text).toContain('Prochain déblocage2 000 KSK le 12/12/2026');
    const tranches = within(detail.getByRole('table', { name: 'Tranches de l’acquisition' }));
    expect(plain(tranches.getByRole('row', { name: /12\/07\/2026/ }).textContent)).toBe(
      '112/07/202612 00012 000',
    );
    expect(plain(detail.getByText(/^Version 1/).textContent)).toBe('Version 1 : Création');
    expect(detail.getByRole('link', { name: /Ouvrir la réclamation/ }).getAttribute('href')).toBe(
      '/kaskad/admin/investments/reclamations/clm_1',
    );
  });

  it('shows the change that awaits a second person, in Kaskad’s area, and offers no other', async () => {
    openGrant(
      sampleIssuedGrant(sampleGrant(), {
        pending_change: {
          id: 'chg_7',
          kind: 'grant.change',
          maker: 'Marc Vidal',
          created_at: '2026-11-21T09:00:00.000Z',
        },
      }),
    );
    const link = (await panel()).findByRole('link', { name: 'Voir la demande' });
    expect((await link).getAttribute('href')).toBe('/kaskad/admin/a-valider/chg_7');
    expect(screen.queryByRole('button', { name: 'Suspendre' })).toBeNull();
  });

  it('is not changed by its owner', async () => {
    const me = sampleKaskadAdmin();
    openGrant(sampleIssuedGrant(sampleGrant(), { owner: { ...sampleOwner, id: me.id } }));
    expect(await screen.findByText(/Ce plan est le vôtre/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Suspendre' })).toBeNull();
  });

  it('a suspended one can be resumed or cancelled, and nothing else', async () => {
    const acquisition = { ...samplePlan(), suspended_from: '2026-11-01' };
    openGrant(sampleIssuedGrant(sampleGrant({ acquisition })));
    expect(await screen.findByRole('button', { name: 'Reprendre' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Annuler le plan' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull();
  });
});

const plansOf = (grant = sampleGrant()) => ({
  acquisition: grant.acquisition,
  unlock: null,
  canceled_on: null,
});

describe('a change of a grant', () => {
  it('[B10] a cancellation shows what returns before it is sent, and needs a reason', async () => {
    const kept = { ...samplePlan(), tranches: samplePlan().tranches.slice(0, 3) };
    const app = openGrant(sampleIssuedGrant(), {
      previewGrantChange: {
        class: sampleUnit,
        tge_day: null,
        before: plansOf(),
        after: { acquisition: kept, unlock: null, canceled_on: '2026-11-22' },
        returned: '44000',
      },
      changeGrant: sampleIssuedGrant(sampleGrant({ version: 2, canceled_on: '2026-11-22' })),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Annuler le plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    const line = await dialog.findByRole('row', { name: /Unités rendues/ });
    expect(plain(line.textContent)).toContain('44 000 KSK');
    expect(plain(dialog.getByRole('row', { name: /^Total \(Acquisition\)/ }).textContent)).toBe(
      'Total (Acquisition)60 000 KSK16 000 KSK',
    );
    await app.user.click(dialog.getByRole('button', { name: 'Annuler le plan' }));
    expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
    await app.user.type(dialog.getByLabelText('Motif'), 'Départ');
    await app.user.click(dialog.getByRole('button', { name: 'Annuler le plan' }));
    expect(await screen.findByText(/Plan modifié/)).toBeDefined();
    expect(app.calls('changeGrant')[0]?.body).toEqual({
      version: 1,
      change: 'canceled',
      from: '2026-11-22',
      reason: 'Départ',
    });
  });

  it('another schedule is sent with the plan that it changes, as it was typed', async () => {
    const app = openGrant(sampleIssuedGrant(), {
      previewGrantChange: {
        class: sampleUnit,
        tge_day: null,
        before: plansOf(),
        after: plansOf(),
        returned: null,
      },
      changeGrant: sampleIssuedGrant(sampleGrant(), {
        pending_change: {
          id: 'chg_7',
          kind: 'grant.change',
          maker: 'Inès Garnier',
          created_at: '2026-11-22T12:00:00.000Z',
        },
      }),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Modifier' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Complétez le formulaire pour voir l’effet de la modification.')).toBeDefined();
    await app.user.click(dialog.getByRole('radio', { name: 'Au TGE' }));
    await app.user.type(dialog.getByLabelText('Durée, en mois'), '12');
    await app.user.type(dialog.getByLabelText('Falaise, en mois'), '3');
    await app.user.type(dialog.getByLabelText('Motif'), 'Avenant');
    expect(await dialog.findByRole('heading', { name: 'Avant et après' })).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: 'Modifier' }));
    expect(await screen.findByText(/attend d’être validée par un second utilisateur/)).toBeDefined();
    expect(app.calls('changeGrant')[0]?.body).toEqual({
      version: 1,
      change: 'changed',
      from: '2026-11-23',
      reason: 'Avenant',
      plan: 'acquisition',
      schedule: {
        shape: 'cliff_linear',
        start: null,
        start_months: 0,
        months: 12,
        step: 1,
        cliff_months: 3,
      },
    });
  });

  it('[B12] the server’s refusal is shown in place of the preview', async () => {
    const app = openGrant(sampleIssuedGrant(), {
      previewGrantChange: () =>
        reply(422, { error: 'Une tranche serait datée d’avant le premier jour.', code: 'validation_failed' }),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Suspendre' }));
    expect(await screen.findByText(/Une tranche serait datée d’avant/)).toBeDefined();
    // Requested again, it would be refused again: the refusal is shown at once.
    expect(app.calls('previewGrantChange')).toHaveLength(1);
  });

  it('keeps what was typed when another person changed the grant first, beside both states', async () => {
    let current = sampleIssuedGrant();
    const app = openGrant(current, {
      getIssuedGrant: () => current,
      previewGrantChange: {
        class: sampleUnit,
        tge_day: null,
        before: plansOf(),
        after: plansOf(),
        returned: null,
      },
      changeGrant: () => {
        current = sampleIssuedGrant(sampleGrant({ version: 2, claimed: '60000' }));
        return reply(409, { error: 'Ce plan a changé.', code: 'kaskad_grants.changed' });
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Suspendre' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Motif'), 'Congé');
    await app.user.click(dialog.getByRole('button', { name: 'Suspendre' }));
    const conflict = await screen.findByRole('dialog', { name: 'Cette fiche a changé entre-temps' });
    const row = within(conflict).getByRole('row', { name: /^Versions/ });
    await waitFor(() => expect(plain(row.textContent)).toContain('12'));
    expect(within(conflict).getByRole('row', { name: /^Motif/ }).textContent).toContain('Congé');
  });
});
