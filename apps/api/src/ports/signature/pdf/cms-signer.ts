// The CMS signature of a PAdES baseline seal (ETSI EN 319 142-1, level B-B): content type, message digest and
// signing-certificate-v2 are signed. The signing time is the PDF's own /M entry, not an attribute. A time stamp of the signature makes
// it level B-T.
import { createHash } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SealingKey } from './sealing-key.ts';

const oids = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
} as const;

const sha256 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

/** `SigningCertificateV2` of RFC 5035 with one ESSCertIDv2; SHA-256 is its default hash, so it is not written. */
function signingCertificate(certificate: Uint8Array): Sequence {
  const hash = new OctetString({ valueHex: sha256(certificate) });
  const essCertId = new Sequence({ value: [hash] });
  return new Sequence({ value: [new Sequence({ value: [essCertId] })] });
}

/** The DER of a time stamp over the value of the signature; null for none. */
export type StampSignature = (signature: Uint8Array<ArrayBuffer>) => Promise<Uint8Array | null>;

export class CmsSigner extends Signer {
  readonly #key: SealingKey;
  readonly #stamp: StampSignature | undefined;

  constructor(key: SealingKey, stamp?: StampSignature) {
    super();
    this.#key = key;
    this.#stamp = stamp;
  }

  /** Returns the DER of a detached CMS signature over `content`, the bytes of the PDF's byte range. */
  override async sign(content: Buffer): Promise<Buffer> {
    const certificate = Certificate.fromBER(Uint8Array.from(this.#key.certificate.raw));
    const attributes = [
      new Attribute({
        type: oids.contentType,
        values: [new ObjectIdentifier({ value: ContentInfo.DATA })],
      }),
      new Attribute({
        type: oids.messageDigest,
        values: [new OctetString({ valueHex: sha256(content) })],
      }),
      new Attribute({
        type: oids.signingCertificateV2,
        values: [signingCertificate(this.#key.certificate.raw)],
      }),
    ];
    const { issuer, serialNumber } = certificate;
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
      certificates: [
        certificate,
        ...this.#key.issuers.map(({ raw }) => Certificate.fromBER(Uint8Array.from(raw))),
      ],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
          signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
        }),
      ],
    });
    await signed.sign(this.#key.privateKey, 0, 'SHA-256', new Uint8Array(content));
    await this.#addStamp(signed.signerInfos);
    const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
    return Buffer.from(info.toSchema().toBER());
  }
  async #addStamp([signer]: readonly SignerInfo[]): Promise<void> {
    if (this.#stamp === undefined || signer === undefined) return;
    const token = await this.#stamp(Uint8Array.from(signer.signature.valueBlock.valueHexView));
    if (token === null) return;
    const stamp = new Attribute({
      type: oids.timeStampToken,
      values: [fromBER(Uint8Array.from(token)).result],
    });
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [stamp] });
  }
}
