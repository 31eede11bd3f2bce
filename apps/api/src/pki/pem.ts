// Keys and certificates in PEM, as files hold them.

export interface PemBlock {
  label: string;
  der: Uint8Array<ArrayBuffer>;
  /** As it is written. */
  text: string;
}

const blocks = /-----BEGIN ([A-Z\d ]+)-----([^-]+)-----END \1-----/g;

/** In the order of the file. */
export function readPem(pem: string): PemBlock[] {
  return [...pem.matchAll(blocks)].map(([text, label = '', body = '']) => ({
    label,
    der: Uint8Array.from(Buffer.from(body, 'base64')),
    text,
  }));
}

export const certificatesOf = (pem: string): PemBlock[] =>
  readPem(pem).filter(({ label }) => label === 'CERTIFICATE');

export function toPem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
