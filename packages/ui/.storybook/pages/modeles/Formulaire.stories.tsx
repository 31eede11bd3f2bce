import {
  type LoginField,
  type LoginValues,
  passwordTexts,
  signInTexts,
  validateLogin,
} from '@repo/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../../../src/button/index.ts';
import { Card } from '../../../src/card/index.ts';
import { Form, PasswordField, TextField } from '../../../src/fields/index.ts';
import { PageHeader } from '../../../src/shell/index.ts';
import { ToastRegion, toast } from '../../../src/toast/index.ts';
import styles from './modeles.module.css';
import { formPattern } from './modeles.texts.ts';

const meta: Meta = { title: 'Modèles/Formulaire', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

/**
 * The specification orders the rules: each field shows its first failing rule, and the first invalid field is focused.
 */
function OrderedForm() {
  const [values, setValues] = useState<LoginValues>({ email: '', password: '' });
  const [errors, setErrors] = useState<Partial<Record<LoginField, string>>>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const change = (field: LoginField) => (value: string) => {
    setValues({ ...values, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const submit = () => {
    const { failures, first } = validateLogin(values);
    // Reversed, so that the first rule of a field overwrites the others.
    setErrors(Object.fromEntries(failures.toReversed().map(({ field, message }) => [field, message])));
    if (first === null) toast.success(formPattern.success);
    else (first.field === 'email' ? email : password).current?.focus();
  };
  return (
    <main className={styles.narrow}>
      <PageHeader title={formPattern.title} />
      <Card>
        <Form aria-label={formPattern.title} onSubmit={submit}>
          <TextField
            autoComplete="email"
            error={errors.email}
            label={formPattern.email}
            onChange={change('email')}
            ref={email}
            value={values.email}
          />
          <PasswordField
            autoComplete="current-password"
            error={errors.password}
            label={formPattern.password}
            onChange={change('password')}
            ref={password}
            value={values.password}
          />
          <Button isFullWidth size="lg" type="submit">
            {formPattern.submit}
          </Button>
        </Form>
      </Card>
      <ToastRegion />
    </main>
  );
}

/** Invalid, then partly valid, then valid: the message follows the order of the rules. */
export const Formulaire: StoryObj = {
  render: () => <OrderedForm />,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: formPattern.submit });
    const email = canvas.getByRole('textbox', { name: formPattern.email });
    await userEvent.click(submit);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(signInTexts.emailInvalid);
    await userEvent.type(email, 'camille.moreau@exemple.fr');
    const password = canvas.getByLabelText(formPattern.password);
    await userEvent.type(password, 'une phrase de passe');
    await userEvent.click(submit);
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(passwordTexts.whitespace);
    await userEvent.clear(password);
    await userEvent.type(password, 'Demonstration-2026!{Enter}');
    await expect(await screen.findByText(formPattern.success)).toBeVisible();
  },
};
