import type { TestAnswer } from './create-test-app.ts';

/** All that a stranger is told by an answer, but for what differs between any two requests. */
export function told({ status, body, headers }: TestAnswer) {
  const isRefusal = typeof body === 'object' && body !== null && 'request_id' in body;
  return {
    status,
    body: isRefusal ? { ...body, request_id: '' } : body,
    headers: { ...headers, 'x-request-id': '', date: '' },
  };
}
