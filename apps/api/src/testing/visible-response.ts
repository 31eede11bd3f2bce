import type { TestResponse } from './create-test-app.ts';

/** All that a response reveals to an unauthenticated client, but for what differs between any two requests. */
export function visibleResponse({ status, body, headers }: TestResponse) {
  const isRefusal = typeof body === 'object' && body !== null && 'request_id' in body;
  return {
    status,
    body: isRefusal ? { ...body, request_id: '' } : body,
    headers: { ...headers, 'x-request-id': '', ratelimit: '', date: '' },
  };
}
