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
  it('says nothing before it is sent', async () => {
    const { user, email } = open();
    await user.type(email, 'camille');
    await user.tab();
    expect(screen.queryByText(badEmail)).toBeNull();
  });

  it('says the first rule that fails above, each one at its field, and focuses the first field', async () => {
    const { user, sent, email, button } = open();
    await user.click(button);
    expect(screen.getByRole('alert').textContent).toContain(badEmail);
    expect(screen.getAllByText(badEmail)).toHaveLength(2);
    expect(screen.getAllByText(noPassword)).toHaveLength(1);
    expect(document.activeElement).toBe(email);
    expect(sent).not.toHaveBeenCalled();
  });

  it('follows what is typed: the next rule takes the place of one that holds', async () => {
    const { user, email, button } = open();
    await user.click(button);
    await user.type(email, 'camille@exemple.fr');
    expect(screen.queryByText(badEmail)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain(noPassword);
  });

  it('leaves a field alone that was right when the form was sent', async () => {
    const { user, email, button } = open();
    await user.type(email, 'camille@exemple.fr');
    await user.click(button);
    await user.type(email, '@');
    expect(screen.queryByText(badEmail)).toBeNull();
  });

  it('is sent once by two clicks, and stays closed once it is accepted', async () => {
    const { user, sent, email, password, button } = open();
    await user.type(email, 'camille@exemple.fr');
    await user.type(password, 'Demonstration-2026!');
    await user.dblClick(button);
    await user.click(button);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toEqual({ email: 'camille@exemple.fr', password: 'Demonstration-2026!' });
    expect(screen.getByRole('status').textContent).toBe('en cours, modifié');
  });

  it('lets nothing through while it is being sent, right or wrong', async () => {
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

  it('keeps what was typed when the call fails, says why, and can be sent again', async () => {
    const { user, sent, email, password, button } = open(() => Promise.reject(new Error('Panne.')));
    await user.type(email, 'camille@exemple.fr');
    await user.type(password, 'Demonstration-2026!');
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Panne.'));
    expect(email.value).toBe('camille@exemple.fr');
    await user.click(button);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('shows what the server refuses at its field, focused, until that field changes', async () => {
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

  it('is dirty while it differs from what it opened on', async () => {
    const { user, email } = open();
    expect(screen.getByRole('status').textContent).toBe('au repos, intact');
    await user.type(email, 'c');
    expect(screen.getByRole('status').textContent).toBe('au repos, modifié');
    await user.clear(email);
    expect(screen.getByRole('status').textContent).toBe('au repos, intact');
  });
});
