import { isApiError } from '@repo/api-sdk';
import type { Failure, Verdict } from '@repo/domain/validation';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '../sending/use-sending.ts';

export interface CheckedFormOptions<Values extends object> {
  readonly initial: Values;
  /** The ordered checks of the domain. */
  readonly validate: (values: Values) => Verdict<FieldOf<Values>>;
  /** Submits values that passed every check; what it throws becomes `failure`. On success another screen follows. */
  readonly send: (values: Values) => Promise<unknown>;
}

/** The names of the fields: one for each value. */
export type FieldOf<Values> = keyof Values & string;

/** What a field of the design system needs of its form: spread it. */
export interface FieldBinding<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
  /** Registers the element to focus when the field is the first one that fails. */
  readonly ref: (control: Focusable | null) => void;
}

/** An input, or anything else that can take the focus. */
interface Focusable {
  readonly focus: () => void;
}

export interface CheckedForm<Values extends object> {
  readonly values: Values;
  /** Sets several values at once. */
  readonly change: (changed: Partial<Values>) => void;
  readonly field: <Name extends FieldOf<Values>>(name: Name) => FieldBinding<Values[Name]>;
  /** Checks, then submits, or focuses the field of the first rule that fails. */
  readonly submit: () => void;
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** The message of the whole form: the first rule that fails, in the order of the specification (R059). */
  readonly firstMessage: string | null;
  /** Why the last submission failed; the values are kept. */
  readonly failure: Error | null;
}

/**
 * The form hook of all screens. It checks the domain's rules on submit and updates the messages while typing from then
 * on; submits once; keeps the values when the call fails; shows the server's field errors at their fields. The first
 * invalid field is focused, whether the rules or the server rejected it.
 */
export function useCheckedForm<Values extends object>(
  options: CheckedFormOptions<Values>,
): CheckedForm<Values> {
  const { validate, send } = options;
  const [initial] = useState(options.initial);
  const [values, setValues] = useState(initial);
  // A code is submitted by the event that types its last digit, before that digit is rendered.
  const typed = useRef(values);
  const controls = useRef(new Map<string, Focusable>());
  const messages = useMessages(values, validate);
  // An accepted form is not submitted again while the next screen loads.
  const isAccepted = useRef(false);
  const sending = useSending<unknown, Error, Values>({
    mutationFn: send,
    retry: false,
    onSuccess: () => {
      isAccepted.current = true;
    },
    onError: (error) => messages.refuse(refusals(error)),
  });
  const failure = sending.error;
  // Syncs the browser's focus with the server's field errors, once the fields are enabled again.
  useEffect(() => {
    const refused = failure === null ? null : refusals(failure);
    const first = [...controls.current].find(([name]) => refused?.has(name));
    first?.[1].focus();
  }, [failure]);

  const replace = (next: Values, changed: readonly string[]) => {
    typed.current = next;
    setValues(next);
    messages.clear(changed);
  };
  const set = <Name extends FieldOf<Values>>(name: Name, value: Values[Name]) => {
    const next = { ...typed.current };
    next[name] = value;
    replace(next, [name]);
  };

  return {
    values,
    change: (changed) => replace({ ...typed.current, ...changed }, Object.keys(changed)),
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: messages.at(name),
      ref: (control) => {
        if (control === null) controls.current.delete(name);
        else controls.current.set(name, control);
      },
    }),
    submit: () => {
      if (isAccepted.current || sending.isUnderway()) return;
      const { failures, first } = validate(typed.current);
      messages.show(failures);
      if (first === null) sending.send(typed.current);
      else {
        sending.reset();
        controls.current.get(first.field)?.focus();
      }
    },
    isDirty: differ(values, initial),
    isPending: sending.isPending || sending.isSuccess,
    firstMessage: messages.first,
    failure,
  };
}

/** The messages at the fields: the rules that failed at the last submission and still do, and the server's errors. */
function useMessages<Values extends object>(
  values: Values,
  validate: CheckedFormOptions<Values>['validate'],
) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const standing = shown.size === 0 ? [] : validate(values).failures.filter(({ field }) => shown.has(field));
  return {
    first: standing[0]?.message ?? null,
    at: (name: string) => standing.find(({ field }) => field === name)?.message ?? refused.get(name),
    show: (failures: readonly Failure<string>[]) => setShown(new Set(failures.map(({ field }) => field))),
    refuse: setRefused,
    /** The server's error was about another value. */
    clear: (changed: readonly string[]) =>
      setRefused((held) => new Map([...held].filter(([name]) => !changed.includes(name)))),
  };
}

/** The server's first message on each field; an error on a field that the form lacks is shown by `failure` only. */
function refusals(error: Error): ReadonlyMap<string, string> {
  const byField = isApiError(error) ? Object.entries(error.fieldErrors) : [];
  return new Map(byField.flatMap(([name, [message]]) => (message === undefined ? [] : [[name, message]])));
}

function differ<Values extends object>(some: Values, others: Values): boolean {
  for (const name in some) if (some[name] !== others[name]) return true;
  return false;
}
