import { isApiError } from '@repo/api-sdk';
import type { Failure, Verdict } from '@repo/domain/validation';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '../sending/use-sending.ts';

export interface CheckedFormOptions<Values extends object> {
  readonly initial: Values;
  /** The ordered checks of the domain. */
  readonly validate: (values: Values) => Verdict<FieldOf<Values>>;
  /** Sends values that passed every check; what it throws becomes `failure`. Once it is done, another screen follows. */
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
  /** Keeps what can take the focus when the field is the first one that fails. */
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
  /** Checks, then sends, or takes the focus to the field of the first rule that fails. */
  readonly submit: () => void;
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** The message of the whole form: the first rule that fails, in the order of the specification (R059). */
  readonly firstMessage: string | null;
  /** Why the last sending failed; what was typed is still there. */
  readonly failure: Error | null;
}

/**
 * The one way a form works here: checked by the domain's rules when it is sent, its messages following what is typed
 * from then on, sent once, kept as it is when the call fails, the server's own field errors shown at their fields. The
 * first wrong field is focused, whether the rules or the server rejected it.
 */
export function useCheckedForm<Values extends object>(
  options: CheckedFormOptions<Values>,
): CheckedForm<Values> {
  const { validate, send } = options;
  const [initial] = useState(options.initial);
  const [values, setValues] = useState(initial);
  // A code is sent by the event that types its last digit: before the state of that digit is drawn.
  const typed = useRef(values);
  const controls = useRef(new Map<string, Focusable>());
  const messages = useMessages(values, validate);
  // What was accepted is not sent again while the next screen arrives.
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
  // Syncs the browser's focus with the server's refusal, once the fields take it again.
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

/** What is said at the fields: the rules that failed at the last sending and still do, and what the server refused. */
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
    /** What the server refused was another value. */
    clear: (changed: readonly string[]) =>
      setRefused((held) => new Map([...held].filter(([name]) => !changed.includes(name)))),
  };
}

/** The server's first message on each field; one on a field the form does not have is said by `failure` alone. */
function refusals(error: Error): ReadonlyMap<string, string> {
  const byField = isApiError(error) ? Object.entries(error.fieldErrors) : [];
  return new Map(byField.flatMap(([name, [message]]) => (message === undefined ? [] : [[name, message]])));
}

function differ<Values extends object>(some: Values, others: Values): boolean {
  for (const name in some) if (some[name] !== others[name]) return true;
  return false;
}
