// A whole server that has its contracts signed at the stand-in of Yousign.
import type { Settings } from '../../settings.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { createFakeClock } from '../fakes.ts';
import { messageOf } from './yousign-messages.ts';
import { standInSettings, startYousignStandIn, type YousignStandIn } from './yousign-stand-in.ts';

export interface YousignApp {
  test: TestApp;
  standIn: YousignStandIn;
  send: (message: { body: string; signature?: string | undefined }) => ReturnType<TestApp['call']>;
  /** The message of what this request has become. */
  sendState: (externalId: string, changes?: Parameters<typeof messageOf>[1]) => ReturnType<TestApp['call']>;
  close: () => Promise<void>;
}

export async function openYousignApp(changes: Partial<Settings['yousign']> = {}): Promise<YousignApp> {
  const standIn = await startYousignStandIn({ clock: createFakeClock() });
  const test = await createTestApp({ yousign: { ...standInSettings, baseUrl: standIn.origin, ...changes } });
  standIn.world.clock = test.clock;
  const send: YousignApp['send'] = ({ body, signature }) =>
    test.call('receiveYousignWebhook', {
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-yousign-signature-256': signature }),
      },
    });
  return {
    test,
    standIn,
    send,
    sendState: (externalId, message) => {
      const [request] = standIn.requestsOf(externalId);
      if (request === undefined) throw new Error(`the stand-in has no request ${externalId}`);
      return send(messageOf(request, message));
    },
    close: async () => {
      await test.close();
      await standIn.close();
    },
  };
}
