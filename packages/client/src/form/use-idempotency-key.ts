import { newIdempotencyKey } from '@repo/api-sdk';
import { useRef } from 'react';

/** One key per payload: repeating the same request is harmless, a changed payload is another action (D13). */
export function useIdempotencyKey(): (intention: unknown) => string {
  const held = useRef({ intention: '', key: '' });
  return (intention) => {
    const text = JSON.stringify(intention);
    if (held.current.intention !== text || held.current.key === '') {
      held.current = { intention: text, key: newIdempotencyKey() };
    }
    return held.current.key;
  };
}
