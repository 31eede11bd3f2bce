import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const eventUri = 'https://api.calendly.com/scheduled_events/0b7a1c2e-5f3d-4a8b-9c11-2d7e6f5a4b3c';
const record = (token: string, uri = eventUri) =>
  test.call('recordAppointment', { token, body: { event_uri: uri } });
const activity = async (token: string) =>
  (await test.expectOk('getDashboard', { token })).events.filter(
    ({ metadata }) => metadata.topic === 'appointment',
  );

it('writes a booking on the activity of its client once, however often its page posts it', async () => {
  const client = await signIn(test, 'client');
  const other = await signIn(test, 'client');
  test.clock.set('2026-03-02T09:00:00.000Z');
  const first = await record(client.token);
  test.clock.set('2026-03-02T09:05:00.000Z');
  const again = await record(client.token);
  for (const { status, body } of [first, again])
    expect([status, body]).toEqual([200, { booked_at: '2026-03-02T09:00:00.000Z' }]);
  expect(await activity(client.token)).toMatchObject([
    { type: 'other', occurred_at: '2026-03-02T09:00:00.000Z', metadata: { topic: 'appointment' } },
  ]);
  expect(await activity(other.token)).toEqual([]);
  await record(other.token);
  await record(client.token, `${eventUri}2`);
  expect(await activity(client.token)).toHaveLength(2);
  expect(await activity(other.token)).toHaveLength(1);
});

it.each([
  'https://calendly.com/scheduled_events/0b7a1c2e',
  'https://api.calendly.com.exemple.fr/scheduled_events/0b7a1c2e',
  'https://api.calendly.com/scheduled_events/0b7a1c2e/invitees/1',
  'http://api.calendly.com/scheduled_events/0b7a1c2e',
  'javascript:alert(1)',
])('refuses the event of another host, or of none: %s', async (uri) => {
  const { token } = await signIn(test, 'client');
  expect((await record(token, uri)).status).toBe(400);
  expect(await activity(token)).toEqual([]);
});
