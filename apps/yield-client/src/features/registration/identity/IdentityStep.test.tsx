import { reply, sampleUser } from '@repo/api-sdk/testing';
import { useNodeForms } from '@repo/client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../../../testing/open-app.tsx';

/** The provider's frame cannot be drawn here: what it is given is all that is looked at. */
const widget = vi.hoisted(() => vi.fn((_props: Record<string, unknown>) => null));
vi.mock('@sumsub/websdk-react', () => ({ default: widget }));

const openApp = useYieldApp();
useNodeForms();
afterEach(() => {
  vi.useRealTimers();
  widget.mockClear();
});

const created = sampleUser({ is_kyc: false, kyc_status: 'pending' });
const registering = { as: created, isRegistering: true };
const applicant = { id: 'app', applicant_id: 'a1', status: 'pending' as const, access_token: null };
const received = { success: true, kyc_status: 'pending' } as const;

/** Answers the calls in turn, the last answer again and again. */
function inTurn<Answer>(first: Answer, ...others: Answer[]) {
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

describe('an identity document that does not arrive', () => {
  it.each([
    [1, [reply(415, { error: 'Format refusé.', code: 'documents.type' })]],
    [2, [received, reply(415, { error: 'Format refusé.', code: 'documents.type' })]],
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
      'the server says nothing',
      reply(500, { error: '', code: 'internal' }),
      'Erreur lors de l’upload du document',
    ],
  ])('says so in our words when %s', async (_, answer, said) => {
    await sendCard({ handlers: { createApplicant: applicant, uploadDocument: answer } });
    expect((await screen.findByRole('alert')).textContent).toBe(`Erreur lors de l’envoi du fichier 1${said}`);
  });
});

describe('the verification widget', () => {
  it('opens after the document, in French, with the token asked for this account', async () => {
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
});

const intervalMs = 5000;
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The screen of a registration whose status goes through these, one question after the other. */
async function watch(
  ...statuses: readonly ('pending' | 'started' | 'verified' | 'approved' | 'failed' | 'rejected')[]
) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const [first, ...others] = statuses.map((kyc_status) =>
    sampleUser({ is_kyc: kyc_status === 'verified' || kyc_status === 'approved', kyc_status }),
  );
  const app = openApp('/register', {
    ...registering,
    handlers: {
      getMe: inTurn(first ?? created, ...others),
      getApplicant: reply(404, { error: 'Introuvable.', code: 'not_found' }),
      createVerificationToken: { token: 'wdg_1', user_id: created.id },
    },
  });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return { app, asked: () => app.calls('getMe').length };
}

describe('the status of an identity', () => {
  it('is asked every 5 seconds while it is pending or started, and not before', async () => {
    const { asked } = await watch('pending', 'pending', 'started', 'started', 'pending');
    await later(10);
    for (let round = 0; round < 3; round += 1) {
      const before = asked();
      await later(intervalMs - 500);
      expect(asked()).toBe(before);
      await later(500);
      await waitFor(() => expect(asked()).toBe(before + 1));
    }
  });

  it.each(['approved', 'verified', 'failed', 'rejected'] as const)(
    'is asked no more once it is %s',
    async (last) => {
      const { app, asked } = await watch('pending', 'pending', last);
      await later(intervalMs);
      await waitFor(() => expect(asked()).toBe(3));
      await later(4 * intervalMs);
      expect(asked()).toBe(3);
      const home = last === 'approved' || last === 'verified' ? '/dashboard' : '/register';
      await waitFor(() => expect(app.path()).toBe(home));
    },
  );
});
