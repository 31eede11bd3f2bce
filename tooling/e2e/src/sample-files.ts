/** Sample files, generated so that none has to be in the repository. */
import { crc32, deflateSync } from 'node:zlib';
import type { TestFile } from './fields.ts';

/** A real PNG of one colour: the server decodes what it receives. */
export function photo(
  name: string,
  [red, green, blue]: readonly [number, number, number] = [90, 110, 100],
): TestFile {
  const width = 320;
  const height = 200;
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, green, blue]))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const content = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', content };
}

export function csv(name: string, content: string): TestFile {
  return { name, mimeType: 'text/csv', content };
}

/** One empty page. */
export function pdf(name: string): TestFile {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj',
  ];
  const content = ['%PDF-1.7', ...objects, 'trailer<</Root 1 0 R>>', '%%EOF', ''].join('\n');
  return { name, mimeType: 'application/pdf', content };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
