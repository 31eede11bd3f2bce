// How to speak to each provider, once its variables are read.
import { z } from 'zod';

export const yousignLevels = [
  'electronic_signature',
  'advanced_electronic_signature',
  'qualified_electronic_signature',
] as const;
export const yousignAuthentications = ['otp_email', 'otp_sms', 'no_otp'] as const;

/** How to speak to the identity provider. */
export interface SumsubSettings {
  appToken: string;
  secretKey: string;
  /** Of the webhook alone: the provider gives it a secret of its own. */
  webhookSecret: string;
  levelName: string;
  baseUrl: string;
}

/** How to speak to the signature provider. */
export interface YousignSettings {
  apiKey: string;
  /** Of its messages; a message of the other environment is refused. */
  webhookSecret: string;
  environment: 'production' | 'sandbox';
  signatureLevel: (typeof yousignLevels)[number];
  /** How the signer proves their identity, on the provider's page. */
  authentication: (typeof yousignAuthentications)[number];
  baseUrl: string;
}

/** Where the networks of coins are read. */
export interface ChainSettings {
  /** An Esplora API. */
  bitcoinUrl: string;
  /** The JSON-RPC API of a node of the main network. */
  ethereumUrl: string;
}

/** Where published exchange rates are downloaded. */
export interface RatesSettings {
  /** The folder of the ECB's files. */
  ecbUrl: string;
  krakenUrl: string;
}

/** `host:port`, or the path of a socket of this machine. In clear: on this machine or a network of ours. */
export const antivirusAddress = z
  .string()
  .refine(
    (value) => value.startsWith('/') || isHostAndPort(value),
    'must be host:port, or the path of a socket',
  );

function isHostAndPort(value: string): boolean {
  const url = URL.parse(`tcp://${value}`);
  return url !== null && url.port !== '' && url.host === value;
}
