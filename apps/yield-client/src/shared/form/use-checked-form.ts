import { isApiError } from '@repo/api-sdk';
import type { Verdict } from '@repo/domain/validation';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { checksResolver } from './checks-resolver.ts';

export interface CheckedFormOptions<Values extends FieldValues, Field extends FieldPath<Values>> {
  readonly defaultValues: DefaultValues<Values>;
  /** The ordered checks of the domain. */
  readonly validate: (values: Values) => Verdict<Field>;
  /** Sends values that passed every check; what it throws becomes `failure`. Once it is done, another screen follows. */
  readonly send: (values: Values) => Promise<unknown>;
}

export interface CheckedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly control: Control<Values, unknown, Values>;
  readonly submit: () => Promise<void>;
  readonly isPending: boolean;
  /** The message of the whole form: the first rule that fails, in the order of the specification (R059). */
  readonly firstMessage: string | null;
  /** Why the last sending failed; what was typed is still there. */
  readonly failure: Error | null;
}

/**
 * The one way a form works here: checked by the domain's rules, the first wrong field focused, sent once, kept as it
 * is when the call fails, the server's own field errors shown at their fields.
 */
export function useCheckedForm<Values extends FieldValues, Field extends FieldPath<Values>>(
  options: CheckedFormOptions<Values, Field>,
): CheckedForm<Values> {
  const { defaultValues, validate, send } = options;
  const form = useForm<Values, unknown, Values>({
    defaultValues,
    resolver: checksResolver(validate),
    // The field of the first failing rule is focused below, which is not always the first one on screen.
    shouldFocusError: false,
  });
  const isSending = useRef(false);
  const mutation = useMutation<unknown, Error, Values>({
    mutationFn: send,
    networkMode: 'always',
    retry: false,
    onError: (error) => {
      isSending.current = false;
      showAtFields(form, error);
    },
  });

  // Once something is wrong, the message follows what is typed: the first rule that still fails.
  const isWrong = Object.keys(form.formState.errors).length > 0;
  const firstMessage = isWrong ? (validate(form.getValues()).first?.message ?? null) : null;

  const sendOnce = (values: Values) => {
    // A state says « pending » one drawing too late for a double click.
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(values);
  };
  const showFirst = () => {
    const { first } = validate(form.getValues());
    mutation.reset();
    if (first !== null) form.setFocus(first.field);
  };

  return {
    form,
    control: form.control,
    submit: () => form.handleSubmit(sendOnce, showFirst)(),
    // What was accepted is not sent again while the next screen arrives.
    isPending: mutation.isPending || mutation.isSuccess,
    firstMessage,
    failure: mutation.error,
  };
}

/** A field the form does not have keeps its message in `failure`. */
function showAtFields<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  error: Error,
): void {
  if (!isApiError(error)) return;
  const fields = Object.keys(form.getValues());
  for (const [name, [message]] of Object.entries(error.fieldErrors)) {
    const field = fields.find((known): known is FieldPath<Values> => known === name);
    if (field !== undefined && message !== undefined) form.setError(field, { type: 'server', message });
  }
}
