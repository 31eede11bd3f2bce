// Small valid files, generated so that nothing binary is committed.
import type { TestFile } from './test-request.ts';

const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const png = (name = 'recto.png'): TestFile => ({
  name,
  mime: 'image/png',
  bytes: Buffer.from(onePixelPng, 'base64'),
});

export const pdf = (name = 'kbis.pdf'): TestFile => ({
  name,
  mime: 'application/pdf',
  bytes: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

export const svg = (name = 'logo.svg'): TestFile => ({
  name,
  mime: 'image/svg+xml',
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
});
