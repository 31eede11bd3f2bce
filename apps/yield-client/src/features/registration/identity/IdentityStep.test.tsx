import { reply, sampleUser } from '@repo/api-sdk/testing';
import { passTime, passTimeUntil, useNodeForms, useStoppedClock } from '@repo/client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../../../testing/open-app.tsx';

/** The provider's frame cannot be rendered here: only its props are checked. */
interface WidgetProps {
  readonly onError: (error: unknown) => void;
}
const widget = vi.hoisted(() => vi.fn((_props: WidgetProps) => null));
vi.mock('@sumsub/websdk-react', () => ({ default: widget }));

const openApp = useYieldApp();
useNodeForms();
afterEach(() => {
  widget.mockClear();
});

const created = sampleUser({ is_kyc: false, kyc_status: 'pending' });
const registering = { as: created, isRegistering: true };
const applicant = { id: 'app', applicant_id: 'a1', status: 'pending' as const, access_token: null };
const received = { success: true, kyc_status: 'pending' } as const;

/** Responds to the calls in order, then repeats the last response. */
function inTurn<Response>(first: Response, ...others: Response[]) {
  const waiting = [first, ...others];
  return () => (waiting.length > 1 ? waiting.shift() : undefined) ?? waiting[0] ?? first;
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]');

/** Sends the two sides of an identity card. */
async function sendCard(handlers: Parameters<typeof openApp>[1] & object) {
  const app = openApp('/register', { ...registering, ...handlers });
  await screen.findByText('Type de document');
  for (const name of ['recto.png', 'verso.png']) {
    await app.user.upload(input()!, new File(['x'], name, { type: 'image/png' }));
  }
  await app.user.click(screen.getByRole('button', { name: 'Envoyer et continuer' }));
  return app;
}

const rows = () => screen.getAllByText(/\.png$/).map((name) => name.closest('li'));

describe('the two sides of an identity card', () => {
  it('are named and shown, and can be exchanged before they are sent', async () => {
    const app = openApp('/register', {
      ...registering,
      handlers: {
        createApplicant: applicant,
        uploadDocument: received,
        createVerificationToken: { token: 'wdg_1', user_id: created.id },
        getApplicant: { ...applicant, refusal: null },
      },
    });
    await screen.findByText('Type de document');
    for (const name of ['dos.png', 'face.png']) {
      await app.user.upload(input()!, new File(['x'], name, { type: 'image/png' }));
    }
    expect(rows().map((row) => row?.textContent)).toEqual([
      expect.stringMatching(/^Rectodos\.png/),
      expect.stringMatching(/^Versoface\.png/),
    ]);
    await waitFor(() => expect(rows().every((row) => row?.querySelector('img'))).toBe(true));
    await app.user.click(screen.getByRole('button', { name: 'Inverser le recto et le verso' }));
    expect(rows()[0]?.textContent).toMatch(/^Rectoface\.png/);
    await app.user.click(screen.getByRole('button', { name: 'Envoyer et continuer' }));
    await waitFor(() => expect(app.calls('uploadDocument')).toHaveLength(2));
    const sent = app
      .calls('uploadDocument')
      .map(({ body }) => (body instanceof FormData ? body.get('file') : null));
    expect(sent.map((file) => (file instanceof File ? file.name : null))).toEqual(['face.png', 'dos.png']);
  });
});

describe('an identity document that fails to upload', () => {
  it.each([
    [1, [reply(415, { error: 'Format refusé.', code: 'documents.type_refused' })]],
    [2, [received, reply(415, { error: 'Format refusé.', code: 'documents.type_refused' })]],
  ] as const)('says that file %i did not, and why', async (position, [first, ...others]) => {
    const app = await sendCard({
      handlers: { createApplicant: applicant, uploadDocument: inTurn(first, ...others) },
    });
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Erreur lors de l’envoi du fichier ${position}Format refusé.`,
    );
    expect(app.calls('uploadDocument')).toHaveLength(position);
    expect(screen.getByText('recto.png')).toBeDefined();
    expect(app.path()).toBe('/register');
  });

  it.each([
    [
      'the server sends no message',
      reply(500, { error: '', code: 'internal' }),
      'Erreur lors de l’upload du document',
    ],
  ])('shows our own message when %s', async (_, response, said) => {
    await sendCard({ handlers: { createApplicant: applicant, uploadDocument: response } });
    expect((await screen.findByRole('alert')).textContent).toBe(`Erreur lors de l’envoi du fichier 1${said}`);
  });
});

describe('the verification widget', () => {
  it('opens after the document, in French, with the token requested for this account', async () => {
    const app = await sendCard({
      handlers: {
        createApplicant: applicant,
        uploadDocument: received,
        createVerificationToken: { token: 'wdg_1', user_id: created.id },
        getApplicant: { ...applicant, refusal: null },
      },
    });
    await waitFor(() => expect(widget).toHaveBeenCalled());
    expect(widget.mock.lastCall?.[0]).toMatchObject({ accessToken: 'wdg_1', config: { lang: 'fr' } });
    expect(app.calls('createVerificationToken').map(({ body }) => body)).toEqual([{ user_id: created.id }]);
  });

  it('that failed is not shown again: the next one opens with a token of its own', async () => {
    const next = Promise.withResolvers<{ token: string; user_id: string }>();
    const tokens = [Promise.resolve({ token: 'wdg_1', user_id: created.id }), next.promise];
    const app = await sendCard({
      handlers: {
        createApplicant: applicant,
        uploadDocument: received,
        createVerificationToken: () => tokens.shift() ?? next.promise,
        getApplicant: { ...applicant, refusal: null },
        updateKyc: { success: true, kyc_status: 'pending', is_kyc: false },
      },
    });
    await waitFor(() => expect(widget).toHaveBeenCalled());
    act(() => widget.mock.lastCall?.[0].onError(new Error('panne')));
    widget.mockClear();
    await app.user.click(await screen.findByRole('button', { name: 'Reprendre la vérification' }));
    await waitFor(() => expect(app.calls('createVerificationToken')).toHaveLength(2));
    expect(widget).not.toHaveBeenCalled();
    next.resolve({ token: 'wdg_2', user_id: created.id });
    await waitFor(() => expect(widget).toHaveBeenCalled());
    expect(widget.mock.lastCall?.[0]).toMatchObject({ accessToken: 'wdg_2' });
  });
});

type KycStatus = NonNullable<typeof created.kyc_status>;

/** The registration page once mounted; each request for the status gets the next one. */
async function watch(...statuses: readonly [KycStatus, ...KycStatus[]]) {
  const [first, ...others] = statuses.map((kyc_status) =>
    sampleUser({ is_kyc: kyc_status === 'verified' || kyc_status === 'approved', kyc_status }),
  );
  const page = openApp('/register', {
    ...registering,
    handlers: {
      getMe: inTurn(first ?? created, ...others),
      getApplicant: reply(404, { error: 'Introuvable.', code: 'not_found' }),
      createVerificationToken: { token: 'wdg_1', user_id: created.id },
    },
  });
  const requests = () => page.calls('getMe').length;
  // One request when the session is restored, one when the step is mounted.
  await passTimeUntil(page, () => requests() === 2);
  return { page, requests };
}

describe('the status of an identity', () => {
  useStoppedClock();

  it('is requested every 5 seconds while it is pending or started, and not before', async () => {
    const { page, requests } = await watch('pending', 'pending', 'started', 'started', 'pending');
    for (const expected of [3, 4, 5]) {
      await passTime(page, 4999);
      expect(requests()).toBe(expected - 1);
      await passTime(page, 1);
      expect(requests()).toBe(expected);
    }
  });

  it.each(['approved', 'verified', 'failed', 'rejected'] as const)(
    'is no longer requested once it is %s',
    async (last) => {
      const { page, requests } = await watch('pending', 'pending', last);
      const isOver = last === 'approved' || last === 'verified';
      await passTime(page, 5000);
      await passTime(page, 20_000);
      // The dashboard may request the account once itself; four polls would be due.
      expect(requests() - 3).toBeLessThanOrEqual(isOver ? 1 : 0);
      await passTimeUntil(page, () => page.path() === (isOver ? '/dashboard' : '/register'));
    },
  );
});
