import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserWallet, signWithWallet } from './browser-wallet.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

afterEach(() => vi.unstubAllGlobals());

const wallet = (results: Readonly<Record<string, () => unknown>>) => {
  const request = vi.fn(({ method }: { method: string }) => Promise.resolve(results[method]?.()));
  vi.stubGlobal('ethereum', { request });
  const found = browserWallet();
  if (found === null) throw new Error('no wallet');
  return { request, sign: () => signWithWallet(found, { address, text: 'é' }) };
};

const refuse = (code: number) => () => {
  throw Object.assign(new Error('no'), { code });
};

describe('the wallet of the browser', () => {
  it('is none where nothing results at window.ethereum', () => {
    expect(browserWallet()).toBeNull();
    vi.stubGlobal('ethereum', 'text');
    expect(browserWallet()).toBeNull();
  });

  it('signs the text, as bytes in hexadecimal, with the declared address', async () => {
    const { request, sign } = wallet({
      eth_requestAccounts: () => [address.toLowerCase()],
      personal_sign: () => '0xabc',
    });
    expect(await sign()).toEqual({ kind: 'signed', signature: '0xabc' });
    expect(request).toHaveBeenLastCalledWith({ method: 'personal_sign', params: ['0xc3a9', address] });
  });

  it.each([
    ['open on another address', { eth_requestAccounts: () => ['0x00'] }, 'otherAddress'],
    ['not connected by its owner', { eth_requestAccounts: refuse(4001) }, 'refused'],
    [
      'refused by its owner',
      { eth_requestAccounts: () => [address], personal_sign: refuse(4001) },
      'refused',
    ],
    ['broken', { eth_requestAccounts: () => [address], personal_sign: refuse(-32_603) }, 'failed'],
    ['without a signature', { eth_requestAccounts: () => [address], personal_sign: () => null }, 'failed'],
  ])('%s signs nothing', async (_, results, kind) => {
    expect(await wallet(results).sign()).toEqual({ kind });
  });
});
