// Small valid files, generated so that nothing binary is committed.
import type { TestFile } from './test-request.ts';

const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const png = (name = 'recto.png'): TestFile => ({
  name,
  mime: 'image/png',
  bytes: Buffer.from(onePixelPng, 'base64'),
});

/** Its objects one after the other, the first one its catalog; no table of contents, which readers do without. */
export const pdfOf = (objects: readonly (string | Buffer)[], trailer = '<</Root 1 0 R>>'): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`trailer${trailer}\n%%EOF\n`),
  ]);

export const emptyPage = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>',
] as const;

export const pdf = (name = 'kbis.pdf'): TestFile => ({
  name,
  mime: 'application/pdf',
  bytes: pdfOf(emptyPage),
});

/** 64 by 48 pixels of one colour, in HEVC. */
export const heic = (name = 'IMG_0001.HEIC'): TestFile => ({
  name,
  mime: 'image/heic',
  bytes: Buffer.from(tinyHeic.join(''), 'base64'),
});

const tinyHeic = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
  'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGAACAAEAAAAAAAAA',
  'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA',
  'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED',
  'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz',
  'cGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt',
  'ZwACAAEAAQAAACBtZGF0AAAAFCgBrxmA70mlv//CWHoe+utaY+bg',
];

export const svg = (name = 'logo.svg'): TestFile => ({
  name,
  mime: 'image/svg+xml',
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
});
