import { ApiError } from '@repo/api-sdk';
import { validateLogin } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form, PasswordField, TextField } from '@repo/ui/fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormAlert, useCheckedForm } from './index.ts';

afterEach(cleanup);

type Send = (values: { email: string; password: string }) => Promise<unknown>;

function Login({ send }: { readonly send: Send }) {
  const { field, submit, firstMessage, failure, isPending, isDirty } = useCheckedForm({
    initial: { email: '', password: '' },
    validate: validateLogin,
    send,
  });
  return (
    <Form onSubmit={submit}>
      <FormAlert message={firstMessage ?? failure?.message} />
      <TextField {...field('email')} label="Adresse" />
      <PasswordField {...field('password')} autoComplete="current-password" label="Mot de passe" />
      <Button type="submit">Envoyer</Button>
      <output>{`${isPending ? 'en cours' : 'au repos'}, ${isDirty ? 'modifié' : 'intact'}`}</output>
    </Form>
  );
}

function open(send: Send = () => Promise.resolve()) {
  const sent = vi.fn(send);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Login send={sent} />
    </QueryClientProvider>,
  );
  const email = screen.getByLabelText<HTMLInputElement>('Adresse');
  const password = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  const button = screen.getByRole('button', { name: 'Envoyer' });
  return { sent, email, password, button, user: userEvent.setup() };
}

const badEmail = 'L’adresse mail n’est pas valide.';
const noPassword = 'Vous devez renseigner votre mot de passe.';

describe('a form checked by the rules of the domain', () => {
  it('shows no message before it is submitted', async () => {
    const { user, email } = open();
    await user.type(email, 'camille');
    await user.tab();
    expect(screen.queryByText(badEmail)).toBeNull();
  });

  it('shows the first failing rule above, each one at its field, and focuses the first field', async () => {
    const { user, sent, email, button } = open();
    await user.click(button);
    expect(screen.getByRole('alert').textContent).toContain(badEmail);
    expect(screen.getAllByText(badEmail)).toHaveLength(2);
    expect(screen.getAllByText(noPassword)).toHaveLength(1);
    expect(document.activeElement).toBe(email);
    expect(sent).not.toHaveBeenCalled();
  });

  it('updates its messages while typing: once a rule passes, the next failing one is shown', async () => {
    const { user, email, button } = open();
    await user.click(button);
    await user.type(email, 'camille@exemple.fr');
    expect(screen.queryByText(badEmail)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain(noPassword);
  });

  it('shows no message at a field that was valid when the form was submitted', async () => {
    const { user, email, button } = open();
    await user.type(email, 'camille@exemple.fr');
    await user.click(button);
    await user.type(email, '@');
    expect(screen.queryByText(badEmail)).toBeNull();
  });

  it('is submitted once by two clicks, and not again once it is accepted', async () => {
    const { user, sent, email, password, button } = open();
    await user.type(email, 'camille@exemple.fr');
    await user.type(password, 'Demonstration-2026!');
    await user.dblClick(button);
    await user.click(button);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toEqual({ email: 'camille@exemple.fr', password: 'Demonstration-2026!' });
    expect(screen.getByRole('status').textContent).toBe('en cours, modifié');
  });

  it('cannot be submitted while a submission is pending, valid or not', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const { user, sent, email, password, button } = open(() => promise);
    await user.type(email, 'camille@exemple.fr');
    await user.type(password, 'Demonstration-2026!');
    await user.click(button);
    await user.clear(password);
    await user.click(button);
    expect(screen.queryByText(noPassword)).toBeNull();
    reject(new Error('Panne.'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Panne.'));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('[A58] keeps its values when the call fails, shows why, and can be submitted again', async () => {
    const { user, sent, email, password, button } = open(() => Promise.reject(new Error('Panne.')));
    await user.type(email, 'camille@exemple.fr');
    await user.type(password, 'Demonstration-2026!');
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Panne.'));
    expect(email.value).toBe('camille@exemple.fr');
    await user.click(button);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('shows the server’s error at its field, focused, until that field changes', async () => {
    const refusal = new ApiError({
      operationId: 'register',
      status: 422,
      code: 'validation.failed',
      message: 'Refusé.',
      fieldErrors: { email: ['Cet email est déjà utilisé.'] },
      requestId: null,
    });
    const { user, email, password, button } = open(() => Promise.reject(refusal));
    await user.type(email, 'camille@exemple.fr');
    await user.type(password, 'Demonstration-2026!');
    await user.click(button);
    expect(await screen.findByText('Cet email est déjà utilisé.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(email));
    await user.type(password, '!');
    expect(screen.getByText('Cet email est déjà utilisé.')).toBeDefined();
    await user.type(email, '!');
    expect(screen.queryByText('Cet email est déjà utilisé.')).toBeNull();
  });

  it('is dirty while it differs from its initial values', async () => {
    const { user, email } = open();
    expect(screen.getByRole('status').textContent).toBe('au repos, intact');
    await user.type(email, 'c');
    expect(screen.getByRole('status').textContent).toBe('au repos, modifié');
    await user.clear(email);
    expect(screen.getByRole('status').textContent).toBe('au repos, intact');
  });
});
