// What a mail adds or leaves out by its data; each kind's content is in mails.test.ts.
import { describe, expect, it } from 'vitest';
import type { MailFrame } from '../../../db/schema/platform.ts';
import { renderMail } from '../layout/render-mail.fixture.ts';
import { composeMail, type Mail } from './mails.ts';

const frame: MailFrame = {
  service: 'yield',
  brand: 'Yield',
  siteUrl: 'https://exemple.fr',
  firstname: 'Camille',
  contactLine: '',
};
const strategy = 'USDFY';

const render = (mail: Mail, changed: Partial<MailFrame> = {}) => {
  const own = { ...frame, ...changed };
  return renderMail(composeMail(mail, own), own);
};
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

describe('a mail', () => {
  it.each([
    [null, 'Aucun paiement n’est attendu.'],
    [{ amount: '500\u00a0USDC', isReceived: false }, 'Si les 500\u00a0USDC annoncés nous parviennent'],
  ])('of a renunciation states the refund: %j', (refund, sentence) => {
    const data = {
      strategy,
      poNumber: 'PO-1',
      amount: '500\u00a0USDC',
      at: 'ce jour',
      letterSentOn: null,
      refund,
      wasClosed: false,
    };
    const { text } = render({ kind: 'contractRenounced', data });
    expect(text).toContain(sentence);
    expect(text).not.toContain('La clôture de ce contrat');
  });

  it('of a renunciation by post has both days of the letter, and no hour', () => {
    const days = { at: '23 novembre 2026', letterSentOn: '20 novembre 2026' };
    const data = { strategy, poNumber: 'PO-1', amount: '500', refund: null, wasClosed: false, ...days };
    const { text } = render({ kind: 'contractRenounced', data });
    expect(text).toContain('par votre courrier envoyé le 20 novembre 2026');
    expect(text).toContain('Renonciation reçue le');
    expect(text).not.toContain('l’heure de votre renonciation');
  });

  it.each([
    ['login', 'Votre code de connexion Yield', 'terminer votre connexion à Yield'],
    ['enable_two_factor', 'Votre code d’activation Yield', 'activer la double authentification'],
    ['link_service', 'Votre code de liaison Yield', 'ouvrir l’autre service à votre compte'],
  ] as const)('with a code for %s states the purpose of the code', (purpose, subject, reason) => {
    const rendered = render({ kind: 'code', data: { code: '000042', purpose } });
    expect(rendered.subject).toBe(subject);
    expect(rendered.text).toContain(reason);
  });

  it('that has its link « Ce n’est pas moi » shows it apart from its button, in text and in HTML, with what it does', () => {
    const mail = { kind: 'payoutsReleased', data: null } as const;
    const disputeUrl = 'https://exemple.fr/ce-n-est-pas-moi#nme_1';
    const { text, html } = renderMail({ ...composeMail(mail, frame), disputeUrl }, frame);
    expect(text).toContain(`Ce n’est pas moi\u00a0:\n${disputeUrl}\nCe lien est valable 7\u00a0jours.`);
    expect(linksOf(html)).toContain(disputeUrl);
    expect(html).toContain('Ce n’est pas moi</a>');
    expect(render(mail).html).not.toContain('Ce n’est pas moi');
  });

  it.each([
    [true, false, 'depuis un appareil que nous'],
    [false, true, 'depuis une adresse que nous'],
    [true, true, 'depuis un appareil et une adresse que nous'],
  ])('of a sign-in says what is new of it: device %j, network %j', (isNewDevice, isNewPlace, words) => {
    const data = { device: 'Firefox', at: 'ce jour', isNewDevice, isNewPlace };
    expect(render({ kind: 'newSignIn', data }).text).toContain(`d’être ouvert ${words}`);
  });

  it('of a protected account without a link says why', () => {
    const { text, html } = render({ kind: 'accountDisputed', data: { token: null } });
    expect(text).toContain('nous n’envoyons pas de lien');
    expect(linksOf(html)).toEqual(['https://exemple.fr']);
  });

  it('of the second service has its name, its colours and its sign-in', () => {
    const mail = { kind: 'registrationAttempt', data: null } as const;
    const kaskad = render(mail, { service: 'kaskad', brand: 'Kaskad' });
    expect(kaskad.subject).toBe('Tentative d’inscription chez Kaskad');
    expect(linksOf(kaskad.html)).toContain('https://exemple.fr/kaskad/login');
    expect(kaskad.html).toContain('#1f4fcc');
    expect(render(mail).html).not.toContain('#1f4fcc');
  });

  it('of an identity refused for good offers no new try, nor a reason that was not given', () => {
    const { text } = render({ kind: 'identityRefused', data: { comment: null, canRetry: false } });
    expect(text).toContain('Cette décision est définitive.');
    expect(text).not.toMatch(/Connectez-vous|null/);
  });

  it('with the link of a new password that staff sent states that they set none', () => {
    const { text } = render({ kind: 'resetPassword', data: { token: 'rst_1', isByStaff: true } });
    expect(text).toContain('Notre équipe vous envoie ce lien');
    expect(text).toContain('Personne chez nous ne connaît ni ne choisit votre mot de passe.');
    expect(text).not.toContain('Vous avez demandé');
  });

  it('of a closed account without retained data states it, without a table', () => {
    const { text } = render({ kind: 'accountClosed', data: { kept: [] } });
    expect(text).toContain('La loi ne nous impose d’en conserver aucune.');
    expect(text).not.toContain('jusqu’aux dates');
  });

  it('of a contract whose product takes no subscription any more gives that reason', () => {
    const data = { strategy, reason: null, isStopped: true };
    const { text } = render({ kind: 'contractCanceled', data });
    expect(text).toContain(`Nous ne prenons plus de souscription à ${strategy}`);
    expect(text).not.toContain('par nos équipes');
  });

  it.each([
    { kind: 'contractCanceled', data: { strategy, reason: 'Doublon', isStopped: false } },
    {
      kind: 'contractClosed',
      data: {
        strategy,
        poNumber: 'PO-1',
        orderDay: null,
        returned: null,
        renounceUntil: null,
        reason: 'Doublon',
      },
    },
  ] as const)('reports that staff did it, and why: $kind', (mail) => {
    expect(render(mail).text).toContain('Elle a été faite par nos équipes. Motif\u00a0: Doublon');
  });

  it('reports a change request that expired without a checker', () => {
    const data = {
      change: 'Retrait',
      subject: 'PO-1',
      state: 'Expirée',
      checker: null,
      reason: null,
      url: 'https://s.fr/1',
    };
    expect(render({ kind: 'changeDecided', data }).text).toContain(
      'Personne n’a décidé votre demande à temps',
    );
  });

  it('reports a contract closed before it was paid without a NAV', () => {
    const data = {
      strategy,
      poNumber: 'PO-2026-0001',
      orderDay: null,
      returned: null,
      renounceUntil: null,
      reason: null,
    };
    expect(render({ kind: 'contractClosed', data }).text).not.toContain('valeur liquidative');
  });
});
