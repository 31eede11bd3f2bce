import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const bucket = {
  FILES: 's3',
  S3_REGION: 'fr-par',
  S3_BUCKET: 'files-of-yield',
  S3_ACCESS_KEY_ID: 'KEY',
  S3_SECRET_ACCESS_KEY: 'a-secret-of-the-bucket',
};

it('files are in a folder by default, though a bucket is named', () => {
  expect(readSettings({}).s3).toBeNull();
  expect(readSettings({ ...bucket, FILES: '' }).s3).toBeNull();
});

it('a bucket has its region, name and key, and Amazon’s address unless another is set', () => {
  const read = readSettings({ ...bucket, S3_ENDPOINT: '', S3_PATH_STYLE: '' }).s3;
  expect(read).toEqual({
    endpoint: null,
    region: 'fr-par',
    bucket: 'files-of-yield',
    accessKeyId: 'KEY',
    secretAccessKey: 'a-secret-of-the-bucket',
    isPathStyle: false,
  });
  const other = { S3_ENDPOINT: 'https://s3.exemple.fr', S3_PATH_STYLE: 'true' };
  expect(readSettings({ ...bucket, ...other }).s3).toMatchObject({
    endpoint: 'https://s3.exemple.fr',
    isPathStyle: true,
  });
});

it.each(['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
  '%s is needed with a bucket, by its name',
  (name) => {
    expect(() => readSettings({ ...bucket, [name]: '' })).toThrow(`${name}: must be set with FILES=s3.`);
  },
);

it.each([
  ['http://s3.exemple.fr', /^S3_ENDPOINT: must be a bare origin with https/],
  ['https://s3.exemple.fr/bucket', /^S3_ENDPOINT: /],
])('the address %s is refused', (endpoint, sentence) => {
  expect(() => readSettings({ ...bucket, S3_ENDPOINT: endpoint })).toThrow(sentence);
});
