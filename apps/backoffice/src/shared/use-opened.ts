import { isApiError } from '@repo/api-sdk';
import { useState } from 'react';

interface Versioned {
  readonly version: number | string;
}

/** The record that a form was opened on, while another version may be stored since: what `Conflict` needs of it. */
export function useOpened<Opened extends Versioned>(record: Opened) {
  const [opened, setOpened] = useState(record);
  const [handled, setHandled] = useState<Error | null>(null);
  const isStale = record.version !== opened.version;
  return {
    opened,
    /** With the last failure of the form. */
    conflictOf: (failure: Error | null) => ({
      isStale,
      refusal: failure !== handled && isApiError(failure) && failure.status === 409 ? failure : null,
      /** What the form says itself. */
      message: isStale || failure === handled ? undefined : failure?.message,
      /** Both states were read: the form goes on from what is stored now. */
      restart: () => {
        setOpened(record);
        setHandled(failure);
      },
    }),
  };
}
