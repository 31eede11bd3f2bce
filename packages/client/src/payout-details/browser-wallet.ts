/** The wallet of the browser (EIP-1193): it lists its addresses and signs a text (EIP-191), and moves nothing. */

interface BrowserWallet {
  readonly request: (call: { method: string; params?: readonly string[] }) => Promise<unknown>;
}

export type WalletResult =
  | { readonly kind: 'signed'; readonly signature: string }
  /** By its owner, in the wallet. */
  | { readonly kind: 'refused' }
  /** The wallet is open on other addresses than the one declared. */
  | { readonly kind: 'otherAddress' }
  | { readonly kind: 'failed' };

/** `null` in a browser without one. */
export function browserWallet(): BrowserWallet | null {
  const provider: unknown = Reflect.get(window, 'ethereum');
  return isWallet(provider) ? provider : null;
}

function isWallet(provider: unknown): provider is BrowserWallet {
  return typeof provider === 'object' && provider !== null && 'request' in provider;
}

/** Has the owner of `address` sign `text`: their wallet shows it to them, and they accept or refuse. */
export async function signWithWallet(
  wallet: BrowserWallet,
  { address, text }: { readonly address: string; readonly text: string },
): Promise<WalletResult> {
  try {
    const accounts = await wallet.request({ method: 'eth_requestAccounts' });
    // The case of an address is a checksum that some wallets leave out.
    const isOwn = Array.isArray(accounts) && accounts.some((account) => isSame(account, address));
    if (!isOwn) return { kind: 'otherAddress' };
    const signature = await wallet.request({ method: 'personal_sign', params: [toHex(text), address] });
    return typeof signature === 'string' ? { kind: 'signed', signature } : { kind: 'failed' };
  } catch (error) {
    return { kind: isRefusal(error) ? 'refused' : 'failed' };
  }
}

const isSame = (account: unknown, address: string) =>
  typeof account === 'string' && account.toLowerCase() === address.trim().toLowerCase();

const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** EIP-1193: the user rejected the request. */
const USER_REJECTED = 4001;

function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === USER_REJECTED;
}
