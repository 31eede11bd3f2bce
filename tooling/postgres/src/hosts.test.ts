import { describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { findPrimary, hostUrls } from './hosts.ts';

describe('an address', () => {
  it.each([
    ['postgres://app:p,w@db/app', ['postgres://app:p,w@db/app']],
    [
      'postgres://app:p@a,b:6000/app?target_session_attrs=read-write',
      [
        'postgres://app:p@a/app?target_session_attrs=read-write',
        'postgres://app:p@b:6000/app?target_session_attrs=read-write',
      ],
    ],
    ['postgresql://a:1,[::1]:2/app', ['postgresql://a:1/app', 'postgresql://[::1]:2/app']],
    ['postgres:///app?host=/run/a,b', ['postgres:///app?host=/run/a,b']],
  ])('%s names these servers', (url, urls) => {
    expect(hostUrls(url)).toEqual(urls);
  });
});

it('no server that responds is an outage, whose sentence has no password', async () => {
  const url = `postgres://app:hush@127.0.0.1:${await freePort()},127.0.0.1:${await freePort()}/app`;
  await expect(findPrimary(url)).rejects.toMatchObject({
    code: '57P03',
    message: 'none of the 2 servers accepts writes',
  });
});

it('a single server is taken as it is, without a call', async () => {
  const url = `postgres://app@127.0.0.1:${await freePort()}/app`;
  expect(await findPrimary(url)).toBe(url);
});
