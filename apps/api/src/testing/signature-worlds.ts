// The two signature providers, each with a stand-in for the signer on its page, for the suite that runs on both.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { typesetPdf } from '../pdf/typeset.ts';
import { createOutboundClient } from '../ports/outbound/outbound-client.ts';
import { createYousign } from '../ports/signature/create-signature-port.ts';
import { createLocalSignature } from '../ports/signature/local/local-signature.ts';
import type { CreateSignatureInput, SignaturePort } from '../ports/signature/signature-port.ts';
import type { YousignSettings } from '../provider-settings.ts';
import { createFakeClock, createFakeIds, type FakeClock } from './fakes.ts';
import { openTestDatabase } from './test-database.ts';
import { standInSettings, startYousignStandIn, type YousignStandIn } from './yousign/yousign-stand-in.ts';

export interface SignatureWorld {
  signature: SignaturePort;
  clock: FakeClock;
  /** The person opens their link and signs or refuses. False: there is nothing to do on the page. */
  end: (externalId: string, end: 'done' | 'declined') => Promise<boolean>;
  isLinkGood: (url: string) => Promise<boolean>;
  close: () => Promise<void>;
}

const notAtAll = async () => undefined;
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

/** A contract to sign, typeset as ours are. */
export async function signatureInput(
  externalId: string,
  signer: Partial<CreateSignatureInput['signer']> = {},
): Promise<CreateSignatureInput> {
  const createdAt = new Date('2026-03-02T09:00:00.000Z');
  const typeset = (title: string) =>
    typesetPdf({ brand: 'Yield', title, subtitle: '', footer: '', createdAt }, (pdf) => {
      pdf.paragraph(title);
      pdf.signature('Signature');
    });
  return {
    externalId,
    name: 'Souscription USDFY PO-2026-0001',
    documents: [
      { nature: 'contract', fileName: 'contrat-PO-2026-0001.pdf', content: await typeset('Contrat') },
      { nature: 'pep', fileName: 'declaration-pep-PO-2026-0001.pdf', content: await typeset('PEP') },
    ],
    signer: {
      firstName: 'Camille',
      lastName: 'Moreau',
      email: 'camille@exemple.fr',
      phone: '06-12-34-56-78',
      ...signer,
    },
    summary: [['Montant', '15 000,00 €']],
  };
}

export function yousignOf(
  standIn: YousignStandIn,
  clock: FakeClock,
  changes: Partial<YousignSettings> = {},
): SignaturePort {
  const log = pino({ level: 'silent' });
  const outbound = createOutboundClient({ allowedOrigins: [standIn.origin], log, pause: notAtAll });
  return createYousign({ ...standInSettings, baseUrl: standIn.origin, ...changes }, { clock, log, outbound });
}

export async function openYousignWorld(): Promise<SignatureWorld & { standIn: YousignStandIn }> {
  const clock = createFakeClock();
  const standIn = await startYousignStandIn({ clock });
  return {
    signature: yousignOf(standIn, clock),
    clock,
    standIn,
    end: async (externalId, end) => standIn.end(externalId, end),
    isLinkGood: async (url) => standIn.isLinkGood(url),
    close: standIn.close,
  };
}

export async function openLocalWorld(): Promise<SignatureWorld> {
  const clock = createFakeClock();
  const { db, close } = await openTestDatabase();
  const keyFolder = await mkdtemp(path.join(tmpdir(), 'signature-world-'));
  const apiUrl = 'http://localhost:4110';
  const options = { db, clock, ids: createFakeIds(), secret: 's'.repeat(32), apiUrl, keyFolder };
  const signature = createLocalSignature(options);
  const visitor = { ipAddress: '192.0.2.7', userAgent: 'Navigateur de test' };
  return {
    signature,
    clock,
    end: async (externalId, end) => {
      const link = await signature.getLink(externalId);
      if (link === null) return false;
      const token = tokenOf(link.iframeUrl);
      const { signing } = signature;
      return (await (end === 'done' ? signing.sign(token, visitor) : signing.decline(token))) === end;
    },
    isLinkGood: async (url) => (await signature.signing.openPage(tokenOf(url))) !== null,
    close: async () => {
      await close();
      await rm(keyFolder, { recursive: true, force: true });
    },
  };
}
