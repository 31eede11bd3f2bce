import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { explainFailure, requireRegistry, trustMachineCertificates } from './network.mjs';

const servers = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Address of a registry on this machine that treats each request so. */
async function registry(onRequest) {
  const server = createServer(onRequest).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}/`;
}

/** With a setting that npm does not know, of which it warns. */
const check = (address, limitMs) =>
  requireRegistry({ ...process.env, npm_config_registry: address, npm_config_unknown: 'x' }, limitMs);

describe('the check of the registry', () => {
  it('passes when the registry responds', async () => {
    const address = await registry((_request, response) => response.end('{}'));
    await expect(check(address)).resolves.toBe(address);
  });

  it('passes when the registry has no ping', async () => {
    const address = await registry((_request, response) => response.writeHead(404).end('{}'));
    await expect(check(address)).resolves.toBe(address);
  });

  it('reports within its time limit that a registry does not respond', async () => {
    const address = await registry(() => {});
    await expect(check(address, 5_000)).rejects.toThrow(
      `The npm registry ${address} did not respond within 5 s: check the network and the proxy (HTTPS_PROXY)`,
    );
  });

  it('reports that a registry is out of order', async () => {
    const address = await registry((_request, response) => response.writeHead(503).end());
    await expect(check(address)).rejects.toThrow(
      `The npm registry ${address} responded 503: it is out of order`,
    );
  });

  it('reports that a registry cannot be reached', async () => {
    await expect(check('http://127.0.0.1:1/')).rejects.toThrow(
      'The npm registry http://127.0.0.1:1/ cannot be reached (ECONNREFUSED): check the network, the proxy',
    );
  });

  it.each([
    ['SELF_SIGNED_CERT_IN_CHAIN', /does not trust .* NODE_EXTRA_CA_CERTS/],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /does not trust/],
    ['CERT_HAS_EXPIRED', /does not trust/],
    ['ENOTFOUND', /name that cannot be resolved .*npm config set registry/],
    ['E401', null],
    ['E404', null],
    [undefined, null],
  ])('explains %s', (code, sentence) => {
    if (sentence === null) expect(explainFailure(code)).toBeNull();
    else expect(explainFailure(code)).toMatch(sentence);
  });
});

describe('trusted certificates', () => {
  it('are those of the machine, for Node 24 and for an older version', () => {
    expect(trustMachineCertificates({}, (file) => file.startsWith('/etc/pki/'))).toEqual({
      NODE_USE_SYSTEM_CA: '1',
      NODE_EXTRA_CA_CERTS: '/etc/pki/tls/certs/ca-bundle.crt',
    });
    expect(trustMachineCertificates({}, () => false)).toEqual({ NODE_USE_SYSTEM_CA: '1' });
  });

  it('are left as the environment sets them', () => {
    const own = { NODE_USE_SYSTEM_CA: '0', NODE_EXTRA_CA_CERTS: '/own.pem' };
    expect(trustMachineCertificates(own, () => true)).toEqual(own);
  });
});
